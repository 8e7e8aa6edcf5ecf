import { text } from '@org/content/rows';
import type { FoundingFacts } from '../founding-facts.ts';
import { countryInText, nounsOf } from '../nouns-of.ts';
import type { GroupStanding } from '../subject.ts';
import type { TellingFact, Told } from './fact.ts';
import { groupInText, groupOf, inFigures, listed, placeInText, shortGroup } from './words.ts';

/** Groups by trade and groups by place are two topics. */
const topicOf = (by: string): string => (by.startsWith('branch') ? 'trade' : by === 'all' ? 'all' : 'place');

const fewest = { toRank: 4, toBeRare: 17, toCountSigns: 6 };
/** Minimum rows of a group in which rows are compared. */
const minToCompare = 8;
/** Maximum rank that a sentence gives: “the fifth oldest”. */
const maxRank = 5;
const maxShareOfRank = 0.1;
/** A rank beyond this share of the group is not among the oldest. */
const maxShareOfOldest = 0.4;
/** Minimum share of younger rows in a group for the sentence that the row is older than these. */
const minShareOfYounger = 0.8;
/** If more rows of a trade are large, the size of one says little about it. */
const maxShareOfLarge = 1 / 3;
/** Minimum rows of one trade in one city for a rank among them. */
const minInCity = 5;
const maxRankInCity = 3;
/** The `share` given to facts that are true of one row only but do not surprise. A text without a rarer fact opens with one. */
const shareOfOwn = {
  rank: 0.1,
  rankInTradeOfCity: 0.105,
  decade: 0.12,
  onlyInCity: 0.15,
  rankInCity: 0.2,
  sign: 0.26,
  // Slightly above `maxShare`, so that all facts below it come first.
  manyYounger: 0.305,
  farRank: 0.97,
};

export function factsOfGroup(told: Told, standing: GroupStanding): TellingFact[] {
  const { by, count, ofSign } = standing;
  const several = groupInText(told, by);
  if (several === undefined) return [];
  const { subject, facts, inList } = told;
  const values = { count: inFigures(count), group: listed(told, several) };
  const group = { full: values.group, short: shortGroup(told, by) ?? values.group };
  const common = { topic: topicOf(by), group } as const;
  if (count === 1 && by === 'country')
    return [
      {
        topic: 'place',
        share: 1 / inList.standing.total,
        sentence: text('facts.only-one', {
          one: inList.one,
          place: countryInText(subject.country ?? ''),
        }),
      },
    ];
  if (count < fewest.toRank)
    return count > (by === 'branch' ? 2 : 1) && by !== 'city' && by !== 'branch-of-country' && !subject.state
      ? [
          {
            ...common,
            share: count / inList.standing.total,
            sentence: text('facts.few', values),
          },
        ]
      : [];
  return [
    ...ageFacts(told, standing, { ...common, values }),
    ...(by.startsWith('branch') ? factsAmongPeers(told, standing, several, { ...common, values }) : []),
    ...(ofSign === 1 && count >= fewest.toCountSigns
      ? [
          {
            ...common,
            topic: 'sign',
            isOwn: true as const,
            share: count >= fewest.toBeRare ? (11 / 12) ** (count - 1) : shareOfOwn.sign,
            sentence: text('facts.only-of-sign', { ...values, sign: facts.sign.name }),
          },
        ]
      : []),
    ...(ofSign > 1 && common.topic === 'trade' && count >= minToCompare
      ? [
          {
            ...common,
            topic: 'sign',
            // Used only if there is no rarer fact. The larger group comes first.
            share: by === 'branch' ? 0.9 : 0.95,
            sentence: text('facts.of-sign', {
              ...values,
              number: inFigures(ofSign),
              signs: pluralOf(facts.sign),
            }),
          },
        ]
      : []),
  ];
}

const pluralOf = ({ id, name }: FoundingFacts['sign']): string =>
  id === 'ox' ? text('facts.oxen') : text('facts.signs', { sign: name });

type InGroup = Pick<TellingFact, 'topic' | 'group'> & {
  readonly values: { readonly count: string; readonly group: string };
};

/**
 * Whether a row is the oldest of a group, nearly so, or the youngest. Otherwise the number of younger rows, if most are.
 * A row with a doubtful year has no such fact.
 */
