import { text } from '@org/content/articles';
import { text as glossary } from '@org/content/glossary';
import { stars, type Star } from '@org/zodiac-core/stars';
import { filledIn } from '../claims/filled.ts';
import { lowerFirst } from '../claims/passage.ts';

/** A term of birth charts that people search for by itself. */
export interface ChartTerm {
  readonly pattern: RegExp;
  /** A word that asks for the article that explains the term. */
  readonly askedBy: 'reading' | 'shensha';
  readonly name: string;
  /** In one or two sentences. */
  readonly meaning: string;
  /** The star, if the term is one. */
  readonly star?: Star;
}

/** Stars whose names mean something else without “star”. */
const needsTheWord: readonly Star['id'][] = [
  'prosperity',
  'blade',
  'general',
  'canopy',
  'robbery',
  'calamity',
  'lost-spirit',
];

const termOfStar = (star: Star): ChartTerm => {
  const name = star.english.toLowerCase().replace(/ star$/, '');
  const isPlain = needsTheWord.includes(star.id) || star.english.endsWith(' Star');
  return {
    pattern: new RegExp(
      String.raw`\b${name.replace('traveling', 'travell?ing')}${isPlain ? ' stars?' : '(?: stars?)?'}\b`,
    ),
    askedBy: 'shensha',
    name: star.english,
    meaning: filledIn(text('pillar.star'), { star: star.english, meaning: lowerFirst(star.meaning) }),
    star,
  };
};

const ofChart = (pattern: RegExp, id: TermOfReading): ChartTerm => ({
  pattern,
  askedBy: 'reading',
  name: `${glossary(`terms.${id}.term`)} (${glossary(`terms.${id}.characters`)})`,
  meaning: glossary(`terms.${id}.meaning`),
});

type TermOfReading =
  | 'day-master'
  | 'ten-gods'
  | 'hidden-stem'
  | 'useful-element'
  | 'phase'
  | 'life-stage'
  | 'void'
  | 'na-yin';

const terms: readonly ChartTerm[] = [
  ofChart(/\bday masters?\b/, 'day-master'),
  ofChart(/\bten gods?\b/, 'ten-gods'),
  ofChart(/\bhidden stems?\b/, 'hidden-stem'),
  ofChart(/\b(?:useful|favorable) (?:god|element)s?\b/, 'useful-element'),
  ofChart(/\b(?:luck|ten[- ]year) (?:pillar|phase|cycle)s?\b|\bda ?yun\b/, 'phase'),
  ofChart(/\b(?:twelve )?life stages?\b/, 'life-stage'),
  ofChart(/\bvoid branch(?:es)?\b|\bkong ?wang\b/, 'void'),
  ofChart(/\bna ?yin\b/, 'na-yin'),
  ...stars.map(termOfStar),
];

/** The term of birth charts that a keyword in lower case names. */
export const chartTermIn = (keyword: string): ChartTerm | undefined =>
  terms.find(({ pattern }) => pattern.test(keyword));

/** Replaces the term with the word that asks for its article. */
export const withoutChartTerm = (keyword: string, term: ChartTerm | undefined): string =>
  term ? keyword.replace(term.pattern, ` ${term.askedBy} `) : keyword;
