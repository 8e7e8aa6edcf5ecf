import {
  getZodiacSignByDate,
  getZodiacSignByName,
  zodiacSigns,
  type CalendarDate,
  type Element,
  type Relation,
  type ZodiacSign,
} from '@org/zodiac-core';
import type { ArticleTables, Founding } from './article.ts';

export type Theme =
  | 'work'
  | 'money'
  | 'love'
  | 'car'
  | 'company'
  | 'state'
  | 'numerology'
  | 'calendar'
  | 'element';

/** The topics that were recognised in a keyword. */
export interface KeywordTopics {
  /** The keyword as plain text. It must still be escaped for HTML. */
  readonly text: string;
  /** The same with misspelt sign names corrected. */
  readonly spelled: string;
  /** Signs in the order of the keyword. */
  readonly signs: readonly ZodiacSign[];
  /** Years from 1584 to 2199, for which New Year's Day of the next year is known too. */
  readonly years: readonly number[];
  readonly elements: readonly Element[];
  readonly lifePaths: readonly number[];
  /** Full dates. Their zodiac years are included in `years`. */
  readonly dates: readonly CalendarDate[];
  /** Days of the month without a date, as in "birthday number 29". */
  readonly birthdays: readonly number[];
  /** Compatibility rules. */
  readonly rules: readonly Relation[];
  readonly themes: readonly Theme[];
  /** Rows whose names occur, in the order of the keyword. */
  readonly states: readonly Founding[];
  readonly carBrands: readonly Founding[];
  readonly companies: readonly Founding[];
}

const otherNames: Readonly<Record<string, string>> = {
  mouse: 'rat', mice: 'rat', cow: 'ox', bull: 'ox', buffalo: 'ox', oxen: 'ox', cat: 'rabbit', hare: 'rabbit', bunny: 'rabbit',
  serpent: 'snake', pony: 'horse', sheep: 'goat', ram: 'goat', chicken: 'rooster', cock: 'rooster', hen: 'rooster',
  hound: 'dog', puppy: 'dog', boar: 'pig', hog: 'pig',
}; // prettier-ignore

const elements: Readonly<Record<string, Element>> = {
  wood: 'Wood', fire: 'Fire', earth: 'Earth', metal: 'Metal', gold: 'Metal', water: 'Water',
}; // prettier-ignore

const themeWords: Readonly<Record<Theme, string>> = {
  work: 'career careers job jobs work working boss manager leader leadership office profession professional hiring interview colleague colleagues coworker team business entrepreneur entrepreneurs startup',
  money: 'money wealth rich finance finances salary invest investing investment income fortune',
  love: 'love romance marriage marry married relationship relationships dating partner partners wife husband couple soulmate match matches compatible compatibility',
  car: 'car cars vehicle automobile brand brands auto drive truck',
  company: 'company companies employer employers corporation firms firm',
  state: 'state states statehood usa america american',
  numerology: 'numerology life path number numbers lucky birthday master',
  calendar:
    'calendar years date dates birth born lunar cycle sexagenary horoscope zodiac sign signs animal animals',
  element: 'element elements stem stems yin yang',
};

const themesByWord = new Map<string, Theme>(
  (Object.keys(themeWords) as Theme[]).flatMap((theme) =>
    themeWords[theme].split(' ').map((word): [string, Theme] => [word, theme]),
  ),
);

/** Words that are one edit away from a sign's name but are not misspellings of it. */
const plainWords = new Set(['house', 'money', 'honey', 'timer', 'shake', 'snack', 'stake', 'later', 'wader', 'norse', 'donkey', 'roster', 'booster', 'course', 'would', 'world', 'heart', 'tire', 'fired', 'wooden', 'metals']); // prettier-ignore

/** Names that are also common words. They match only with the capitals of the name. */
const commonWords = new Set(['man', 'gap', 'target', 'block', 'match', 'mini', 'smart', 'seat', 'box', 'coach', 'guess', 'indeed', 'square', 'zoom', 'progressive', 'general', 'global', 'discover', 'unity', 'nice', 'next', 'ally', 'booking', 'fox', 'genesis', 'lucid', 'rocket', 'shell', 'visa', 'wise', 'notion', 'linear', 'universal', 'spirit', 'chase', 'monday', 'compass', 'best', 'good', 'great', 'the', 'ram', 'hummer', 'spring', 'personal', 'public', 'open', 'home', 'first', 'ball', 'southern', 'carnival', 'regions', 'principal', 'equity']); // prettier-ignore

const firstYear = 1584;
const lastYear = 2199;

/** Recognises the topics of a keyword. Words may have one typing error. */
export function keywordTopics(keyword: string, facts: ArticleTables): KeywordTopics {
  const text = plainKeyword(keyword);
  const words = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  const dates = datesIn(text);
  const withoutDates = dateForms.reduce((left, form) => left.replace(form, ' '), text);
  const years = unique((withoutDates.match(/(?<![\p{L}\d])\d{4}(?![\p{L}\d])/gu) ?? []).map(Number));
  const found = (list: readonly Founding[]) => rowsNamed(list, text);
  return {
    text,
    spelled: spelledOut(text),
    signs: unique(words.flatMap((word) => signOfWord(word) ?? [])),
    years: unique([...dates.flatMap((date) => getZodiacSignByDate(date)?.zodiacYear ?? []), ...years]).filter(
      (year) => year >= firstYear && year <= lastYear,
    ),
    elements: unique(words.flatMap((word) => elements[near(word, Object.keys(elements)) ?? ''] ?? [])),
    dates,
    lifePaths: lifePathsIn(withoutDates),
    birthdays: birthdaysIn(withoutDates),
    rules: (Object.keys(ruleWords) as Relation[]).filter((rule) => ruleWords[rule]?.test(text)),
    themes: unique(
      words.flatMap((word) =>
        // "Monkey" is one edit away from "money".
        isSignWord(word) ? [] : (themesByWord.get(near(word, [...themesByWord.keys()]) ?? '') ?? []),
      ),
    ),
    states: found(facts.usStates),
    carBrands: found(facts.carBrands),
    companies: found(facts.companies),
  };
}

