import { getZodiacSignById, zodiacSigns, type ZodiacSignId, getZodiacSignByName } from '@org/zodiac-core';
import {
  dataPath,
  elementsPath,
  numbersPath,
  pairPath,
  signPath,
  yearPath,
} from '@org/public-pages/paths.ts';
import { almanacPaths } from '@org/public-pages/render.js';
import { categoryOf } from '@org/article-composer';
import type { Services } from '#integrations/services.ts';
import { tablesForWriting } from '#modules/catalog/lists/founding-tables.ts';
import { categorise, uncategorised } from './queries.ts';

interface Titled {
  title: string;
  targetKeyword: string;
}

/** Weight of a shared subject: two articles about one pair have more in common than two about one element. */
const weights = { pair: 4, year: 4, number: 3, sign: 3, data: 2, element: 1 } as const;

type Kind = keyof typeof weights;

/** Possible subjects of articles besides signs, by the words that name them. */
const named: readonly (readonly [Kind, RegExp])[] = [
  ['year', /\b(?:19\d\d|20\d\d|2100)\b/g],
  ['element', /\b(?:wood|fire|earth|metal|water)\b/g],
  ['number', /\b(?:life path|number) (?:number )?\d{1,2}\b/g],
  ['data', /\b(?:compan(?:y|ies)|brands?|cars?|states?)\b/g],
];
const dataNames: Readonly<Record<string, string>> = {
  company: 'companies',
  brand: 'brands',
  car: 'brands',
  cars: 'brands',
  state: 'states',
};

/** The words “brands” and “states” alone often mean something else. */
const dataPhrases: Readonly<Record<string, string>> = { brands: 'car brands', states: 'US states' };

/** The subjects of an article, each as its kind and name, such as `sign ox`, from its keyword and title. */
export function subjectsOf({ title, targetKeyword }: Titled): ReadonlySet<string> {
  const text = `${targetKeyword} ${title}`;
  const signs = signsNamed(text);
  const subjects = new Set(signs.map(({ id }) => `sign ${id}`));
  if (signs.length === 2) subjects.add(`pair ${pairOf(signs.map(({ id }) => id))}`);
  for (const [kind, words] of named) {
    for (const [found] of text.toLowerCase().matchAll(words)) {
      const name = kind === 'number' ? (/\d+/.exec(found)?.[0] ?? '') : (dataNames[found] ?? found);
      subjects.add(`${kind} ${name}`);
    }
  }
  return subjects;
}

/** Two signs in the order of the circle, such as `rat-ox`. */
const pairOf = (ids: readonly ZodiacSignId[]): string =>
  zodiacSigns
    .filter(({ id }) => ids.includes(id))
    .map(({ id }) => id)
    .join('-');

/** The weight of a subject that two articles share. */
export const weightOf = (subject: string): number => weights[subject.split(' ')[0] as Kind];

/** A page of the almanac about a subject. Mentions of the subject in articles link to it. */
export interface Hub {
  path: string;
  /** Words that name the subject in a text, with their capitals. */
  phrases: readonly string[];
}

/** The almanac's pages about the subjects of an article: its pair, years, element, number, list and signs. */
export function hubsOf(article: Titled): Hub[] {
  const ofKind = (kind: Kind): string[] =>
    [...subjectsOf(article)]
      .filter((subject) => subject.startsWith(`${kind} `))
      .map((subject) => subject.slice(kind.length + 1));
  const nameOf = (id: string): string => getZodiacSignById(id as ZodiacSignId).name;
  const hubs: Hub[] = [
    ...ofKind('pair').map((pair) => {
      const [one = '', two = ''] = pair.split('-').map(nameOf);
      return { path: pairPath(pair), phrases: [`${one} and ${two}`, `${two} and ${one}`] };
    }),
    ...ofKind('year').map((year) => ({ path: yearPath(Number(year)), phrases: [year] })),
    ...ofKind('element').map((element) => ({
      path: elementsPath,
      phrases: [element.charAt(0).toUpperCase() + element.slice(1)],
    })),
    ...ofKind('number').map((number) => ({
      path: numbersPath,
      phrases: [`life path ${number}`, `Life path ${number}`, `life-path number ${number}`],
    })),
    ...ofKind('data').map((data) => ({ path: dataPath, phrases: [dataPhrases[data] ?? data] })),
    ...ofKind('sign').map((sign) => ({ path: signPath(sign), phrases: [nameOf(sign), `${nameOf(sign)}s`] })),
  ];
  return hubs.filter(({ path }) => almanacPaths.includes(path));
}

/** The sign of an article: the first one that its keyword names, or else its title, in singular or plural. */
export const signOfArticle = ({ targetKeyword, title }: { targetKeyword: string; title: string }) =>
  signsNamed(`${targetKeyword} ${title}`).at(0);

/** The signs that a text names, in order and without duplicates. */
function signsNamed(text: string) {
  const words = text.match(/\p{L}+/gu) ?? [];
  return [...new Set(words.flatMap((word) => signNamed(word) ?? signNamed(word.replace(/s$/, '')) ?? []))];
}

/** Finds a sign by its English or Chinese name, but not by pinyin: "she" and "long" are English words too. */
function signNamed(word: string) {
  const sign = getZodiacSignByName(word);
  const pinyin = sign?.pinyin.normalize('NFD').replace(/\p{M}/gu, '');
  return word.toLowerCase() === pinyin ? undefined : sign;
}

export const categoriseArticlesJob = 'categorise-articles';
/** Maximum number of articles per run. The next run follows a minute later. */
const maxPerRun = 200;

/**
 * Stores the category of new articles and of articles with a new keyword, and the subjects of articles that have
 * none.
 */
export async function categoriseArticles({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const posts = await uncategorised(db, maxPerRun);
  if (posts.length === 0) return;
  const tables = await tablesForWriting(db);
  for (const post of posts)
    await categorise(db, post, {
      category: categoryOf(post.targetKeyword, tables, clock()) ?? 'other',
      subjects: [...subjectsOf(post)],
    });
}