function ageFacts(
  told: Told,
  { by, count, older, asOld }: GroupStanding,
  { values, ...common }: InGroup,
): TellingFact[] {
  const { subject } = told;
  type Place = 'oldest' | 'none-older' | 'youngest' | 'first-to-join' | 'last-to-join';
  const fact = (share: number, id: Place): TellingFact => ({
    ...common,
    ...(id !== 'none-older' && { isOwn: true }),
    share,
    sentence: text(`facts.${id}`, values),
  });
  const younger = count - 1 - older - asOld;
  if (subject.yearIs === 'doubtful') return [];
  const ofCountry = by === 'branch-of-country' ? groupOf(told, 'country') : undefined;
  // The oldest or youngest company of a country is also the oldest or youngest of its trade there.
  if (ofCountry && isOldestOrYoungest(ofCountry)) return [];
  if (subject.state) {
    if (asOld > 0 || (older > 0 && younger > 0)) return [];
    return [fact(1 / count, older === 0 ? 'first-to-join' : 'last-to-join')];
  }
  if (older === 0) return [fact((asOld + 1) / count, asOld === 0 ? 'oldest' : 'none-older')];
  if (asOld === 0 && younger === 0) return [fact(1 / count, 'youngest')];
  const rank = older + 1;
  if (rank > maxRank || rank / count > maxShareOfOldest || asOld > 0) {
    if (count < minToCompare || younger / count < minShareOfYounger) return [];
    const isOfTrade = by === 'branch';
    return [
      {
        ...common,
        ...(asOld === 0 && { isOwn: true }),
        opens: isOfTrade,
        // The smallest group comes first.
        share: isOfTrade ? shareOfOwn.manyYounger : shareOfOwn.farRank + count / 1_000_000,
        sentence: text('facts.older-than', { ...values, younger: inFigures(younger) }),
      },
    ];
  }
  const isRare = by !== 'city' && rank / count <= maxShareOfRank;
  const usual = by === 'city' ? shareOfOwn.rankInCity : shareOfOwn.rank;
  return [
    {
      ...common,
      isOwn: true,
      share: isRare ? rank / count : usual + rank / 1_000,
      sentence: text('facts.rank', { ...values, rank: placeInText(rank) }),
    },
  ];
}

const isOldestOrYoungest = ({ count, older, asOld }: GroupStanding): boolean =>
  older === 0 || (asOld === 0 && older === count - 1);

/** The decade of a year in a sentence: `the 1980s`. The first decade of a century has no such name. */
function decadeInText(year: number): string {
  const from = Math.floor(year / 10) * 10;
  return text(from % 100 === 0 ? 'facts.first-decade' : 'facts.decade', { from, to: from + 9 });
}

/** Facts about the size, the city and the decade of a row within its trade. */
function factsAmongPeers(
  { subject, inList }: Told,
  { count, older, peers }: GroupStanding,
  several: string,
  { values, ...common }: InGroup,
): TellingFact[] {
  if (!peers || count < minToCompare) return [];
  const { city, date, isLarge } = subject;
  const { sameDecade, ofCity, olderOfCity, asOldOfCity, large } = peers;
  const inCity = inList.standing.groups.find((group) => group.by === 'city')?.count ?? 0;
  const hasAge = subject.yearIs !== 'doubtful';
  const facts: TellingFact[] = [];
  if (isLarge && large > 0 && large / count <= maxShareOfLarge)
    facts.push({
      topic: 'size',
      opens: true,
      share: large / count,
      sentence: text(large === 1 ? 'facts.only-large' : 'facts.large-of', {
        ...values,
        large: inFigures(large),
      }),
    });
  if (city && ofCity === 1 && inCity >= minToCompare)
    facts.push({
      topic: 'seat',
      isOwn: true,
      share: shareOfOwn.onlyInCity,
      sentence: text('facts.only-in-city', {
        count: inFigures(inCity),
        several: inList.several,
        one: nounsOf(subject).one,
        place: city,
      }),
    });
  if (city && hasAge && ofCity >= minInCity && olderOfCity < maxRankInCity && asOldOfCity === 0)
    facts.push({
      ...common,
      topic: 'seat',
      isOwn: true,
      share: shareOfOwn.rankInTradeOfCity + olderOfCity / 1_000,
      sentence: text(olderOfCity === 0 ? 'facts.oldest' : 'facts.rank', {
        count: inFigures(ofCity),
        group: text('facts.group.trade-of-city', { several, place: city }),
        rank: placeInText(olderOfCity + 1),
      }),
      group: {
        full: text('facts.group.trade-of-city', { several, place: city }),
        short: text('facts.listed-again.trade-of-city'),
      },
    });
  // The oldest of a trade is told so.
  if (hasAge && sameDecade === 0 && older > 0)
    facts.push({
      ...common,
      topic: 'decade',
      isOwn: true,
      share: shareOfOwn.decade,
      sentence: text('facts.alone-in-decade', { ...values, decade: decadeInText(date.year) }),
    });
  return facts;
}
