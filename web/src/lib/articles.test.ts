import { expect, test } from 'vitest';

import { byCitation } from './articles';
import type { Article } from './message';

const article = (key: string, citation: string) => ({ key, citation }) as Article;

test('an article is named once, with every provision in it', () => {
  const offer = article('draw-offer.unconditional', '9.1.2.1');
  const agreed = article('end.draw-agreement', '5.2.3');
  const until = article('draw-offer.irrevocable-until-answered', '9.1.2.1');
  expect(byCitation([offer, agreed, until])).toEqual([[offer, until], [agreed]]);
  expect(byCitation([])).toEqual([]);
});
