import { text } from '@org/content/match';
import { isBaby } from '../../audience.ts';
import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import { byDayMasters, bySigns } from '../because.ts';
import type { HeavenlyStem, ZodiacSignId } from '@org/zodiac-core';
import { about } from '../consistent.ts';
import type { PairFacts } from '../pair-facts.ts';
import type { Person } from '../person.ts';
import { sentenceCase } from '../sentence-case.ts';
import { isMinor, namesIn, settingOf, toneOf } from '../situation.ts';

/** Each person's contribution by their sign, in words for the person's age. */
export const brought = (facts: PairFacts): Paragraph[] =>
  company(facts, (person, name, other) => {
    const { sign } = person;
    const age = ageOf(person);
    if (age !== 'adult') return text(`signs.${sign}.${age}`, { name });
    if (facts.situation.kind === 'raising')
      return text(`signs.${sign}.brings-to-child`, { name, child: other });
    return isTold(facts, person)
      ? `${text(`signs.${sign}.brings`, { name })} ${text(`signs.${sign}.likes`, { name, other })}`
      : undefined;
  });

/**
 * Whether the text says what an adult contributes and finds hard by the sign. If both birth dates are known, there is
 * room for it only with signs that have no relation, and only about the other person.
 */
const isTold = ({ basis, days }: PairFacts, { called }: Person): boolean =>
  !days || (basis === 'neutral' && called !== text('labels.roles.self'));

/** Whether the friction of the signs is a manner of quarreling. */
const isOnQuarrels = ({ basis, days, situation }: PairFacts): boolean =>
  days !== undefined &&
  (basis === 'six-harm' ||
    basis === 'punishment' ||
    (basis === 'same-sign' && situation.kind === 'peers' && ['kin', 'late'].includes(toneOf(situation))));

/** How two adults quarrel, and what a person finds hard, by the sign. */
export const foundHard = (facts: PairFacts): Paragraph[] => [
  ...(areAdults(facts) && !isOnQuarrels(facts) ? [quarrel(facts)] : []),
  ...company(facts, (person, name) => {
    const { sign } = person;
    const age = ageOf(person);
    if (age !== 'adult') return text(`signs.${sign}.${age}-hard`, { name });
    if (areAdults(facts))
      return facts.days && !haveOneSign(facts) ? undefined : text(`signs.${sign}.hard`, { name });
    if (facts.situation.kind !== 'raising') return text(`signs.${sign}.quarrel`, { name });
    // A baby or a toddler does not quarrel with an adult.
    return ['baby', 'small'].includes(facts.situation.stage)
      ? text(`signs.${sign}.hard-beside-child`, { name })
      : text('rubs.quarrel.raising', {
          way: inQuarrel(facts, person, name),
          ...namesIn(facts.situation),
        });
  }),
];

/** The difficulties of two adults by their signs. The user reads only those of the other person. */
export const weakSpots = (facts: PairFacts): Paragraph[] =>
  company(facts, (person, name) =>
    areAdults(facts) && !haveOneSign(facts) && person.called !== text('labels.roles.self')
      ? text(`signs.${person.sign}.hard`, { name })
      : undefined,
  );

const waysToQuarrel = ['argue', 'loud', 'silent', 'away'] as const;
type WayToQuarrel = (typeof waysToQuarrel)[number];

const wayBySign: Readonly<Record<ZodiacSignId, WayToQuarrel>> = {
  rat: 'argue',
  ox: 'silent',
  tiger: 'loud',
  rabbit: 'away',
  dragon: 'loud',
  snake: 'silent',
  horse: 'away',
  goat: 'away',
  monkey: 'argue',
  rooster: 'argue',
  dog: 'argue',
  pig: 'away',
};

const wayByStem: Readonly<Record<HeavenlyStem['character'], WayToQuarrel>> = {
  甲: 'silent',
  乙: 'away',
  丙: 'loud',
  丁: 'silent',
  戊: 'silent',
  己: 'away',
  庚: 'argue',
  辛: 'silent',
  壬: 'argue',
  癸: 'away',
};

/** By the days of birth, as in the answers to questions, or by the signs if a day is not known. */
const wayToQuarrel = ({ days }: PairFacts, { chart, sign }: Person): WayToQuarrel =>
  days && chart ? wayByStem[chart.dayMaster.character] : wayBySign[sign];

