import { getZodiacSignByName } from '@org/zodiac-core';

/** The sign of an article: the first one that its keyword names, or else its title, in singular or plural. */
export const signOfArticle = ({ targetKeyword, title }: { targetKeyword: string; title: string }) =>
  signsNamed(`${targetKeyword} ${title}`).at(0);

/** The signs that a text names, in order and without duplicates. */
export function signsNamed(text: string) {
  const words = text.match(/\p{L}+/gu) ?? [];
  return [...new Set(words.flatMap((word) => signNamed(word) ?? signNamed(word.replace(/s$/, '')) ?? []))];
}

/** Finds a sign by its English or Chinese name, but not by pinyin: "she" and "long" are English words too. */
function signNamed(word: string) {
  const sign = getZodiacSignByName(word);
  const pinyin = sign?.pinyin.normalize('NFD').replace(/\p{M}/gu, '');
  return word.toLowerCase() === pinyin ? undefined : sign;
}
