import type { Founding } from '../article.ts';
import { isKnownWord } from './vocabulary.ts';
import { plainKeyword, wordsIn } from './plain-keyword.ts';
import { elementOfWord, signOfWord } from './sign-words.ts';

/** Lets other work run, if enough time has passed. */
export type Pause = () => Promise<void> | undefined;

/** Rows between two pauses. They take less than a millisecond. */
export const rowsPerPause = 64;

/** Names that are also common words. They match only with the capitals of the name. */
const commonWords = new Set(['man', 'gap', 'equinox', 'target', 'block', 'match', 'mini', 'smart', 'seat', 'box', 'coach', 'guess', 'indeed', 'square', 'zoom', 'progressive', 'general', 'global', 'discover', 'unity', 'nice', 'next', 'ally', 'booking', 'fox', 'genesis', 'lucid', 'rocket', 'shell', 'visa', 'wise', 'notion', 'linear', 'universal', 'spirit', 'chase', 'monday', 'compass', 'best', 'good', 'great', 'the', 'ram', 'hummer', 'spring', 'personal', 'public', 'open', 'home', 'first', 'ball', 'southern', 'carnival', 'regions', 'principal', 'equity', 'office', 'phones', 'maps', 'messenger', 'threads', 'word', 'windows', 'prime', 'echo', 'edge', 'teams', 'excel', 'meet', 'drive', 'photos', 'keep', 'wallet', 'maker', 'kindle', 'star', 'fresh', 'safe', 'pool', 'tide', 'dove', 'axe', 'always', 'sparks', 'time', 'origin', 'action', 'sees', 'wiki', 'noon', 'anchor', 'bob', 'vs', 'sky', 'legend', 'nature', 'roots', 'loves', 'reserved', 'borders', 'popular', 'snow', 'hero', 'ba', 'farmers', 'lot', 'coin', 'beam', 'medium', 'db', 'dec', 'nb', 'hog', 'spot', 'pins', 'casino', 'baccarat', 'thrifty', 'digital', 'jump', 'palm', 'gateway', 'singer', 'grange', 'rim', 'shark', 'penny', 'java', 'seek', 'enterprise', 'walkers', 'persona', 'indian', 'oath', 'peacock', 'admiral', 'affirm', 'arm', 'bill', 'boring', 'central', 'crown', 'everest', 'frontline', 'greenland', 'lion', 'metro', 'mosaic', 'natura', 'news', 'partners', 'patterson', 'persimmon', 'pilot', 'recruit', 'revolve', 'sea', 'sage', 'titan', 'urban', 'williams', 'workhorse', 'yellow', 'zip', 'kerry', 'coles', 'goat', 'king', 'at home', 'country garden', 'indian hotels', 'public power', 'real estate', 'ring']); // prettier-ignore

/** The signs of the Western zodiac, some of which are also names of companies. */
export const westernSigns: ReadonlySet<string> = new Set(
  'aries taurus gemini leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(' '),
);

/** Returns the rows whose names occur in the keyword, in its order. Of two overlapping names the longer one matches. */
export function rowsNamed(list: readonly Founding[], keyword: string): Founding[] {
  const text = plainKeyword(keyword);
  const words = wordsIn(text);
  const index = indexOf(list);
  let haystack = ` ${words.join(' ')} `;
  const places = new Map<Founding, number>();
  const found = [...new Set(words)]
    .flatMap((word) => index.get(word) ?? [])
    .filter(
      (name) =>
        haystack.includes(` ${name.words} `) &&
        ((!westernSigns.has(name.words) && (!isPlain(name.words) || text.includes(name.written))) ||
          describes(name.founding, wordAfter(words, name.words))),
    )
    .toSorted((a, b) => b.words.length - a.words.length || Number(a.isShort) - Number(b.isShort));
  for (const { founding, words: name } of found) {
    const place = haystack.indexOf(` ${name} `);
    if (place < 0 || places.has(founding)) continue;
    places.set(founding, place);
    // Replaces the name with as many spaces, so that other names keep their positions.
    haystack = haystack.replace(` ${name} `, ' '.repeat(name.length + 2));
  }
  return [...places].toSorted(([, a], [, b]) => a - b).map(([founding]) => founding);
}

/** The rows of a founder whom a keyword names, best known first. */
export function rowsOfFounder(list: readonly Founding[], keyword: string): Founding[] {
  const words = ` ${wordsIn(plainKeyword(keyword)).join(' ')} `;
  const isNamed = (person: string) => words.includes(` ${wordsIn(person).join(' ')} `);
  return list
    .filter(({ aliases, facts }) =>
      [...aliases.filter((alias) => people.has(alias)), ...(facts?.founders?.split('; ') ?? [])].some(
        (person) => person.includes(' ') && isNamed(person),
      ),
    )
    .toSorted((a, b) => b.fame - a.fame);
}