function inQuarrel({ days, situation }: PairFacts, { chart, sign }: Person, name: string): string {
  const ways = ['friends', 'work'].includes(settingOf(situation)) ? 'ways-outside' : 'ways';
  return days && chart
    ? text(`rubs.quarrel.${ways}.${chart.dayMaster.character}`, { name })
    : text(`signs.${sign}.in-quarrel`, { name });
}

/** How the two ways to quarrel meet, with advice. */
function quarrel(facts: PairFacts): Paragraph {
  const { one, other } = facts;
  const [first, second] = [one, other].toSorted(
    (a, b) => waysToQuarrel.indexOf(wayToQuarrel(facts, a)) - waysToQuarrel.indexOf(wayToQuarrel(facts, b)),
  ) as [Person, Person];
  const advice = adviceOnQuarrel(facts, first, second);
  const each = text('labels.each');
  const said =
    inQuarrel(facts, one, each) === inQuarrel(facts, other, each)
      ? text('rubs.quarrel.alike', { way: inQuarrel(facts, one, each), advice })
      : text('rubs.quarrel.apart', {
          wayA: inQuarrel(facts, one, one.called),
          wayB: inQuarrel(facts, other, other.called),
          advice,
        });
  return paragraph(
    sentenceCase(said),
    facts.days ? byDayMasters(facts.days) : bySigns(facts, 'company-of-signs'),
    [about('quarrel', 'manner')],
  );
}

/** @param first - the person whose way comes first in the order of the ways */
function adviceOnQuarrel(facts: PairFacts, first: Person, second: Person): string {
  const pair = `${wayToQuarrel(facts, first)}-${wayToQuarrel(facts, second)}`;
  const names = { first: first.called, second: second.called };
  switch (pair) {
    case 'argue-argue':
    case 'loud-loud':
    case 'silent-silent':
    case 'silent-away':
      return text(`rubs.quarrel.advice.${pair}`);
    case 'argue-loud':
    case 'loud-away':
    case 'argue-silent':
    case 'argue-away':
    case 'loud-silent':
      return text(`rubs.quarrel.advice.${pair}`, names);
    default:
      return text('rubs.quarrel.advice.away-away');
  }
}

/** How each of two adults decides, if only the sign is known of at least one of them. */
export function decisions(facts: PairFacts): Paragraph[] {
  const { one, other } = facts;
  if (!areAdults(facts)) return [];
  const said =
    one.sign === other.sign
      ? text('feels.decisions.alike', {
          each: text(`signs.${one.sign}.decides`, { name: text('labels.each') }),
        })
      : text('feels.decisions.apart', {
          first: text(`signs.${one.sign}.decides`, { name: one.called }),
          second: text(`signs.${other.sign}.decides`, { name: other.called }),
        });
  return [paragraph(sentenceCase(said), bySigns(facts, 'company-of-signs'), [about('choice', 'by sign')])];
}

/** Two people with the same sign and age share one text. The text of a child comes before the text of an adult. */
function company(
  facts: PairFacts,
  said: (person: Person, name: string, other: string) => string | undefined,
): Paragraph[] {
  const { one, other } = facts;
  const isOneText = one.sign === other.sign && ageOf(one) === ageOf(other);
  const pairs = [[one, other] as const, [other, one] as const].toSorted(
    ([a], [b]) => Number(isMinor(b)) - Number(isMinor(a)),
  );
  const texts = isOneText
    ? [said(one, text('labels.each'), text('labels.the-other'))]
    : pairs.map(([person, company]) => said(person, person.called, company.called));
  return texts.flatMap((each) =>
    each === undefined ? [] : [paragraph(sentenceCase(each), bySigns(facts, 'company-of-signs'))],
  );
}

const haveOneSign = ({ one, other }: PairFacts): boolean => one.sign === other.sign;

export const areAdults = ({ one, other }: PairFacts): boolean =>
  [one, other].every((person) => ageOf(person) === 'adult');

const firstSchoolAge = 6;
const firstTeenAge = 13;
const ageOfMajority = 18;

export function ageOf({ chart }: Person): 'baby' | 'child' | 'school' | 'teen' | 'adult' {
  if (!chart || chart.age >= ageOfMajority) return 'adult';
  if (isBaby(chart)) return 'baby';
  if (chart.age < firstSchoolAge) return 'child';
  return chart.age < firstTeenAge ? 'school' : 'teen';
}