/**
 * Converts a keyword to plain text: without tags and control characters, with single spaces, cut at a word boundary
 * to at most 60 characters.
 */
export function plainKeyword(keyword: string): string {
  const plain = keyword
    .normalize('NFC')
    .replace(/<(script|style)\b[\s\S]*?(<\/\1[^>]*>|$)/gi, ' ')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/[\p{C}<>"“”&`]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= 60
    ? plain
    : plain
        .slice(0, 61)
        .replace(/\s+\S*$/, '')
        .slice(0, 60);
}

const isSignWord = (word: string): boolean => {
  const singular = word.replace(/s$/, '');
  return [word, singular].some(
    (each) => zodiacSigns.some(({ id }) => id === each) || Object.hasOwn(otherNames, each),
  );
};

const spelledOut = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const lower = word.toLowerCase();
    return isSignWord(lower) || /\p{Script=Han}/u.test(word) ? word : (signOfWord(lower)?.name ?? word);
  });

function signOfWord(word: string): ZodiacSign | undefined {
  const singular = zodiacSigns.some(({ id }) => id === word) ? word : word.replace(/s$/, '');
  const name = near(singular, [...zodiacSigns.map(({ id }) => id), ...Object.keys(otherNames)]);
  // Pinyin is not recognised, because "long" (dragon) is an English word.
  const chinese = /\p{Script=Han}/u.test(word) ? getZodiacSignByName(word)?.id : undefined;
  const id = chinese ?? (name && (otherNames[name] ?? name));
  return zodiacSigns.find((sign) => sign.id === id);
}

const numbersIn = (text: string): number[] =>
  unique((text.match(/\b\d{1,2}(?=\b|st|nd|rd|th)/g) ?? []).map(Number));

const lifePathsIn = (text: string): number[] =>
  /life[\s-]*path|numerolog|master number|\bnumbers? \d/i.test(text) && !/luck|birth\s*day/i.test(text)
    ? numbersIn(text).filter((number) => (number >= 1 && number <= 9) || [11, 22, 33].includes(number))
    : [];

const birthdaysIn = (text: string): number[] =>
  /birth\s*day|born on/i.test(text) ? numbersIn(text).filter((day) => day >= 1 && day <= 31) : [];

const monthWords = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthForm = String.raw`(?<month>(?:${monthWords.join('|')})\p{L}*)\.?`;
const dayForm = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const yearForm = String.raw`(?<year>\d{4})`;

/** `5 February 1962`, `February 5th, 1962`, `1962-02-05`. */
const dateForms = [
  new RegExp(String.raw`\b${dayForm}(?: of)? ${monthForm},? ${yearForm}\b`, 'giu'),
  new RegExp(String.raw`\b${monthForm} ${dayForm},? ${yearForm}\b`, 'giu'),
  /\b(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)\b/gu,
];

function datesIn(text: string): CalendarDate[] {
  return dateForms
    .flatMap((form) => [...text.matchAll(form)])
    .map(({ groups: { year = '', month = '', day = '' } = {} }) => ({
      year: Number(year),
      month: Number(month) || monthWords.indexOf(month.slice(0, 3).toLowerCase()) + 1,
      day: Number(day),
    }))
    .filter(
      (date) => date.year >= firstYear && date.year <= lastYear && getZodiacSignByDate(date) !== undefined,
    );
}

const ruleWords: Readonly<Partial<Record<Relation, RegExp>>> = {
  'three-harmonies': /three harmon|\btrines?\b|triangle of|three allies/i,
  'six-harmony': /six harmon|secret friend/i,
  'six-clash': /clash|opposite signs?/i,
  'six-harm': /\bharms?\b/i,
};

/** Returns the candidate that equals the word or, for candidates of five letters or more, is one edit away from it. */
function near(word: string, candidates: readonly string[]): string | undefined {
  if (candidates.includes(word)) return word;
  if (word.length < 4 || plainWords.has(word) || themesByWord.has(word) || Object.hasOwn(elements, word))
    return undefined;
  return candidates.find((candidate) => candidate.length > 4 && isOneEditAway(word, candidate));
}

/** Whether one letter was replaced, removed or added, or two neighbours swapped. The first letter must be equal. */
function isOneEditAway(word: string, other: string): boolean {
  if (word.charAt(0) !== other.charAt(0) || Math.abs(word.length - other.length) > 1) return false;
  let same = 0;
  while (same < word.length && word.charAt(same) === other.charAt(same)) same += 1;
  const [rest, otherRest] = [word.slice(same), other.slice(same)];
  const swapped = rest.charAt(1) + rest.charAt(0) + rest.slice(2);
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    swapped === otherRest
  );
}

/**
 * Returns the rows whose names occur in the keyword, in its order. Of two overlapping names the longer one matches.
 * Names that are words of the zodiac, such as signs and elements, do not match.
 */
export function rowsNamed(list: readonly Founding[], keyword: string): Founding[] {
  const text = plainKeyword(keyword);
  const words = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  let haystack = ` ${words.join(' ')} `;
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
        !near(name, [...themesByWord.keys()]) &&
        !elements[name] &&
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
  const words = (founding.name.toLowerCase().match(/\p{L}+|\d+/gu) ?? []).join(' ');
  wordsOfNames.set(founding, words);
  return words;
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];
