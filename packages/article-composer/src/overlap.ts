import { zodiacSigns } from '@org/zodiac-core';
import { elementOfWord, signOfWord } from './keyword/sign-words.ts';
import { monthNames } from './wording/calendar-phrases.ts';

/** The number of words in a shingle. */
const shingleLength = 8;
/**
 * Minimum number of shingles by which the share is divided. Otherwise one common sentence could be half of the
 * wording of an article that consists of tables.
 */
const minShingles = 35;
/** An article repeats another one if they share this part of its wording. */
export const maxOverlap = 0.15;

const months = new Set(monthNames.map((name) => name.toLowerCase()));
const signNames = new Set(zodiacSigns.map(({ name }) => name.toLowerCase()));

/**
 * The wording of an article: its sequences of eight words, each once, without tables, which are data. Signs, elements, numbers, months and names are
 * masked, so that articles from one template are equal whatever they are filled with.
 */
export function wordingOf(html: string): ReadonlySet<string> {
  const shingles = new Set<string>();
  const prose = html.replaceAll(/<table>.*?<\/table>/gs, '').replaceAll(/<\/?(?:a|strong|em)\b[^>]*>/g, '');
  const blocks = prose.split(/<[^>]+>/);
  for (const block of blocks) {
    const words = masked(block);
    for (let from = 0; from + shingleLength <= words.length; from += 1)
      shingles.add(words.slice(from, from + shingleLength).join(' '));
  }
  return shingles;
}

/** The share of an article's wording that another article has too, from 0 to 1. */
export function overlap(article: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...article].filter((shingle) => other.has(shingle)).length;
  return shared / Math.max(article.size, minShingles);
}

/** The words of a text in lower case, with one `_` for all that may differ between two articles of one template. */
const masked = (text: string): string[] =>
  wordsOf(text).filter((word, index, all) => word !== '_' || all[index - 1] !== '_');

function wordsOf(text: string): string[] {
  let startsSentence = true;
  return (text.match(/[\p{L}\p{M}’]+|\d+|[.!?:]/gu) ?? []).flatMap((token) => {
    if (/^[.!?:]$/.test(token)) {
      startsSentence = true;
      return [];
    }
    const isName = !startsSentence && /^\p{Lu}/u.test(token);
    startsSentence = false;
    const word = token.toLowerCase().replace(/’s?$/, '');
    return isName || isVariable(word) ? ['_'] : [word];
  });
}

const isVariable = (word: string): boolean =>
  /^\d/.test(word) ||
  /\p{Script=Han}/u.test(word) ||
  months.has(word) ||
  signNames.has(word) ||
  signOfWord(word) !== undefined ||
  elementOfWord(word) !== undefined;
