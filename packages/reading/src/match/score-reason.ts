import { text } from '@org/content/match';
import type { MatchTerm } from './match.ts';

/** Half of all pairs with two known dates of birth score from `low` to `high`. */
const usual = { low: 57, high: 70 };

/** Width of the lower and of the upper part of that range. */
const partOfUsual = 4;

/** The mean share of a term's weight that two people get. */
const meanShare = 0.6;

/** Why a score is high or low: how it compares with other pairs, and the terms that raise and lower it most. */
export function scoreReason(score: number, terms: readonly MatchTerm[]): string {
  if (terms.length === 1) return text('sum.why.signs');
  const has = (wanted: MatchTerm['id']): boolean => terms.some(({ id }) => id === wanted);
  return [
    ...(has('day-stems')
      ? [text(`sum.why.${has('hour-branches') ? 'times' : 'dates'}`), text(`sum.why.${bandOf(score)}`, usual)]
      : []),
    ...raised(terms),
    ...lowered(terms),
  ].join(' ');
}

/** A sentence on the term that raises a score most; empty if none does. */
export function raised(terms: readonly MatchTerm[]): string[] {
  const [term] = terms.toSorted((a, b) => effectOf(b) - effectOf(a));
  return term && effectOf(term) > 0 ? [text('sum.why.raised', { term: inWords(term) })] : [];
}

/** A sentence on the term that lowers a score most. */
export function lowered(terms: readonly MatchTerm[]): string[] {
  // If two terms lower it equally, the one with the larger weight is named.
  const [term] = terms.toSorted((a, b) => effectOf(a) - effectOf(b) || b.weight - a.weight);
  return [
    term && effectOf(term) < -1
      ? text('sum.why.lowered', { term: inWords(term) })
      : text('sum.why.unlowered'),
  ];
}

/** Points more or less than two people get on average. */
const effectOf = ({ points, weight }: MatchTerm): number => points - weight * meanShare;

function bandOf(score: number): 'low' | 'lower' | 'middle' | 'upper' | 'high' {
  if (score < usual.low) return 'low';
  if (score > usual.high) return 'high';
  if (score < usual.low + partOfUsual) return 'lower';
  return score > usual.high - partOfUsual ? 'upper' : 'middle';
}

const inWords = ({ id, found, points, weight }: MatchTerm): string =>
  text('sum.why.term', {
    subject: text(`sum.subjects.${id}`),
    found,
    points,
    weight,
    mean: Math.round(weight * meanShare),
  });
