import { getZodiacSignByName } from '@org/zodiac-core';

/** The sign an article is about: the first that its keyword or else its title names, in one or in many. */
export function signOfArticle(article: { targetKeyword: string; title: string }) {
  const words = `${article.targetKeyword} ${article.title}`.match(/\p{L}+/gu) ?? [];
  return words
    .flatMap((word) => getZodiacSignByName(word) ?? getZodiacSignByName(word.replace(/s$/, '')) ?? [])
    .at(0);
}
