import { text } from '@org/content/match';
import { getZodiacSignById, zodiacSignIds } from '@org/zodiac-core';
import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import { bySigns } from '../because.ts';
import type { DaysOfTwo, PairFacts } from '../pair-facts.ts';
import type { Person } from '../person.ts';
import { sentenceCase } from '../sentence-case.ts';
import { elementRelation } from '../stem-relation.ts';
import { decisions } from './company.ts';

/** How the relation feels: the answer in two sentences, the two signs, and the two day masters. */
export const feels = (facts: PairFacts): Paragraph[] => [
  opening(facts),
  signs(facts),
  ...(facts.days
    ? [dayMasters(facts, facts.days)]
    : [elementsOfSigns(facts), polarities(facts), ...decisions(facts)]),
];

export function opening(facts: PairFacts): Paragraph {
  const { days } = facts;
  const byDays = days ? [daysInShort(facts, days)] : [];
  return paragraph(sentenceCase([signsInShort(facts), ...byDays].join(' ')), {
    ...bySigns(facts, 'company-of-signs'),
    hangsOnHour: days && !days.certain,
  });
}

type PairOfSigns = Parameters<typeof text>[0] extends infer Id
  ? Id extends `pairs.${infer Pair}`
    ? Pair
    : never
  : never;

/** Each pair of signs has one text, with the ids in the order of the cycle. */
function signsInShort({ one, other }: PairFacts): string {
  const [first, second] =
    zodiacSignIds.indexOf(one.sign) <= zodiacSignIds.indexOf(other.sign) ? [one, other] : [other, one];
  const pair = `${first.sign}-${second.sign}` as PairOfSigns;
  return text(`pairs.${pair}`, { first: first.name, second: second.name });
}

function daysInShort({ situation }: PairFacts, { relation, giver, taker }: DaysOfTwo): string {
  if (situation.kind === 'peers')
    return text(`feels.days.${relation.kind}`, { giver: giver.name, taker: taker.name });
  if (relation.kind === 'combine' || relation.kind === 'same')
    return text(`feels.days-raising.${relation.kind}`);
  const { elder, child } = situation;
  const kind = `${relation.kind}-${giver === elder ? 'elder' : 'child'}` as const;
  return text(`feels.days-raising.${kind}`, { elder: elder.name, child: child.name });
}

function signs(facts: PairFacts): Paragraph {
  const { one, other, basis } = facts;
  const names = { a: one.name, b: other.name, signA: one.signName };
  const said =
    one.sign === other.sign
      ? text('feels.one-sign', names)
      : text('feels.two-signs', { ...names, signB: other.signName });
  return paragraph(sentenceCase(`${said} ${relationOfSigns(facts)}`), {
    ...bySigns(facts),
    claims: [{ subject: 'pair:year:year', value: basis }],
  });
}

/** The main relation, and its meaning for the two. */
export const relationOfSigns = ({ basis, situation }: PairFacts): string =>
  situation.kind === 'peers'
    ? text(`feels.peers.${basis}`)
    : text(`feels.raising.${basis}`, { elder: situation.elder.name, child: situation.child.name });

function dayMasters(facts: PairFacts, days: DaysOfTwo): Paragraph {
  const { one, other } = facts;
  const { relation, masterA, masterB, stemA, stemB } = days;
  const intro = text('days.intro', { a: one.name, b: other.name, masterA, masterB, stemA, stemB });
  return paragraph(sentenceCase(`${intro} ${meaningOfDays(facts, days)}`), {
    rule: 'stems-of-two',
    because: text('reasons.days', { masterA, masterB }),
    changes: text('reasons.changes.birth'),
    hangsOnHour: !days.certain,
    claims: [{ subject: 'pair:day-stems', value: relation.kind }],
  });
}

function meaningOfDays({ situation }: PairFacts, { relation, giver, taker, elements }: DaysOfTwo): string {
  if (relation.kind === 'combine') return text(`days.combine.${relation.element}`);
  if (relation.kind === 'same') return text(`days.same.${elements.giver}`);
  const isFromChild = situation.kind === 'raising' && giver === situation.child;
  if (isFromChild)
    return text(`days.child-${relation.kind}`, {
      giverElement: elements.giver,
      takerElement: elements.taker,
      elder: taker.name,
      child: giver.name,
    });
  return text(`days.${relation.kind}.${elements.giver}`, { giver: giver.name, taker: taker.name });
}

/** If a date of birth is not known, the elements of the signs replace the elements of the days. */
export function elementsOfSigns(facts: PairFacts): Paragraph {
  const elementA = elementOf(facts.one);
  const elementB = elementOf(facts.other);
  const relation = elementRelation(elementA, elementB);
  const said =
    relation.kind === 'same'
      ? text('elements.signs.same', { elementA })
      : text(`elements.signs.${relation.kind}`, {
          elementA,
          elementB,
          giver: relation.giver === 'one' ? elementA : elementB,
          taker: relation.giver === 'one' ? elementB : elementA,
        });
  return paragraph(said, bySigns(facts, 'sign-element'));
}

const elementOf = ({ sign }: Person) => getZodiacSignById(sign).element;

export function polarities(facts: PairFacts): Paragraph {
  const { one, other } = facts;
  const [ofOne, ofOther] = [one, other].map(({ sign }) => getZodiacSignById(sign).polarity);
  const [active, receptive] = ofOne === 'Yang' ? [one.name, other.name] : [other.name, one.name];
  const said =
    ofOne && ofOne === ofOther
      ? text(`elements.polarity.${ofOne}`)
      : text('elements.polarity.both', { active, receptive });
  return paragraph(sentenceCase(said), bySigns(facts, 'polarity'));
}
