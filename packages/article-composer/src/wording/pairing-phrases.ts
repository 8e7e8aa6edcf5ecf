import {
  compatibility,
  zodiacSigns,
  type Relation,
  type ZodiacSign,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { text } from '@org/content/articles';
import { listed, stated, textOf, type Passage } from '../claims/passage.ts';
import { nameOfSign } from './sign-phrases.ts';

/** The names of the compatibility rules. */
export const relationNames: Readonly<Record<Relation, string>> = {
  'six-harmony': 'six harmonies (六合)',
  'three-harmonies': 'three harmonies (三合)',
  'three-meetings': 'three meetings (三會)',
  'same-sign': 'same sign (同肖)',
  neutral: 'no bond',
  'six-harm': 'six harms (六害)',
  'six-clash': 'six clashes (六沖)',
  'six-destruction': 'six destructions (六破)',
  punishment: 'three punishments (三刑)',
};

function pairing(a: ZodiacSign, b: ZodiacSign) {
  const { score, basis, relations } = compatibility(a.id, b.id);
  const counted = relations.filter(({ points }) => points !== 0).map((relation) => relation.kind);
  const rules: readonly Relation[] = counted.length > 0 ? counted : [basis];
  return { kind: 'pairing', signs: [a.id, b.id], score, rules } as const;
}

/** `'Rat and Ox score 95 of 100'`. */
export const scoreOfPair = (a: ZodiacSign, b: ZodiacSign): Passage =>
  stated(
    pairing(a, b),
    ({ signs: [one, other], score }) => `${nameOfSign(one)} and ${nameOfSign(other)} score ${score} of 100`,
  );

/** `'95'`, for Rat and Ox. */
export const pointsOfPair = (a: ZodiacSign, b: ZodiacSign): Passage =>
  stated(pairing(a, b), ({ score }) => String(score));

/** All rules that the points of two signs count, with their meanings: `'harm (六害): misunderstandings'`, for Rat and Goat. */
export const rulesOfPair = (a: ZodiacSign, b: ZodiacSign): Passage =>
  stated(pairing(a, b), ({ rules }) => rules.map((rule) => text(`relations.${rule}.rule`)).join('; '));

/** The signs that a rule joins with a sign. */
export const partnersOf = (sign: ZodiacSign, rule: Relation): ZodiacSign[] =>
  zodiacSigns.filter((other) => compatibility(sign.id, other.id).relations.some(({ kind }) => kind === rule));

/** Minimum points of two signs that a harmony joins and no difficult rule divides. */
export const pointsOfFriends = 85;

/** The signs in a harmony with a sign, most points first: `'Ox, Dragon and Monkey'`, for the Rat. A harmony that another rule weakens is left out. */
export const bestPartnersOf = (sign: ZodiacSign): Passage =>
  listed(
    [...partnersOf(sign, 'three-harmonies'), ...partnersOf(sign, 'six-harmony')]
      .map((other) => ({ name: other.name, score: compatibility(sign.id, other.id).score }))
      .filter(({ score }) => score >= pointsOfFriends)
      .toSorted((a, b) => b.score - a.score)
      .map(({ name }) => name),
  );

/** The groups of signs that a rule joins. */
export const groupsOf = (rule: Relation): (readonly ZodiacSignId[])[] =>
  zodiacSigns
    .map((sign) =>
      zodiacSigns
        .filter(
          (other) =>
            other === sign || compatibility(sign.id, other.id).relations.some(({ kind }) => kind === rule),
        )
        .map(({ id }) => id),
    )
    .filter((group) => group.length > 1)
    .filter((group, index, all) => all.findIndex((other) => other.join() === group.join()) === index);

/** `'Rat, Dragon and Monkey'`, a text for each group of a rule. */
export const groupsOfRule = (rule: Relation): Passage[] =>
  groupsOf(rule).map((group) =>
    stated({ kind: 'pairing rule', rule, groups: [group] }, (claim) =>
      textOf(listed((claim.groups[0] ?? []).map(nameOfSign))),
    ),
  );
