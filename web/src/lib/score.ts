/** Points as people write them, `0,5`, `1.5` or `1 1/2`, as the desk reads them: `1/2`, `1½`. Anything else stays. */
export function score(text: string): string {
  const half = /^(\d*)(?:[.,]5|½| 1\/2)$/.exec(text.trim());
  if (!half) return text.trim();
  const whole = Number(half[1] || 0);
  return whole > 0 ? `${whole}½` : '1/2';
}

/** Whether a text is a number of points, in quarters at most. */
export const isScore = (text: string): boolean => /^(?:\d{1,3}|\d{0,3}[¼½¾]|1\/4|1\/2|3\/4)$/.test(score(text));
