/** Letters that Unicode does not decompose into a base letter and a mark. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** A text without case and accents, as a sort key for names. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øłđðþßæœı]/g, (letter) => plainLetters[letter] ?? letter);

/**
 * The words of a text without accents, case and punctuation, separated by single spaces: `Nestlé S.A.` becomes
 * `nestle sa`, and `Procter & Gamble` becomes `procter and gamble`. Names and searches are compared in this form.
 */
export const plainWords = (text: string): string =>
  plainText(text)
    .replaceAll(/['’‘`.]/g, '')
    .replaceAll(/[&+]/g, ' and ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The plain words of a text without spaces, so that `JP Morgan` equals `JPMorgan`. */
export const compactWords = (text: string): string => plainWords(text).replaceAll(' ', '');

/** All distinct plain words of the texts, between spaces: ` word` finds words that start with `word`. */
export function searchText(texts: readonly (string | null | undefined)[]): string {
  const words = new Set(texts.flatMap((text) => (text ? plainWords(text).split(' ') : [])));
  words.delete('');
  return words.size === 0 ? ' ' : ` ${[...words].join(' ')} `;
}
