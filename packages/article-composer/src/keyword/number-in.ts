const spelled = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The digit that a word spells, except for “one”, which rarely means the number. */
export function spelledNumber(word: string): number | undefined {
  const place = spelled.indexOf(word);
  return place < 0 ? undefined : place + 2;
}

/** The number that a keyword asks about. For repeated digits, such as 888, it is the digit. */
export function numberIn(words: readonly string[]): number | undefined {
  const found = words.find((word) => /^\d{1,2}$/.test(word) || /^([1-9])\1{2,3}$/.test(word));
  if (found === undefined) return asksInWords(words) ? spelledIn(words) : undefined;
  const number = Number(found);
  if (number >= 1 && number <= 33) return number;
  return number > 99 ? Number(found.charAt(0)) : undefined;
}

/** Whether a keyword asks about a number in words. In "three unlucky signs", the number counts something else. */
const asksInWords = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:numbers?|unlucky)$/.test(word)) &&
  !words.some((word) => /^(?:signs|animals|years|days|colou?rs)$/.test(word));

const spelledIn = (words: readonly string[]): number | undefined =>
  words.map(spelledNumber).find((number) => number !== undefined);
