import { text } from '@org/content/match';
import { getZodiacSignById, zodiacSignIds } from '@org/zodiac-core';
import { claim, paragraph } from '../../paragraph.ts';
import type { Claim, Paragraph } from '../../reading.ts';
import { byDayMasters, bySigns, themesOf } from '../because.ts';
import { about, consistent } from '../consistent.ts';
import type { DaysOfTwo, PairFacts } from '../pair-facts.ts';
import { isCalledBySign, type Person } from '../person.ts';
import { afterIntro, sentenceCase } from '../sentence-case.ts';
import {
  circleOf,
  isBesideBaby,
  isMinor,
  isSmall,
  isUnderTwo,
  namesIn,
  settingOf,
  toneOf,
  type Setting,
  type Situation,
} from '../situation.ts';
import { elementRelation } from '../stem-relation.ts';
import { decisions } from './company.ts';

/** How the relation feels: the answer in two sentences, the two signs, and the two day masters. */
export const feels = (facts: PairFacts): Paragraph[] => [
  opening(facts),
  signs(facts),
  ...(facts.days
    ? [dayMasters(facts, facts.days), ...(hasPolarity(facts) ? [polarities(facts)] : [])]
    : [elementsOfSigns(facts), polarities(facts), ...decisions(facts)]),
];

/**
 * How two adults decide unless an earlier paragraph tells it, or else the polarity if no other paragraph names it. A
 * baby takes no turns.
 */
export function moreOnSigns(facts: PairFacts, earlier: readonly Paragraph[]): Paragraph[] {
  const decided = consistent(decisions(facts), earlier);
  if (decided.length > 0) return decided;
  return hasPolarity(facts) || [facts.one, facts.other].some(isUnderTwo) ? [] : [polarities(facts)];
}

/**
 * Whether the polarity of the signs follows the text on the days. It does for a pair with a child about whom the charts
 * say little.
 */
const hasPolarity = ({ situation, basis }: PairFacts): boolean =>
  situation.kind === 'peers'
    ? situation.way === 'little' || (situation.way === 'young' && basis === 'neutral')
    : situation.stage !== 'baby' && basis === 'neutral';

export function opening(facts: PairFacts): Paragraph {
  const { days, situation } = facts;
  const reason = {
    ...bySigns(facts, 'company-of-signs'),
    hangsOnHour: days && !days.certain,
    claims: days ? themesOfDays(days) : [],
  };
  const signs = signsInShort(facts);
  if (!days)
    return paragraph(sentenceCase(text('feels.opening-signs', { signs: afterIntro(signs, facts) })), reason);
  const where = text(`feels.where.${settingOf(situation)}`);
  const inPrivate = { where, days: afterIntro(daysInShort(facts, days), facts) };
  const said = beginsWithDays(facts)
    ? text('feels.opening.days-first', { ...inPrivate, signs: afterIntro(signs, facts) })
    : text('feels.opening.signs-first', { ...inPrivate, signs: afterIntro(signs, facts) });
  return paragraph(sentenceCase(said), reason);
}

/** The pace and the manner of speech in the text on the days, which later texts do not repeat. */
function themesOfDays({ relation, elements }: DaysOfTwo): Claim[] {
  if (relation.kind === 'restrains' && elements.giver === 'Fire')
    return [about('choice', 'pace'), about('quarrel', 'pace')];
  const isOnSpeech =
    (relation.kind === 'same' && ['Fire', 'Water'].includes(elements.giver)) ||
    (relation.kind === 'combine' && relation.element === 'Metal');
  return isOnSpeech ? [about('quarrel', relation.kind)] : [];
}

/** The settings of a parent with a grown child and of colleagues. */
const daysFirst: ReadonlySet<Setting> = new Set(['grown', 'late', 'work']);

/**
 * Whether the text begins with the days, so that fewer pairs of one person begin with the same sentence on the signs. It
 * does in some settings, and for people who were born in one year or in neighboring years, as many friends and classmates were.
 */
