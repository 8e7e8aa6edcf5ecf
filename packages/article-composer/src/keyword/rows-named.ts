import type { Founding } from '../article.ts';
import { nearWord } from './near-word.ts';
import { plainKeyword } from './plain-keyword.ts';
import { signOfWord } from './sign-words.ts';
import { elementsByWord, themesByWord } from './theme.ts';
import { wordsIn } from './words-in.ts';

/** Names that are also common words. They match only with the capitals of the name. */
const commonWords = new Set(['man', 'gap', 'target', 'block', 'match', 'mini', 'smart', 'seat', 'box', 'coach', 'guess', 'indeed', 'square', 'zoom', 'progressive', 'general', 'global', 'discover', 'unity', 'nice', 'next', 'ally', 'booking', 'fox', 'genesis', 'lucid', 'rocket', 'shell', 'visa', 'wise', 'notion', 'linear', 'universal', 'spirit', 'chase', 'monday', 'compass', 'best', 'good', 'great', 'the', 'ram', 'hummer', 'spring', 'personal', 'public', 'open', 'home', 'first', 'ball', 'southern', 'carnival', 'regions', 'principal', 'equity']); // prettier-ignore

/**
 * Returns the rows whose names occur in the keyword, in its order. Of two overlapping names the longer one matches.
 * Names that are words of the zodiac, such as signs and elements, do not match.
 */
export function rowsNamed(list: readonly Founding[], keyword: string): Founding[] {
  const text = plainKeyword(keyword);
  let haystack = ` ${wordsIn(text).join(' ')} `;
  const places = new Map<Founding, number>();
  const candidates = list
    .map((founding) => ({
      founding,
      name: wordsOfName(founding),
    }))
    .filter(
      ({ founding, name }) =>
        name.length > 2 &&
        haystack.includes(` ${name} `) &&
        !nearWord(name, [...themesByWord.keys()]) &&
        !elementsByWord[name] &&
        !signOfWord(name) &&
        (!commonWords.has(name) || text.includes(founding.name)),
    )
    .toSorted((a, b) => b.name.length - a.name.length);
  for (const { founding, name } of candidates) {
    const place = haystack.indexOf(` ${name} `);
    if (place < 0) continue;
    places.set(founding, place);
    // The same number of spaces keeps the positions of other names.
    haystack = haystack.replace(` ${name} `, ' '.repeat(name.length + 2));
  }
  return [...places].toSorted(([, a], [, b]) => a - b).map(([founding]) => founding);
}

const wordsOfNames = new WeakMap<Founding, string>();

function wordsOfName(founding: Founding): string {
  const known = wordsOfNames.get(founding);
  if (known !== undefined) return known;
  const words = wordsIn(founding.name).join(' ');
  wordsOfNames.set(founding, words);
  return words;
}
