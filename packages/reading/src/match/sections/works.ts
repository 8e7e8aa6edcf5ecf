import { text } from '@org/content/match';
import type { Relation } from '@org/zodiac-core';
import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import { bySigns } from '../because.ts';
import { about, consistent } from '../consistent.ts';
import type { PairFacts } from '../pair-facts.ts';
import { sentenceCase } from '../sentence-case.ts';
import { isBesideBaby, namesIn, toneOf } from '../situation.ts';
import { sharedCircle } from './circles.ts';
import { areAdults, brought } from './company.ts';
import { giftsOf } from './elements.ts';
import { money } from './money.ts';
import { lifePaths } from './numbers.ts';
import { samePlaces, toldHarmonies } from './pillars.ts';

/** Maximum number of facts about the charts. Two signs without a bond, and a pair with a child, get one more. */
const maxOfCharts = 4;

/** Strengths of a pair: by the signs, by the two charts, and what each person brings. */
export const works = (facts: PairFacts): Paragraph[] => [
  ...worksBySign(facts),
  ...consistent(
    [...giftsOf(facts), ...toldHarmonies(facts), ...lifePaths(facts)],
    [...worksBySign(facts), ...money(facts)],
  ).slice(0, facts.basis === 'neutral' || !areAdults(facts) ? maxOfCharts + 1 : maxOfCharts),
  ...brought(facts),
  ...sharedCircle(facts),
];

/**
 * The strengths of a pair of a family. Those that few pairs share come first. The pillars are explained once for the family.
 */
export const worksInFamily = (facts: PairFacts): Paragraph[] => [
  ...giftsOf(facts),
  ...toldHarmonies(facts, samePlaces),
  ...lifePaths(facts),
  ...worksBySign(facts),
  ...toldHarmonies(facts, ['across']),
  ...brought(facts),
];

/** The strength by the signs; empty for a neutral pair, of which tradition expects nothing. */
export function worksBySign(facts: PairFacts): Paragraph[] {
  const { basis } = facts;
  if (basis === 'neutral') return [];
  return [
    paragraph(
      sentenceCase(strengthOf(facts, basis)),
      bySigns(facts),
      basis === 'three-harmonies' ? [about('tasks', basis)] : [],
    ),
  ];
}

function strengthOf(facts: PairFacts, basis: Exclude<Relation, 'neutral'>): string {
  const { situation } = facts;
  if (isBesideBaby(facts)) return text(`baby.children.works.${basis}`);
  if (situation.kind === 'peers') return text(`works.${toneOf(situation)}.${basis}`, namesIn(situation));
  return situation.stage === 'baby'
    ? text(`baby.works.${basis}`, namesIn(situation))
    : text(`works.raising.${basis}`, namesIn(situation));
}