/** Replaces the names of rows in a keyword with spaces. */
export function withoutNames(keyword: string, rows: readonly Founding[]): string {
  let text = keyword;
  for (const { words } of rows.flatMap(namesOf).toSorted((a, b) => b.words.length - a.words.length)) {
    const pattern = words
      .split(' ')
      .map(RegExp.escape)
      .join(String.raw`[^\p{L}\d]+`);
    text = text.replace(new RegExp(String.raw`(?<![\p{L}\d])${pattern}(?:[’']s)?(?![\p{L}\d])`, 'giu'), ' ');
  }
  return text;
}

const isPlain = (words: string): boolean =>
  commonWords.has(words) ||
  words
    .split(' ')
    .every(
      (word) => isKnownWord(word) || signOfWord(word) !== undefined || elementOfWord(word) !== undefined,
    );

/** The word behind a name, as “gym” in "equinox gym". */
const wordAfter = (words: readonly string[], name: string): string | undefined =>
  ` ${words.join(' ')} `.split(` ${name} `, 2)[1]?.split(' ', 1)[0];

/** Whether a word says what a row makes or offers. */
function describes({ kind, knownFor, facts }: Founding, word = ''): boolean {
  const one = inSingular(word);
  return (
    one.length > 2 &&
    !linking.has(word) &&
    wordsIn(`${kind ?? ''} ${facts?.trade ?? ''} ${knownFor ?? ''}`).some((each) => inSingular(each) === one)
  );
}

const linking = new Set(['and', 'for', 'the', 'with', 'from', 'that', 'first', 'its']);

const inSingular = (word: string): string => word.replace(/s$/, '');

/** The words behind the names of rows that say what these make or offer, as “gym” in "equinox gym". */
export function describingWords(keyword: string, rows: readonly Founding[]): string[] {
  const words = wordsIn(plainKeyword(keyword));
  return rows.flatMap((row) =>
    namesOf(row).flatMap((name) => {
      const word = wordAfter(words, name.words);
      return word !== undefined && describes(row, word) ? [word] : [];
    }),
  );
}

interface Name {
  readonly founding: Founding;
  readonly written: string;
  readonly words: string;
  /** Whether the name leaves out the legal form. */
  readonly isShort: boolean;
}

/** The names by their first word. */
type NameIndex = Map<string, Name[]>;

const indexes = new WeakMap<readonly Founding[], NameIndex>();

/** Returns the index of a list, which is cached because lists never change. */
function indexOf(list: readonly Founding[]): NameIndex {
  const known = indexes.get(list);
  if (known) return known;
  const index: NameIndex = new Map();
  for (const founding of list) addNames(index, founding);
  indexes.set(list, index);
  return index;
}

/** Makes the index of a list, with pauses. */
export async function prepareNames(list: readonly Founding[], pause: Pause): Promise<void> {
  if (indexes.has(list)) return;
  const index: NameIndex = new Map();
  for (const [place, founding] of list.entries()) {
    addNames(index, founding);
    if (place % rowsPerPause === 0) await pause();
  }
  indexes.set(list, index);
}

function addNames(index: NameIndex, founding: Founding): void {
  for (const name of namesOf(founding)) {
    const [first = ''] = name.words.split(' ', 1);
    const names = index.get(first);
    if (names) names.push(name);
    else index.set(first, [name]);
  }
}

/** People whose names are aliases of companies. A keyword with such a name asks for a birthday. */
const people = new Set(['Elon Musk']);

/** “Co.” in "Nintendo Co.", and other words at the end of a name that people leave out. */
const legalForms =
  /(?:,?\s+(?:&\s*)?(?:incorporated|inc|corporation|corp|company|co|limited|ltd|llc|plc|ag|se|sa|nv|gmbh|kg|group|holdings?)\.?)+$/i;

/** The names of a row, as written in lists and as people write them. */
export const namesOf = (founding: Founding): Name[] => {
  const full = [founding.name, ...founding.aliases.filter((alias) => !people.has(alias))];
  const withoutThe = founding.name.replace(/^The /, '');
  const short = [withoutThe, founding.name.replace(legalForms, ''), withoutThe.replace(legalForms, '')];
  return [...new Set([...full, ...short])]
    .map((written) => ({
      founding,
      written,
      words: wordsIn(written).join(' '),
      isShort: !full.includes(written),
    }))
    .filter(({ words }) => words.length > 1);
};
