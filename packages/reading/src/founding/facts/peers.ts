import { text } from '@org/content/rows';
import { compatibility, getZodiacSignById } from '@org/zodiac-core';
import { sentences } from '../../words/grammar.ts';
import { nounsOfBranch } from '../nouns-of.ts';
import { hasEnded, type Peer } from '../subject.ts';
import { aSign, deedOf } from '../tradition-of.ts';
import type { Told } from './fact.ts';

/** A peer of another country began less than one round of the twelve signs before or after the row. */
const maxYearsApart = 12;

const bonds = ['six-harmony', 'three-harmonies', 'six-clash'] as const;

/**
 * Compares a row with its rival. Without one, it is compared with a row of its trade or class, whose sign suits its sign or is
 * opposite if there is such a row. A row of the same country is preferred, then a closer bond. The owner of the row is no peer.
 *
 * @returns `undefined` without such a row, and for a row that has ended
 */
export function peerInText(told: Told): string | undefined {
  const { subject, facts } = told;
  if (hasEnded(subject)) return undefined;
  const [rival] = othersIn(told, 'rival');
  if (rival) return comparedWith(told, rival, subject.state ? 'state' : 'rival');
  const one = nounsOfBranch(subject)?.one;
  if (facts.border || one === undefined) return undefined;
  const owners = subject.owner?.split('; ') ?? [];
  const peers = ['branch-of-country', 'branch'].flatMap((by) => {
    const others = othersIn(told, by).filter(
      ({ name, year }) =>
        !owners.includes(name) && (by !== 'branch' || Math.abs(year - subject.date.year) < maxYearsApart),
    );
    const basisOf = ({ zodiacSign }: Peer) => compatibility(facts.sign.id, zodiacSign).basis;
    return [...bonds.flatMap((bond) => others.filter((other) => basisOf(other) === bond)), ...others];
  });
  const isBound = ({ zodiacSign }: Peer) => bondOf(told, zodiacSign) !== undefined;
  const peer = peers.find(isBound) ?? peers[0];
  return peer && comparedWith(told, peer, 'another', one);
}

const othersIn = ({ inList }: Told, by: string): readonly Peer[] =>
  inList.standing.groups.find((group) => group.by === by)?.others ?? [];

/** A bond that a text names. Other relations of signs are left out. */
const bondOf = ({ facts }: Told, other: Peer['zodiacSign']) => {
  const { basis } = compatibility(facts.sign.id, other);
  return bonds.find((bond) => bond === basis);
};

/** The sign of another row with its deed in the trade of the row, and the bond of the two signs. */
function comparedWith(
  told: Told,
  { name, zodiacSign, year }: Peer,
  as: 'rival' | 'state' | 'another',
  one = '',
): string {
  const own = told.facts.sign;
  const isSame = own.id === zodiacSign;
  const deed = deedOf(told.subject, zodiacSign, name);
  const bond = bondOf(told, zodiacSign);
  const bondInText =
    bond && text(`facts.peer-sign.${bond}`, { own: own.name, other: getZodiacSignById(zodiacSign).name });
  const values = { name, year, one, anOther: aSign(zodiacSign) };
  if (as === 'state') {
    if (deed === undefined) return '';
    return sentences(
      text(isSame ? 'facts.peer.state-too' : 'facts.peer.state', { ...values, deed }),
      bondInText,
    );
  }
  if (isSame) return text(`facts.peer.${as}-too`, values);
  return deed === undefined ? '' : sentences(text(`facts.peer.${as}`, { ...values, deed }), bondInText);
}
