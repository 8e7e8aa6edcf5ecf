/**
 * Writes a word that is repeated three times or more once, and a keyword that consists of one part again and again as that
 * part. A word that occurs twice may mean two signs, as in "tiger tiger compatibility".
 */
export function withoutRepeats(keyword: string): string {
  const words = keyword.split(' ');
  const isSame = (a: string | undefined, b: string | undefined): boolean =>
    a?.toLowerCase() === b?.toLowerCase();
  const period = words.findIndex(
    (_, length) =>
      length > 0 &&
      words.length % length === 0 &&
      words.every((word, place) => isSame(word, words[place % length])),
  );
  const once = period > 0 ? words.slice(0, period) : words;
  return once
    .filter((word, place) => !(isSame(word, once[place - 1]) && repeatsAround(once, place) > 2))
    .join(' ');
}

/** The length of the run of equal words at a place. */
function repeatsAround(words: readonly string[], place: number): number {
  const word = words[place]?.toLowerCase();
  const isOther = (each: string): boolean => each.toLowerCase() !== word;
  const before = words.slice(0, place).findLastIndex(isOther) + 1;
  const after = words.slice(place).findIndex(isOther);
  return (after < 0 ? words.length : place + after) - before;
}
