import { text } from '@org/content/match';
import { compatibility, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import { bySigns } from '../because.ts';
import type { PairFacts } from '../pair-facts.ts';
import { list } from '../../words/grammar.ts';
import { signName } from '../sign-name.ts';

/** The common allies of two signs, if only signs are known. */
export function sharedCircle(facts: PairFacts): Paragraph[] {
  const { one, other, days } = facts;
  if (days) return [];
  const [ofOne, ofOther] = [alliesOf(one.sign), alliesOf(other.sign)];
  const [shared] = ofOne.filter((sign) => ofOther.includes(sign));
  const named = (signs: readonly ZodiacSignId[]): string =>
    list(signs.map((sign) => `the ${signName(sign)}`));
  const [first = one.sign, second = one.sign] = ofOne;
  const said =
    one.sign === other.sign
      ? text('works.circle.same', { first: signName(first), second: signName(second) })
      : shared
        ? text('works.circle.shared', { shared: signName(shared) })
        : text('works.circle.apart', {
            signA: one.signName,
            alliesA: named(ofOne),
            signB: other.signName,
            alliesB: named(ofOther),
          });
  return [paragraph(said, bySigns(facts))];
}

/** An ally of one sign that conflicts with the other, if only signs are known. */
export function opposedCircle(facts: PairFacts): Paragraph[] {
  const { one, other, days } = facts;
  if (days) return [];
  if (one.sign === other.sign) {
    const [clash = one.sign] = zodiacSignIds.filter(
      (sign) => compatibility(one.sign, sign).basis === 'six-clash',
    );
    return [paragraph(text('rubs.circle.same', { clash: signName(clash) }), bySigns(facts))];
  }
  const [found] = [[one, other] as const, [other, one] as const].flatMap(([friend, opposed]) =>
    alliesOf(friend.sign)
      .filter((ally) => compatibility(ally, opposed.sign).basis === 'six-clash')
      .map((ally) =>
        text('rubs.circle.opposite', {
          ally: signName(ally),
          friend: friend.signName,
          other: opposed.signName,
        }),
      ),
  );
  return found === undefined ? [] : [paragraph(found, bySigns(facts))];
}

const alliesOf = (sign: ZodiacSignId): ZodiacSignId[] =>
  zodiacSignIds.filter((other) =>
    compatibility(sign, other).relations.some(({ kind }) => kind === 'three-harmonies'),
  );
