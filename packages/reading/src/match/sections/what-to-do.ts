import { text } from '@org/content/match';
import { compatibility, zodiacSignIds, type Relation, type ZodiacSignId } from '@org/zodiac-core';
import { paragraph, type Reason } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import { byDayMasters, byPillars, bySigns } from '../because.ts';
import { about, consistent } from '../consistent.ts';
import type { DaysOfTwo, Ease, PairFacts } from '../pair-facts.ts';
import { alternatives, list } from '../../words/grammar.ts';
import { sentenceCase } from '../sentence-case.ts';
import { friendlyDays } from '../friendly-days.ts';
import { friendlyMonth, type FriendlyMonth } from '../friendly-month.ts';
import { signName } from '../sign-name.ts';
import {
  circleOf,
  isBesideBaby,
  isMinor,
  isSmall,
  isWithBaby,
  isWithSmall,
  namesIn,
  settingOf,
  toneOf,
  type Situation,
} from '../situation.ts';
import { areAdults } from './company.ts';
import { byElements, lentTo } from './elements.ts';
import { rubs } from './rubs.ts';

const easeOf: Readonly<Record<Relation, Ease>> = {
  'same-sign': 'easy',
  'six-harmony': 'easy',
  'three-harmonies': 'easy',
  'three-meetings': 'even',
  neutral: 'even',
  'six-clash': 'hard',
  'six-harm': 'hard',
  punishment: 'hard',
  'six-destruction': 'hard',
};

export const isHard = (basis: Relation): boolean => easeOf[basis] === 'hard';

/**
 * Three to eight points: by the situation of the two, by their signs, by their days, by a month or a missing element, and dates.
 *
 * @param options - `isShort`: the charts say little, so there is room for more points
 */
export function whatToDo(facts: PairFacts, { isShort = false } = {}): Paragraph[] {
  const setting = settingOf(facts.situation);
  const found = friendlyMonth([facts.one, facts.other], ['year']);
  const told = [...points(facts), ...moreOfSigns(facts, isShort)];
  return [
    ...consistent(
      withoutRepeats([...told, ...(found ? [month(facts, found)] : byLentElement(facts))]),
      rubs(facts),
    ),
    ...friendlyDays(
      [facts.one, facts.other],
      (days) => text('do.dates', { days, meeting: text(`do.meeting.${setting}`) }),
      { days: setting === 'work' ? 'workdays' : hasPupil(facts) ? 'weekends' : 'any' },
    ),
  ];
}

/** Whether one of the two goes to school. */
const hasPupil = ({ one, other }: PairFacts): boolean =>
  [one, other].some((person) => isMinor(person) && !isSmall(person));

function month({ one, other, situation }: PairFacts, { date, sign, reason }: FriendlyMonth): Paragraph {
  const animals = [...new Set([one.signName, other.signName])].map((animal) =>
    text('labels.sign', { sign: animal }),
  );
  const occasion = text(`do.occasion.${settingOf(situation)}`);
  return paragraph(text('do.month', { date, sign, occasion, animals: list(animals) }), reason);
}

/** The points without the month, because a family gets one month for all of its pairs. */
export const whatToDoInFamily = (facts: PairFacts): Paragraph[] =>
  withoutRepeats([...points(facts), ...byLentElement(facts)]);

const withoutRepeats = (all: readonly Paragraph[]): Paragraph[] =>
  all.filter(({ text: said }, index) => all.findIndex((each) => each.text === said) === index);

function points(facts: PairFacts): Paragraph[] {
  const { situation, days } = facts;
  const isLittle = situation.kind === 'peers' && situation.way === 'little';
  return [
    ...bySituation(facts),
    ...(isLittle && isBesideBaby(facts)
      ? besideBaby(facts)
      : [...doBySign(facts), ...(days ? byDays(facts, days) : withThird(facts))]),
  ];
}

const besideBaby = (facts: PairFacts): Paragraph[] =>
  facts.days && isBesideBaby(facts)
    ? [
        paragraph(
          sentenceCase(text(`baby.children.do-by-days.${facts.days.relation.kind}`)),
          byDayMasters(facts.days),
        ),
      ]
    : [];

/**
 * The first point follows from the signs, and the second from the branches of the days. If these have no relation, an
 * element that one lacks and the other has comes before them.
 */
function bySituation(facts: PairFacts): Paragraph[] {
  const { situation, basis, home } = facts;
  const pointAt = (ease: Ease, index: number, reason: Reason): Paragraph[] =>
    pointsFor(situation, ease)
      .slice(index, index + 1)
      .map((said) =>
        paragraph(
          sentenceCase(said),
          reason,
          isOfThanks(situation, ease, index) ? [about('thanks', 'unsaid')] : reason.claims,
        ),
      );
  const ofSigns = easeOf[basis];
  const isNeutral = basis === 'neutral' && (situation.kind === 'raising' || situation.way === 'young');
  const isLittle = situation.kind === 'peers' && situation.way === 'little';
  const lent = home === 'even' ? byLentElement(facts) : [];
  const ofHome = facts.pairs.find(({ one, other }) => one.position === 'day' && other.position === 'day');
  return [
    ...pointAt(ofSigns, 0, bySigns(facts)),
    ...(lent.length > 0 ? lent : pointAt(home ?? ofSigns, 1, ofHome ? byPillars(ofHome) : bySigns(facts))),
    ...(areAdults(facts) ? [] : pointAt(ofSigns, 1, bySigns(facts))),
    ...(isNeutral || isWithSmall(situation)
      ? [...pointAt('easy', 0, bySigns(facts)), ...pointAt('easy', 1, bySigns(facts))]
      : []),
    ...(isWithSmall(situation)
      ? [...pointAt('even', 0, bySigns(facts)), ...pointAt('hard', 1, bySigns(facts))]
      : []),
    ...(isWithBaby(situation) ? pointAt('hard', 0, bySigns(facts)) : []),
    ...(isLittle
      ? [
          ...pointAt('easy', 0, bySigns(facts)),
          ...pointAt('even', 0, bySigns(facts)),
          ...pointAt('hard', 1, bySigns(facts)),
        ]
      : []),
  ];
}

