import { text } from '@org/content/rows';
import type { GroupStanding } from '../subject.ts';
import type { TellingFact, Told } from './fact.ts';
import { groupInText, groupOf, inFigures, listed, placeInText } from './words.ts';

const minCounts = { toRank: 10, toRankStates: 5, toCountSigns: 6 };
/** Maximum rank that a sentence gives: “the fifth oldest”. */
const maxRank = 5;
/** A rank beyond this share of the group is not among the oldest. */
const maxShareOfRank = 0.1;
/**
 * The `share` of the fact that a state is the only one of its sign in a region. The high value puts more surprising
 * facts first.
 */
const shareOfSign = 0.26;

export function factsOfGroup(told: Told, standing: GroupStanding): TellingFact[] {
  const { by, count, ofSign } = standing;
  const several = groupInText(told, by);
  if (several === undefined) return [];
  const { subject, facts } = told;
  const values = { count: inFigures(count), group: listed(told, several) };
  if (count < (subject.state ? minCounts.toRankStates : minCounts.toRank)) return [];
  return [
    ...ageFacts(told, standing, values),
    // The list has all states. Whether a company or a brand is the only one of its sign depends on which are listed.
    ...(subject.state && ofSign === 1 && count >= minCounts.toCountSigns
      ? [
          {
            topic: 'sign',
            isOwn: true as const,
            share: shareOfSign,
            sentence: text('facts.only-of-sign', { ...values, sign: facts.sign.name }),
          },
        ]
      : []),
  ];
}

/**
 * Whether a row is the oldest of a group or nearly so, and whether a state is the last of a group. A row with a doubtful
 * year has no such fact.
 */
function ageFacts(
  told: Told,
  { by, count, older, asOld }: GroupStanding,
  values: Readonly<Record<'count' | 'group', string>>,
): TellingFact[] {
  const { subject } = told;
  const topic = 'age';
  if (subject.yearIs === 'doubtful') return [];
  const isLast = asOld === 0 && older === count - 1;
  if (subject.state) {
    if (asOld > 0 || (older > 0 && !isLast)) return [];
    const place = older === 0 ? 'first-to-join' : 'last-to-join';
    return [{ topic, isOwn: true, share: 1 / count, sentence: text(`facts.${place}`, values) }];
  }
  // The oldest company of a country is also the oldest of its trade there.
  if (by === 'branch-of-country' && groupOf(told, 'country')?.older === 0) return [];
  if (asOld > 0) return [];
  if (older === 0) return [{ topic, isOwn: true, share: 1 / count, sentence: text('facts.oldest', values) }];
  const rank = older + 1;
  if (rank > maxRank || rank / count > maxShareOfRank) return [];
  return [
    {
      topic,
      isOwn: true,
      share: rank / count,
      sentence: text('facts.rank', { ...values, rank: placeInText(rank) }),
    },
  ];
}
