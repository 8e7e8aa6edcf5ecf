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
  /** In one or two sentences. */
  readonly meaning: string;
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
    meaning: filledIn(text('pillar.star'), { star: star.english, meaning: lowerFirst(star.meaning) }),
  };
};

const ofChart = (pattern: RegExp, meaning: string): ChartTerm => ({ pattern, askedBy: 'reading', meaning });

const terms: readonly ChartTerm[] = [
  ofChart(/\bday masters?\b/, glossary('terms.day-master.meaning')),
  ofChart(/\bten gods?\b/, glossary('terms.ten-gods.meaning')),
  ofChart(/\bhidden stems?\b/, glossary('terms.hidden-stem.meaning')),
  ofChart(/\b(?:useful|favorable) (?:god|element)s?\b/, glossary('terms.useful-element.meaning')),
  ofChart(/\b(?:luck|ten[- ]year) (?:pillar|phase|cycle)s?\b|\bda ?yun\b/, glossary('terms.phase.meaning')),
  ofChart(/\b(?:twelve )?life stages?\b/, glossary('terms.life-stage.meaning')),
  ofChart(/\bvoid branch(?:es)?\b|\bkong ?wang\b/, glossary('terms.void.meaning')),
  ofChart(/\bna ?yin\b/, glossary('terms.na-yin.meaning')),
  ...stars.map(termOfStar),
];

/** The term of birth charts that a keyword in lower case names. */
export const chartTermIn = (keyword: string): ChartTerm | undefined =>
  terms.find(({ pattern }) => pattern.test(keyword));

/** Replaces the term by the word that asks for its article. */
export const withoutChartTerm = (keyword: string, term: ChartTerm | undefined): string =>
  term ? keyword.replace(term.pattern, ` ${term.askedBy} `) : keyword;