function beginsWithDays({ one, other, situation }: PairFacts): boolean {
  if (daysFirst.has(settingOf(situation))) return true;
  if (!one.chart || !other.chart) return false;
  return Math.abs(one.chart.zodiac.zodiacYear - other.chart.zodiac.zodiacYear) <= 1;
}

/** The beginning by the signs alone, for a pair of a family. */
export function signsAlone(facts: PairFacts): Paragraph {
  const signs = signsInShort(facts);
  const [first, second] = asNamed(signs, facts);
  const said =
    first.sign === second.sign
      ? text('feels.signs-alone.same', { signs, signA: first.signName })
      : text('feels.signs-alone.two', { signs, signA: first.signName, signB: second.signName });
  return paragraph(sentenceCase(said), bySigns(facts, 'company-of-signs'));
}

/** The beginning by the day masters alone, for a pair of a family. */
export const daysAlone = (facts: PairFacts, days: DaysOfTwo): Paragraph =>
  paragraph(sentenceCase(text('feels.days-alone', { days: daysInShort(facts, days) })), byDayMasters(days));

/** The two people in the order in which a sentence names them. */
const asNamed = (said: string, { one, other }: PairFacts): readonly [Person, Person] =>
  said.indexOf(other.called) < said.indexOf(one.called) ? [other, one] : [one, other];

type PairOfSigns = Parameters<typeof text>[0] extends infer Id
  ? Id extends `pairs.${infer Pair}`
    ? Pair
    : never
  : never;

/**
 * Each pair of signs has one text, with the ids in the order of the cycle. For a child, the text says what the child
 * likes and what an adult offers. For colleagues, it says what each wants at work.
 */
export function signsInShort({ one, other, situation }: PairFacts): string {
  if ([one, other].some(isMinor)) return childInShort(one, other);
  const [first, second] =
    zodiacSignIds.indexOf(one.sign) <= zodiacSignIds.indexOf(other.sign) ? [one, other] : [other, one];
  if (settingOf(situation) === 'work') return atWork(first, second);
  const pair = `${first.sign}-${second.sign}` as PairOfSigns;
  return text(`pairs.${pair}`, { first: first.called, second: second.called });
}

function childInShort(one: Person, other: Person): string {
  const [child, second] = isMinor(one) ? [one, other] : [other, one];
  const needsOf = (person: Person, name = person.called): string =>
    text(`feels.small.${isSmall(person) ? 'needs' : 'older'}.${person.sign}`, { name });
  if (!isMinor(second))
    return text('feels.small.two', {
      needs: needsOf(child),
      offers: text(`feels.small.offers.${second.sign}`, { name: second.called }),
    });
  return child.sign === second.sign && isSmall(child) === isSmall(second)
    ? text('feels.small.alike', { needs: needsOf(child, text('labels.each')) })
    : text('feels.small.both', { needs: needsOf(child), otherNeeds: needsOf(second) });
}

function atWork(first: Person, second: Person): string {
  const wantsOf = ({ sign, called }: Person, name = called): string =>
    text(`feels.at-work.wants.${sign}`, { name });
  return first.sign === second.sign
    ? text('feels.at-work.alike', { one: wantsOf(first, text('labels.each')) })
    : text('feels.at-work.two', { one: wantsOf(first), other: wantsOf(second) });
}

function daysInShort(facts: PairFacts, days: DaysOfTwo): string {
  const { one, other, situation } = facts;
  const { relation, giver, taker, elements } = days;
  if (isBesideBaby(facts)) return text(`baby.children.days-in-short.${relation.kind}`);
  const ofBaby = daysWithBaby(situation, days);
  if (ofBaby && situation.kind === 'raising')
    return text(`baby.days-in-short.${ofBaby}`, {
      elder: situation.elder.called,
      child: situation.child.called,
    });
  const circle = circleOf(situation);
  if (relation.kind === 'combine') {
    if (relation.element !== 'Metal') return text(`feels.days.${circle}.combine.${relation.element}`);
    const [firm, gentle] = days.stemA === '庚' ? [one, other] : [other, one];
    return text(`feels.days.${circle}.combine.Metal`, { firm: firm.called, gentle: gentle.called });
  }
  if (relation.kind === 'same') return text(`feels.days.${circle}.same.${elements.giver}`);
  if (situation.kind === 'raising' && giver === situation.child)
    return text(`feels.days-of-child.${relation.kind}`, { child: giver.called, elder: taker.called });
  const names = { giver: giver.called, taker: taker.called };
  return text(`feels.days.${circle}.${relation.kind}.${elements.giver}`, names);
}

