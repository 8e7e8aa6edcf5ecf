import { text } from '@org/content/match';
import type { Relation } from '@org/zodiac-core';
import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import { bySigns, themesOf } from '../because.ts';
import { about, consistent } from '../consistent.ts';
import type { PairFacts } from '../pair-facts.ts';
import { sentenceCase } from '../sentence-case.ts';
import { isBesideBaby, namesIn, toneOf } from '../situation.ts';
import { opposedCircle } from './circles.ts';
import { foundHard, weakSpots } from './company.ts';
import { lackedElements, plentyOf } from './elements.ts';
import { money } from './money.ts';
import { dayMasters, opening, signs } from './feels.ts';
import { samePlaces, toldDiscords } from './pillars.ts';
import { works } from './works.ts';

/** Maximum number of facts about the charts, including money. */
const maxOfCharts = 3;

/** Causes of friction between two people: by the signs, by the two charts, and what each person finds hard. */
export function rubs(facts: PairFacts): Paragraph[] {
  const ofSigns = rubsBySign(facts);
  const earlier = [
    opening(facts),
    signs(facts),
    ...(facts.days ? [dayMasters(facts, facts.days)] : []),
    ...works(facts),
    ...ofSigns,
  ];
  const ofMoney = consistent(money(facts), earlier);
  const ofCharts = consistent(
    [...toldDiscords(facts), ...lackedElements(facts), ...plentyOf(facts)],
    [...earlier, ...ofMoney],
  );
  const told = [
    ...ofSigns,
    ...ofCharts.slice(0, maxOfCharts - ofMoney.length),
    ...ofMoney,
    ...consistent(foundHard(facts), earlier),
  ];
  return facts.days
    ? [...told, ...(told.length > maxOfCharts ? [] : weakSpots(facts))]
    : [...told, ...opposedCircle(facts)];
}

/** The causes of friction for a pair of a family. Those that few pairs share come first. */
export const rubsInFamily = (facts: PairFacts): Paragraph[] => [
  ...toldDiscords(facts, samePlaces),
  ...plentyOf(facts),
  ...lackedElements(facts),
  ...rubsBySign(facts),
  ...money(facts),
  ...foundHard(facts),
  ...toldDiscords(facts, ['across']),
];

/** The friction by the signs; empty for a neutral pair, of which tradition expects nothing. */
export function rubsBySign(facts: PairFacts): Paragraph[] {
  const { basis } = facts;
  if (basis === 'neutral') return [];
  const said = frictionOf(facts, basis);
  const also = discordBeside(facts);
  const sentences = also ? [said, text(`rubs.also.${also}`)] : [said];
  const claims = [...themesOf(also), ...(basis === 'six-harmony' ? [about('thanks', 'unsaid')] : [])];
  return [paragraph(sentenceCase(sentences.join(' ')), bySigns(facts), claims)];
}

function frictionOf(facts: PairFacts, basis: Exclude<Relation, 'neutral'>): string {
  const { situation } = facts;
  if (isBesideBaby(facts)) return text(`baby.children.rubs.${basis}`);
  if (situation.kind === 'peers') return text(`rubs.${toneOf(situation)}.${basis}`, namesIn(situation));
  return situation.stage === 'baby'
    ? text(`baby.rubs.${basis}`, namesIn(situation))
    : text(`rubs.raising.${basis}`, namesIn(situation));
}

/** The conflict between two signs that are in harmony as well. The pair of the years is the first. */
function discordBeside({ pairs: [ofYears] }: PairFacts): 'punishment' | 'six-destruction' | undefined {
  if (ofYears?.tone !== 'mixed') return undefined;
  const kinds = new Set(ofYears.found.map(({ kind }) => kind));
  return (['punishment', 'six-destruction'] as const).find((kind) => kinds.has(kind));
}
