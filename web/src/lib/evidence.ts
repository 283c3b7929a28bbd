/** The first sixteen digits of a head in groups of four, as people compare them. */
export function short(head: string): string {
  return (head.slice(0, 16).match(/.{1,4}/g) ?? []).join(' ');
}