const isOfThanks = (situation: Situation, ease: Ease, index: number): boolean =>
  situation.kind === 'peers' &&
  ['couple', 'household', 'any'].includes(situation.way) &&
  ease === 'easy' &&
  index === 1;

const pointsFor = (situation: Situation, ease: Ease): readonly string[] =>
  situation.kind === 'peers'
    ? text(`do.${situation.way}.${ease}`, namesIn(situation))
    : text(`do.${situation.stage}.${ease}`, namesIn(situation));

/** Two more points for signs without a relation if a date of birth is not known, or if the charts say little. */
function moreOfSigns(facts: PairFacts, isShort: boolean): Paragraph[] {
  const { situation, basis, days } = facts;
  if (!(isShort || (!days && basis === 'neutral'))) return [];
  return (['easy', 'hard'] as const).flatMap((ease) =>
    pointsFor(situation, ease)
      .slice(0, 1)
      .map((said) => paragraph(sentenceCase(said), bySigns(facts))),
  );
}

/** The point for the relation of the signs; empty if they have none. */
export const doBySign = (facts: PairFacts): Paragraph[] =>
  bySign(facts).map((said) => paragraph(sentenceCase(said), bySigns(facts)));

function bySign({ situation, basis }: PairFacts): string[] {
  if (basis === 'neutral') return [];
  const names = namesIn(situation);
  if (situation.kind === 'raising')
    return [
      situation.stage === 'baby'
        ? text(`baby.do-by-sign.${basis}`, names)
        : text(`do.sign-raising.${basis}`, names),
    ];
  const tone = toneOf(situation);
  return [
    tone === 'young' || tone === 'late' || tone === 'kin'
      ? text(`do.sign-${tone}.${basis}`, names)
      : text(`do.sign.${basis}`),
  ];
}

const byDays = (facts: PairFacts, days: DaysOfTwo): Paragraph[] => [
  paragraph(sentenceCase(pointOfDays(facts, days)), byDayMasters(days)),
];

/** Signs in harmony with both, and in conflict with neither. */
function withThird(facts: PairFacts): Paragraph[] {
  const people = [facts.one, facts.other];
  const helpful = zodiacSignIds.filter((sign) =>
    people.every((person) => person.sign !== sign && isInHarmony(person.sign, sign)),
  );
  if (helpful.length === 0) return [];
  const signs = alternatives(helpful.map((sign) => text('labels.sign', { sign: signName(sign) })));
  return [paragraph(text('do.third', { signs }), bySigns(facts))];
}

function isInHarmony(one: ZodiacSignId, other: ZodiacSignId): boolean {
  const { relations } = compatibility(one, other);
  return relations.some(({ points }) => points > 0) && relations.every(({ points }) => points >= 0);
}

function pointOfDays({ one, other, situation }: PairFacts, days: DaysOfTwo): string {
  const { relation, giver, taker, elements } = days;
  if (situation.kind === 'raising' && (situation.stage !== 'teen' || giver === situation.child)) {
    const { elder, child } = situation;
    if (situation.stage === 'baby') {
      const kind =
        'giver' in relation
          ? (`${relation.kind}-${giver === elder ? 'elder' : 'child'}` as const)
          : relation.kind;
      return text(`baby.do-by-days.${kind}`, { elder: elder.called, child: child.called });
    }
    if (!('giver' in relation))
      return relation.kind === 'combine'
        ? text('do.days-raising.combine', { elder: elder.called, child: child.called })
        : text('do.days-raising.same', { elder: elder.called, child: child.called });
    const isLimitedByTeen = relation.kind === 'restrains' && giver === child && situation.stage === 'teen';
    const kind = isLimitedByTeen
      ? 'restrains-teen'
      : (`${relation.kind}-${giver === elder ? 'elder' : 'child'}` as const);
    return text(`do.days-raising.${kind}`, { elder: elder.called, child: child.called });
  }
  const circle = circleOf(situation);
  const names = { giver: giver.called, taker: taker.called };
  if (relation.kind === 'combine') {
    const [firm, gentle] = days.stemA === '庚' ? [one, other] : [other, one];
    return relation.element === 'Metal'
      ? text(`do.days.${circle}.combine.Metal`, { firm: firm.called, gentle: gentle.called })
      : text(`do.days.${circle}.combine.${relation.element}`);
  }
  if (relation.kind === 'same') return text(`do.days.${circle}.same.${elements.giver}`);
  return text(`do.days.${circle}.${relation.kind}.${elements.giver}`, names);
}

/** Asks the other person for an element that one lacks. A child under 13 does not ask for help of this kind. */
function byLentElement({ one, other, situation }: PairFacts): Paragraph[] {
  const isOfChild = situation.kind === 'raising' ? situation.stage !== 'teen' : situation.way === 'little';
  if (isOfChild) return [];
  const [lent] = [...lentTo(one, other), ...lentTo(other, one)];
  if (!lent) return [];
  const { own, from, element } = lent;
  const said = text(`do.lends.${circleOf(situation)}.${element}`, { own: own.called, other: from.called });
  return [paragraph(sentenceCase(said), byElements([one, other], own))];
}