/** The two signs and their relation. */
export function signs(facts: PairFacts): Paragraph {
  const years = yearsInWords(facts);
  return paragraph(sentenceCase([...years, relationOfSigns(facts)].join(' ')), {
    ...bySigns(facts),
    claims: [
      claim('pair:year:year', facts.basis),
      ...(facts.basis === 'neutral' && facts.home && facts.home !== 'even'
        ? [claim('life:day', facts.home === 'easy' ? 'harmony' : 'discord')]
        : []),
      ...themesOf(facts.basis),
      ...(facts.basis === 'same-sign' ? [about('misread', 'seldom')] : []),
    ],
  });
}

/** The signs, with the years if they are known. A person who is called by the sign is left out. */
function yearsInWords({ one, other }: PairFacts): string[] {
  const names = { a: one.called, b: other.called, signA: one.signName };
  const named = [one, other].filter((person) => person.chart !== undefined || !isCalledBySign(person));
  const [first] = named;
  if (named.length < 2)
    return first ? [text('feels.own-sign', { a: first.called, signA: first.signName })] : [];
  if (!one.chart || !other.chart)
    return [
      one.sign === other.sign
        ? text('feels.one-sign', names)
        : text('feels.two-signs', { ...names, signB: other.signName }),
    ];
  const [yearOfOne, yearOfOther] = [one.chart.zodiac.zodiacYear, other.chart.zodiac.zodiacYear];
  if (yearOfOne === yearOfOther) return [text('feels.one-year', { ...names, year: yearOfOne })];
  const [elder, younger] = yearOfOne < yearOfOther ? [one, other] : [other, one];
  const count = Math.abs(yearOfOne - yearOfOther);
  return [
    text('feels.years-apart', {
      elder: elder.called,
      elderSign: elder.signName,
      year: Math.min(yearOfOne, yearOfOther),
      younger: younger.called,
      youngerSign: younger.signName,
      years:
        count === 1
          ? text('feels.years.one')
          : text('feels.years.many', { count: text('labels.numbers')[count - 2] ?? count }),
    }),
  ];
}

/**
 * The relation of the days of an adult and a baby; `undefined` if the child is not a baby, or if its element feeds or
 * restrains the adult’s.
 */
function daysWithBaby(situation: Situation, { relation, giver }: DaysOfTwo) {
  if (situation.kind !== 'raising' || situation.stage !== 'baby') return undefined;
  return 'giver' in relation && giver === situation.child ? undefined : relation.kind;
}

/**
 * The main relation and its meaning for the two. If the signs have no relation, the text says what life at home is
 * like.
 */
export function relationOfSigns(facts: PairFacts): string {
  const { basis, situation, home } = facts;
  if (basis === 'neutral' && home !== undefined && home !== 'even') {
    if (situation.kind === 'raising') return text(`feels.neutral.raising.${home}`, namesIn(situation));
    return situation.way === 'colleagues' ? text('feels.neutral.work') : text(`feels.neutral.peers.${home}`);
  }
  if (isBesideBaby(facts) && basis !== 'neutral') return text(`baby.children.feels.${basis}`);
  if (basis === 'neutral' && situation.kind === 'peers' && !facts.days) return text('feels.neutral.signs');
  if (situation.kind === 'peers') {
    const tone = toneOf(situation);
    return basis === 'neutral' || tone === 'work' || tone === 'kin' || tone === 'friends'
      ? text(`feels.peers.${basis}`)
      : text(`feels.${tone}.${basis}`, namesIn(situation));
  }
  return situation.stage === 'baby' && basis !== 'neutral'
    ? text(`baby.feels.${basis}`, namesIn(situation))
    : text(`feels.raising.${basis}`, namesIn(situation));
}

