import { text } from '@org/content/rows';
import { compatibility, getZodiacSignById } from '@org/zodiac-core';
import { articleOf, sentences } from '../../words/grammar.ts';
import { nounsOfBranch } from '../nouns-of.ts';
import { hasEnded } from '../subject.ts';
import type { Told } from './fact.ts';
import { groupInText } from './words.ts';

/** A peer of another country began less than one round of the twelve signs before or after the row. */
const maxYearsApart = 12;

const bonds = ['six-harmony', 'three-harmonies', 'six-clash'] as const;

/**
 * Names a row of the same trade, class or division whose sign suits the row’s sign or is opposite. A row of the same country is
 * preferred, then a closer bond. The owner of the row is no peer.
 *
 * @returns `undefined` without such a row, for a row that has ended, and where New Year’s Day could decide the sign of the row
 */
export function peerInText(told: Told): string | undefined {
  const { subject, facts, inList } = told;
  if (hasEnded(subject) || facts.border) return undefined;
  const one = nounsOfBranch(subject)?.one;
  const own = facts.sign;
  const owners = subject.owner?.split('; ') ?? [];
  for (const by of ['branch-of-country', 'branch', 'division']) {
    const several = groupInText(told, by);
    const others = inList.standing.groups.find((group) => group.by === by)?.others ?? [];
    for (const bond of bonds) {
      const peer = others.find(
        ({ name, zodiacSign, year }) =>
          !owners.includes(name) &&
          compatibility(own.id, zodiacSign).basis === bond &&
          (by !== 'branch' || Math.abs(year - subject.date.year) < maxYearsApart),
      );
      if (!peer || several === undefined) continue;
      const other = getZodiacSignById(peer.zodiacSign).name;
      const values = { name: peer.name, anOther: `${articleOf(other)} ${other}` };
      return sentences(
        one
          ? text('facts.peer.another', { ...values, one })
          : text('facts.peer.another-state', { ...values, several }),
        text(`facts.peer-sign.${bond}`, { Own: own.name, other }),
      );
    }
  }
  return undefined;
}
