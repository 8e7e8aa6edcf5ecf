import { getZodiacSignByName } from '@org/zodiac-core';

/** The sign of an article: the first one that its keyword, else its title, names in singular or plural. */
export function signOfArticle(article: { targetKeyword: string; title: string }) {
  const words = `${article.targetKeyword} ${article.title}`.match(/\p{L}+/gu) ?? [];
  return words.flatMap((word) => signNamed(word) ?? signNamed(word.replace(/s$/, '')) ?? []).at(0);
}

/** Finds a sign by its English or Chinese name, but not by pinyin: "she" and "long" are English words too. */
function signNamed(word: string) {
  const sign = getZodiacSignByName(word);
  const pinyin = sign?.pinyin.normalize('NFD').replace(/\p{M}/gu, '');
  return word.toLowerCase() === pinyin ? undefined : sign;
}
