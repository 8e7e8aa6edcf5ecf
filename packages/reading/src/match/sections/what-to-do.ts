import { text } from '@org/content/match';
import { compatibility, zodiacSignIds, type Relation, type ZodiacSignId } from '@org/zodiac-core';
import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import { bySigns } from '../because.ts';
import type { DaysOfTwo, PairFacts } from '../pair-facts.ts';
import type { Person } from '../person.ts';
import { inAlternatives, sentenceCase } from '../sentence-case.ts';
import { signName } from '../sign-name.ts';
import type { Situation } from '../situation.ts';
import type { StemRelation } from '../stem-relation.ts';

type Ease = 'easy' | 'even' | 'hard';

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

/** Three to four points, by the relation of the two, by their signs, and by their days. */
export const whatToDo = (facts: PairFacts): Paragraph[] => [
  ...[...bySituation(facts), bySign(facts)].map((said) => paragraph(sentenceCase(said), bySigns(facts))),
  ...(facts.days ? byDays(facts, facts.days) : withThird(facts)),
];

function bySituation({ situation, basis }: PairFacts): readonly string[] {
  const ease = easeOf[basis];
  if (situation.kind === 'peers') return text(`do.${situation.way}.${ease}`);
  const { stage, elder, child } = situation;
  return text(`do.${stage}.${ease}`, { elder: elder.name, child: child.name });
}

function bySign({ situation, basis }: PairFacts): string {
  if (situation.kind === 'peers') return text(`do.sign.${basis}`);
  return text(`do.sign-raising.${basis}`, { elder: situation.elder.name, child: situation.child.name });
}

function byDays(
  { situation }: PairFacts,
  { relation, giver, taker, masterA, masterB, certain }: DaysOfTwo,
): Paragraph[] {
  const said = pointOfDays(situation, relation, giver, taker);
  return [
    paragraph(sentenceCase(said), {
      rule: 'stems-of-two',
      because: text('reasons.days', { masterA, masterB }),
      changes: text('reasons.changes.birth'),
      hangsOnHour: !certain,
    }),
  ];
}

/** Signs in harmony with both, and in conflict with neither. */
function withThird(facts: PairFacts): Paragraph[] {
  const people = [facts.one, facts.other];
  const helpful = zodiacSignIds.filter((sign) =>
    people.every((person) => person.sign !== sign && isInHarmony(person.sign, sign)),
  );
  if (helpful.length === 0) return [];
  const signs = inAlternatives(helpful.map((sign) => signName(sign)));
  return [paragraph(text('do.third', { signs }), bySigns(facts))];
}

function isInHarmony(one: ZodiacSignId, other: ZodiacSignId): boolean {
  const { relations } = compatibility(one, other);
  return relations.some(({ points }) => points > 0) && relations.every(({ points }) => points >= 0);
}

function pointOfDays(situation: Situation, relation: StemRelation, giver: Person, taker: Person): string {
  if (situation.kind === 'peers' || !('giver' in relation))
    return text(`do.days.${relation.kind}`, { giver: giver.name, taker: taker.name });
  const { elder, child } = situation;
  const kind = `${relation.kind}-${giver === elder ? 'elder' : 'child'}` as const;
  return text(`do.days-raising.${kind}`, { elder: elder.name, child: child.name });
}