export const dayMasters = (facts: PairFacts, days: DaysOfTwo): Paragraph =>
  paragraph(sentenceCase(meaningOfDays(facts, days)), {
    ...byDayMasters(days),
    claims: [
      claim('pair:day-stems', days.relation.kind),
      ...(days.relation.kind === 'feeds' && circleOf(facts.situation) === 'friends'
        ? [about('bill', 'coffee')]
        : []),
      ...(days.relation.kind === 'same' && days.elements.giver === 'Water' ? [about('choice', 'slow')] : []),
    ],
  });

function meaningOfDays(facts: PairFacts, days: DaysOfTwo): string {
  const { one, other, situation } = facts;
  const { relation, giver, taker, elements, masterA, masterB } = days;
  if (isBesideBaby(facts))
    return text(`baby.children.days.${relation.kind}`, {
      element: elements.giver,
      giverElement: elements.giver,
      takerElement: elements.taker,
      masterA,
      masterB,
    });
  const ofBaby = daysWithBaby(situation, days);
  if (ofBaby && situation.kind === 'raising')
    return text(`baby.days.${ofBaby}`, {
      element: elements.giver,
      giverElement: elements.giver,
      takerElement: elements.taker,
      masterA,
      masterB,
      elder: situation.elder.called,
      child: situation.child.called,
    });
  if (relation.kind === 'combine')
    return text(`days.combine.${relation.element}`, { a: one.called, b: other.called, masterA, masterB });
  if (relation.kind === 'same') {
    const element = elements.giver;
    const same = text('days.same', { element, meaning: text(`elements.meaning.${element}`) });
    return `${same} ${text(`days.then.${circleOf(situation)}.${element}`)}`;
  }
  const isFromChild = situation.kind === 'raising' && giver === situation.child;
  if (isFromChild)
    return text(`days.child-${relation.kind}`, {
      giverElement: elements.giver,
      takerElement: elements.taker,
      elder: taker.called,
      child: giver.called,
    });
  const names = { giver: giver.called, taker: taker.called };
  const fact =
    relation.kind === 'feeds'
      ? text('days.feeds', { ...names, giverElement: elements.giver, takerElement: elements.taker })
      : text(`days.restrains.${elements.giver}`, names);
  return `${fact} ${text(`days.after.${circleOf(situation)}.${relation.kind}`, names)}`;
}

/** The elements of the two signs, which replace the elements of the days if a date of birth is not known. */
export function elementsOfSigns(facts: PairFacts): Paragraph {
  const elementA = elementOf(facts.one);
  const elementB = elementOf(facts.other);
  const relation = elementRelation(elementA, elementB);
  if (relation.kind === 'same')
    return paragraph(text('elements.signs.same', { elementA }), bySigns(facts, 'sign-element'));
  const isOneGiver = relation.giver === 'one';
  const said = text(`elements.signs.${relation.kind}`, {
    giver: (isOneGiver ? facts.one : facts.other).called,
    taker: (isOneGiver ? facts.other : facts.one).called,
    giverElement: isOneGiver ? elementA : elementB,
    takerElement: isOneGiver ? elementB : elementA,
  });
  return paragraph(sentenceCase(said), bySigns(facts, 'sign-element'));
}

const elementOf = ({ sign }: Person) => getZodiacSignById(sign).element;

export function polarities(facts: PairFacts): Paragraph {
  const { one, other } = facts;
  const [ofOne, ofOther] = [one, other].map(({ sign }) => getZodiacSignById(sign).polarity);
  const [active, receptive] = ofOne === 'Yang' ? [one.called, other.called] : [other.called, one.called];
  const said =
    ofOne && ofOne === ofOther
      ? text(`elements.polarity.${ofOne}`)
      : text('elements.polarity.both', { active, receptive });
  return paragraph(sentenceCase(said), bySigns(facts, 'polarity'));
}
