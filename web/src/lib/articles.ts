import type { Article } from './message';

/** Provisions by the article that they are cited as, in the order given: several may stand in one article. */
export function byCitation(articles: Article[]): [Article, ...Article[]][] {
  const groups = new Map<string, [Article, ...Article[]]>();
  for (const article of articles) {
    const group = groups.get(article.citation);
    if (group) group.push(article);
    else groups.set(article.citation, [article]);
  }
  return [...groups.values()];
}
