import { compatibility, relations, zodiacSigns, type Relation, type ZodiacSign } from '@org/zodiac-core';
import { taiSui } from '@org/zodiac-core/pillars';
import { text } from '@org/content/articles';
import { text as match } from '@org/content/match';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { bulletList, paragraph } from '../claims/markup.ts';
import { listed, lowerFirst, textOf, upperFirst, type Passage, type Phrase } from '../claims/passage.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import { partnersOf } from '../wording/pairing-phrases.ts';
import { inBusiness, prose, theSign } from './sign-sections.ts';

/** Two signs in the order of the circle. */
export function inOrder(a: ZodiacSign, b: ZodiacSign): readonly [ZodiacSign, ZodiacSign] {
  return zodiacSigns.indexOf(a) <= zodiacSigns.indexOf(b) ? [a, b] : [b, a];
}

type PairText = Parameters<typeof match>[0] extends infer Id
  ? Id extends `pairs.${infer Pair}`
    ? Pair
    : never
  : never;

/** One sentence on two signs in daily life. */
export function pairSentence(a: ZodiacSign, b: ZodiacSign): string {
  const [first, second] = inOrder(a, b);
  // Every pair has a text, in the order of the circle.
  const pair = `${first.id}-${second.id}` as PairText;
  return upperFirst(match(`pairs.${pair}`, { first: theSign(first), second: theSign(second) }));
}

/** The relations of two signs, the decisive one first. */
export const relationsOfPair = (a: ZodiacSign, b: ZodiacSign): readonly Relation[] => {
  const { basis } = compatibility(a.id, b.id);
  return [...new Set([basis, ...relations(a.id, b.id).map(({ kind }) => kind)])];
};

/** Tradition's advice on love for a year whose animal has this bond with a sign. */
export const inLove = (bond: Relation): Phrase =>
  filled(text('year-of-sign.in-love'), { text: text(`relations.${bond}.year-love`) });

/** Tradition's advice on work for a year whose animal has this bond with a sign. */
export const atWork = (bond: Relation): Phrase =>
  filled(text('year-of-sign.at-work'), { text: text(`relations.${bond}.year-work`) });

/** Every rule that joins or divides two signs, with what tradition reads in it, and more about the two. */
export const ruleSection = (a: ZodiacSign, b: ZodiacSign, ...more: readonly Phrase[]): Section =>
  prose(text('heads.rule'), ...decisiveRules(a, b).map((rule) => text(`relations.${rule}.pair`)), ...more);

/** A sentence on both signs in business, or on the one sign that both rows or people have. */
export const inBusinessTogether = (a: ZodiacSign, b: ZodiacSign): Phrase =>
  a === b
    ? inBusiness(a)
    : filled(text('pair.business'), {
        one: a.name,
        first: lowerFirst(a.businessTraits),
        other: b.name,
        second: lowerFirst(b.businessTraits),
      });

/** The relations of two signs that an article explains. A common season counts only if no other rule decides. */
const decisiveRules = (a: ZodiacSign, b: ZodiacSign): readonly Relation[] =>
  relationsOfPair(a, b).filter((rule, index) => index === 0 || rule !== 'three-meetings');

type Grade = 'high' | 'good' | 'even' | 'low' | 'lowest';

export function gradeOf(a: ZodiacSign, b: ZodiacSign): Grade {
  const { score } = compatibility(a.id, b.id);
  if (score >= 85) return 'high';
  if (score >= 65) return 'good';
  if (score >= 55) return 'even';
  return score >= 30 ? 'low' : 'lowest';
}

/** The signs in a harmony with the animal of a year, without signs that also offend Tai Sui. */
export const luckiestOf = (year: number): readonly ZodiacSign[] =>
  zodiacSigns
    .filter((one) => gradeOf(one, signOfYear(year)) === 'high' && taiSui(year, one.id).relations.length === 0)
    .toSorted(
      (a, b) =>
        compatibility(b.id, signOfYear(year).id).score - compatibility(a.id, signOfYear(year).id).score,
    );

/** The other signs that stand in a harmony with both. */
export const friendsOf = (a: ZodiacSign, b: ZodiacSign): readonly ZodiacSign[] =>
  zodiacSigns.filter(
    (each) => each !== a && each !== b && gradeOf(a, each) === 'high' && gradeOf(b, each) === 'high',
  );

/** The rules that decide the score of two signs: `'They are allies (三合).'` */
export function rulesInWords(a: ZodiacSign, b: ZodiacSign): Passage {
  const [first = 'neutral', ...others] = decisiveRules(a, b);
  if (first === 'neutral') return filled(text('pair.no-rule'), {});
  return isFriendly(first) && others.length > 0
    ? filled(text('pair.but-also'), { relation: bondsInWords([first]), others: bondsInWords(others) })
    : filled(text('pair.by-rule'), { relation: bondsInWords([first, ...others]) });
}

/** A phrase for the bonds of two signs. Several bonds share a verb: “have a bond called harm and a bond called punishment”. */
export function bondsInWords(rules: readonly Relation[]): Passage {
  const [one = '', ...more] = rules.map((rule) => text(`relations.${rule}.two`));
  return listed([one, ...(one.startsWith('have ') ? more.map((each) => each.replace(/^have /, '')) : more)]);
}

const isFriendly = (rule: Relation): boolean =>
  rule === 'six-harmony' || rule === 'three-harmonies' || rule === 'same-sign';

/** The rules that join two signs, without the given one. */
export function otherRules(one: ZodiacSign, other: ZodiacSign, rule: Relation): Phrase {
  const others = decisiveRules(one, other).filter((each) => each !== rule);
  return others.length === 0 ? '' : filled(text('year.also'), { relation: bondsInWords(others) });
}

/** The friends and the opposite of a sign, each with what tradition expects of the two in love or at work. */
export const partnersSection = (heading: Phrase, one: ZodiacSign, side: 'love' | 'work'): Section => ({
  heading,
  blocks: (
    [
      ['three-harmonies', 'sign.allies'],
      ['six-harmony', 'sign.friend'],
      ['six-clash', 'sign.opposite'],
    ] as const
  ).flatMap(([rule, id]) => [
    paragraph(
      filled(text(id), {
        names: upperFirst(textOf(listed(partnersOf(one, rule).map(theSign)))),
        sign: one.name,
        expected: text(`relations.${rule}.${side}`),
      }),
      side === 'work' ? text(`relations.${rule}.help`) : '',
      ...partnersOf(one, rule).map((other) => otherRules(one, other, rule)),
    ),
    // The sentences on pairs tell how two people live together.
    ...(side === 'work'
      ? []
      : [
          bulletList(
            partnersOf(one, rule).map((other) =>
              filled(text('sign.with'), {
                sign: one.name,
                other: other.name,
                sentence: lowerFirst(pairSentence(one, other)),
              }),
            ),
          ),
        ]),
  ]),
});
