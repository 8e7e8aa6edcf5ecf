import { getZodiacSignByName } from '@org/zodiac-core';

/** The sign an article is about: the first that its keyword or else its title names, in one or in many. */
export function signOfArticle(article: { targetKeyword: string; title: string }) {
  const words = `${article.targetKeyword} ${article.title}`.match(/\p{L}+/gu) ?? [];
  return words.flatMap((word) => signNamed(word) ?? signNamed(word.replace(/s$/, '')) ?? []).at(0);
}

/** By its English or Chinese name. In pinyin "she" is the Snake and "long" the Dragon, in English they are not. */
function signNamed(word: string) {
  const sign = getZodiacSignByName(word);
  const pinyin = sign?.pinyin.normalize('NFD').replace(/\p{M}/gu, '');
  return word.toLowerCase() === pinyin ? undefined : sign;
}
