import { text } from '@org/content/rows';
import { getChineseNewYear, getZodiacSignById, zodiacSignIds, type CalendarDate } from '@org/zodiac-core';
import { articleOf, list, ordinal } from '../words/grammar.ts';
import type { FoundingFacts } from './founding-facts.ts';
import { countryInText, kindInText, nounsOf, nounsOfBranch } from './nouns-of.ts';
import type { GroupStanding, ListOfRow, Peer, Subject } from './subject.ts';

/** A sentence that is true of few rows. */
export interface TellingFact {
  /** Two facts of one topic say nearly the same, so a text uses only the rarer one. */
  readonly topic: string;
  /** The share of rows that could say as much, from 0 to 1. */
  readonly share: number;
  /**
   * `false` for a sentence that says too little of the row to stand at the beginning, `true` for one that says enough although
   * many rows share it.
   */
  readonly opens?: boolean;
  /** Whether the fact is true only of this row. Other rows may have a fact of the same kind. */
  readonly isOwn?: true;
  /** Calls the row “it”. */
  readonly sentence: string;
  /** The words for its group, and shorter words beside the sentence that says what the row is and where. */
  readonly group?: { readonly full: string; readonly short: string };
}

export interface Told {
  readonly subject: Subject;
  readonly facts: FoundingFacts;
  readonly inList: ListOfRow;
  readonly presentYear: number;
}

/** The facts of a row that few others share, the rarest first, one of each topic. */
export function tellingFacts(told: Told): TellingFact[] {
  const topics = new Set<string>();
  return [
    ...told.inList.standing.groups.flatMap((group) => factsOfGroup(told, group)),
    ...relationFacts(told),
    ...yearFacts(told),
    ...borderFacts(told),
    ...countFacts(told),
    ...stateFacts(told),
  ]
    .toSorted((a, b) => a.share - b.share)
    .filter(({ topic }) => !topics.has(topic) && topics.add(topic));
}

export const inFigures = (number: number): string => number.toLocaleString('en-US');
const aSign = (name: string): string => `${articleOf(name)} ${name}`;

/** All fifty states are in their list. */
export const listed = ({ subject }: Told, several: string): string =>
  subject.state ? several : text('facts.listed', { several });

/** The rows of a group in a sentence; `undefined` where there are no words for them. */
function groupInText({ subject, inList: { several } }: Told, by: string): string | undefined {
  const { field, city, country, state } = subject;
  const ofBranch = nounsOfBranch(subject);
  const from = (ones: string) =>
    country ? text('facts.group.country', { several: ones, place: countryInText(country) }) : undefined;
  switch (by) {
    case 'all':
      return several;
    case 'country':
      return from(several);
    case 'city':
      return city ? text('facts.group.city', { several, place: city }) : undefined;
    case 'branch':
      return ofBranch?.several;
    case 'branch-of-country':
      return ofBranch && from(ofBranch.several);
    case 'region':
      return field.of === 'region' ? text('facts.group.region', { several, place: field.region }) : undefined;
    case 'division':
      return state?.division ? text('facts.group.division', { several, place: state.division }) : undefined;
    default:
      return undefined;
  }
}

/** Shorter words for the rows of a group, for a sentence that follows the trade or the place of the row. */
function shortGroup({ subject: { country }, inList: { several } }: Told, by: string): string | undefined {
  switch (by) {
    case 'branch':
      return text('facts.listed-again.branch');
    case 'branch-of-country':
      return country ? text('facts.listed-again.country', { place: countryInText(country) }) : undefined;
    case 'city':
      return text('facts.listed-again.city', { several });
    default:
      return undefined;
  }
}

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
/** A text tells of a row that it is older than others only if they are at least this share of a group. */
const minShareOfYounger = 0.8;
/** If more rows of a trade are large, the size of one says little about it. */
const maxShareOfLarge = 1 / 3;
/** Minimum rows of one trade in one city for a rank among them. */
const minInCity = 5;
const maxRankInCity = 3;
/** Shares of facts that are true of one row alone, but not surprising. Such facts open a text that has no rare one. */
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

function factsOfGroup(told: Told, standing: GroupStanding): TellingFact[] {
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
    return count > 1 && by !== 'city' && by !== 'branch-of-country' && !subject.state
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
 * Nothing if the year is doubtful.
 */
function ageFacts(
  { subject }: Told,
  { by, count, older, asOld }: GroupStanding,
  { values, ...common }: InGroup,
): TellingFact[] {
  type Place = 'oldest' | 'none-older' | 'youngest' | 'first-to-join' | 'last-to-join';
  const fact = (share: number, id: Place): TellingFact => ({
    ...common,
    ...(id !== 'none-older' && { isOwn: true }),
    share,
    sentence: text(`facts.${id}`, values),
  });
  const younger = count - 1 - older - asOld;
  if (subject.yearIs === 'doubtful') return [];
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

const placesInWords = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** `second`, `10th`. */
export function placeInText(place: number): string {
  const inWords = placesInWords.find((each) => each === place);
  return inWords ? text(`facts.places.at${inWords}`) : ordinal(place);
}

/** The decade of a year in a sentence: `the 1980s`. The first decade of a century has no such name. */
function decadeInText(year: number): string {
  const from = Math.floor(year / 10) * 10;
  return text(from % 100 === 0 ? 'facts.first-decade' : 'facts.decade', { from, to: from + 9 });
}

/** Facts about the size, the city and the decade of a row within its trade. */
function factsAmongPeers(
  { subject, inList }: Told,
  { count, peers }: GroupStanding,
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
      ...common,
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
  if (hasAge && sameDecade === 0)
    facts.push({
      ...common,
      topic: 'decade',
      isOwn: true,
      share: shareOfOwn.decade,
      sentence: text('facts.alone-in-decade', { ...values, decade: decadeInText(date.year) }),
    });
  return facts;
}

const maxPeers = 3;
/** One round of the twelve signs. */
const maxYearsApart = 12;

/** Other rows of the same trade, class, division or region, and why they are peers. */
interface Peers {
  readonly peers: readonly Peer[];
  /** Whether they began less than twelve years before or after the row. Otherwise they are the best known. */
  readonly areNear: boolean;
  /** The rows that they are chosen from, in a sentence. */
  readonly several: string;
}

/** The peers of a row: those of about its age if there are any, otherwise the best known. Those of its country come first. */
export function peersOf(told: Told): Peers | undefined {
  const groups = ['branch-of-country', 'branch', 'division'].flatMap((by) => {
    const several = groupInText(told, by);
    const others = told.inList.standing.groups.find((group) => group.by === by)?.others ?? [];
    return several === undefined || others.length === 0 ? [] : [{ several, others }];
  });
  const isNear = ({ year }: Peer) => Math.abs(year - told.subject.date.year) < maxYearsApart;
  const areNear = groups.some(({ others }) => others.some(isNear));
  const found = groups
    .map(({ several, others }) => ({ several, peers: others.filter((peer) => !areNear || isNear(peer)) }))
    .filter(({ peers }) => peers.length > 0);
  const most = found.find(({ peers }) => peers.length > 1) ?? found[0];
  return most && { ...most, peers: most.peers.slice(0, maxPeers), areNear };
}

const groupOf = ({ inList }: Told, by: string): GroupStanding | undefined =>
  inList.standing.groups.find((group) => group.by === by && group.count > 1);

/** Facts about rows with the same day, founder or owner, and about rows that the row itself owns. */
function relationFacts(told: Told): TellingFact[] {
  const { subject, inList } = told;
  const { total } = inList.standing;
  const named = (by: string) => {
    const group = groupOf(told, by);
    return group && { ...group, names: list(group.others.map(({ name }) => name)) };
  };
  const [day, founders, owner, owned] = ['day', 'founders', 'owner', 'owned'].map(named);
  const facts: TellingFact[] = [];
  if (day && day.count <= day.others.length + 1)
    facts.push({
      topic: 'year',
      opens: false,
      share: day.count / total,
      sentence: text('facts.same-day', { began: subject.began, names: day.names }),
    });
  if (founders && founders.count <= founders.others.length + 1) {
    const [founder = '', ...others] = subject.founders ?? [];
    facts.push({
      topic: 'founders',
      share: founders.count / total,
      sentence:
        others.length === 0
          ? text('facts.founder', { founder, names: founders.names })
          : text('facts.founders', { names: founders.names }),
    });
  }
  // Leaves out the rows that the row owns if `knownFor` already names what it owns.
  if (owned && !/\bown(?:s|er)\b/.test(subject.knownFor ?? ''))
    facts.push({
      topic: 'owner',
      ...(owned.count - 1 <= owned.others.length && { opens: false }),
      share: 1 / total,
      sentence:
        owned.count - 1 <= owned.others.length
          ? text('facts.owns', { names: owned.names })
          : text('facts.owns-many', {
              count: owned.count - 1,
              several: inList.several,
              names: owned.names,
            }),
    });
  if (owner && subject.owner && !hasEnded(subject)) {
    const values = { owner: ownersInText(subject.owner), names: owner.names };
    const others = owner.count - 1 <= owner.others.length ? text('facts.owner-with-two', values) : undefined;
    facts.push({
      topic: 'owner',
      share: owner.count / total,
      sentence:
        owner.count === 2
          ? text('facts.owner', values)
          : (others ??
            text('facts.owner-of-many', { ...values, count: owner.count, several: inList.several })),
    });
  }
  return facts;
}

/** The owners of a row, which may be several. */
export const ownersInText = (owner: string): string => list(owner.split('; '));

export const hasEnded = ({ endedYear, hasEnded: ended }: Subject): boolean =>
  ended === true || endedYear !== null;

/**
 * Shares for the fact that other rows began in the same year. Most rows have such rows, so this fact cannot open a text. A
 * row of the same industry makes it slightly rarer.
 */
const sharesOfYear = { ofKind: 0.15, ofOthers: 0.2 };

/** Facts about a round age, a year of the row's own sign, and other rows of the same year. */
function yearFacts({ subject, facts, inList, presentYear }: Told): TellingFact[] {
  const { date, state } = subject;
  const age = presentYear - date.year;
  // Some companies ended when they were bought.
  const lives = !hasEnded(subject) && !subject.acquiredYear && age > 0;
  const round = [100, 50, 25].find((each) => age % each === 0);
  const sinceZodiacYear = presentYear - facts.zodiacYear;
  const found: TellingFact[] = [];
  if (lives && sinceZodiacYear % 60 === 0 && sinceZodiacYear > 0)
    found.push({
      topic: 'present',
      share: 1 / 60,
      sentence: text('facts.returns', { year: presentYear }),
    });
  if (lives && round)
    found.push({
      topic: 'present',
      share: 1 / round,
      sentence: text(state ? 'facts.statehood' : 'facts.turns', {
        age,
        year: presentYear,
      }),
    });
  if (lives && sinceZodiacYear % 12 === 0 && sinceZodiacYear > 0)
    found.push({
      topic: 'present',
      share: 1 / 12,
      opens: false,
      sentence: text('facts.own-year', { year: presentYear, aSign: aSign(facts.sign.name) }),
    });
  const kind = kindInText(inList.kind);
  const rivals = kind ? inList.sameYear.filter((row) => row.kind === inList.kind).slice(0, 2) : [];
  const others = rivals.length > 0 ? rivals : inList.sameYear.slice(0, 3);
  const names = list(others.map(({ name }) => name));
  if (others.length > 0)
    found.push({
      topic: 'year',
      share: rivals.length > 0 ? sharesOfYear.ofKind : sharesOfYear.ofOthers,
      sentence:
        rivals.length > 0
          ? text('facts.rival', { year: date.year, names, kind: kind ?? '' })
          : text('facts.same-year', { year: date.year, names }),
    });
  return found;
}

const dayNumber = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day) / 86_400_000;
const nearBorder = 10;

/** A fact about a date so near New Year’s Day that a few days would have changed the sign. */
function borderFacts({ subject, facts }: Told): TellingFact[] {
  const { year, month, day } = subject.date;
  if (!month || !day || year < 100) return [];
  const since = dayNumber({ year, month, day }) - dayNumber(getChineseNewYear(year));
  if (since < -nearBorder || since >= nearBorder) return [];
  const isBefore = since < 0;
  const days = isBefore ? -since : since + 1;
  const at = zodiacSignIds.indexOf(facts.sign.id) + (isBefore ? 1 : -1);
  const other = getZodiacSignById(zodiacSignIds.at(at % 12) ?? 'rat').name;
  return [
    {
      topic: 'border',
      opens: false,
      share: days / 365,
      sentence: text(isBefore ? 'facts.later' : 'facts.earlier', {
        Span: days === 1 ? text('facts.a-day') : text('facts.days', { days }),
        aSign: aSign(other),
      }),
    },
  ];
}

/**
 * The number of rows of the row’s sign and kind. A number far from chance is compared with chance, others with the other
 * signs.
 */
function countFacts(told: Told): TellingFact[] {
  const { inList } = told;
  const { sign } = told.facts;
  const kind = kindInText(inList.kind);
  if (!kind) return [];
  const { total, ofSign, ofKindBySign } = inList.standing;
  const count = ofKindBySign[zodiacSignIds.indexOf(sign.id)] ?? 0;
  const ofKind = ofKindBySign.reduce((sum, each) => sum + each, 0);
  const expected = (ofSign * ofKind) / total;
  const deviations = Math.abs(count - expected) / Math.sqrt(expected);
  const values = { sign: sign.name, several: listed(told, inList.several), kind };
  const common = { topic: 'count' } as const;
  if (count < 2)
    return [
      {
        ...common,
        // Classes of brands and regions are groups as well, whose fact about the sign says the same. A page uses only one
        // fact of a topic.
        ...(told.subject.field.of !== 'trade' && { topic: 'sign' }),
        share: Math.exp(-expected),
        sentence: text('facts.only-in-kind', { ...values, ofSign: inFigures(ofSign) }),
      },
    ];
  // Below 1, the sentence would compare with “about none”.
  if (expected < 1) return [];
  if (deviations > 2)
    return [
      {
        ...common,
        opens: false,
        // A deviation of 2 has a chance of one in twenty.
        share: 0.4 / deviations ** 3,
        sentence: text(count > expected ? 'about.compared.more' : 'about.compared.fewer', {
          ...values,
          ofSign: inFigures(ofSign),
          count: inFigures(count),
          expected: inFigures(Math.round(expected)),
        }),
      },
    ];
  const isFirst = ofKindBySign.every((other) => other <= count);
  if (!isFirst && ofKindBySign.some((other) => other < count)) return [];
  return [
    {
      ...common,
      opens: false,
      share: 1 / zodiacSignIds.length,
      sentence: text(`about.compared.${isFirst ? 'first' : 'last'}`, {
        ...values,
        count: inFigures(count),
        ofKind: inFigures(ofKind),
      }),
    },
  ];
}

/** Facts about the ranks of a state by people and by area, and about symbols that it shares. */
function stateFacts(told: Told): TellingFact[] {
  const { subject, inList } = told;
  const { state } = subject;
  if (!state) return [];
  const { total, ranks } = inList.standing;
  const placeOf = (column: string) => (ranks.find(({ by }) => by === column)?.above ?? 0) + 1;
  const [population, area] = [placeOf('population'), placeOf('area')];
  const fromEnd = Math.min(...[population, area].map((place) => Math.min(place, total + 1 - place)));
  const symbols = (['bird', 'flower', 'tree'] as const).flatMap((by): TellingFact[] => {
    const group = groupOf(told, by);
    const symbol = state[by];
    if (!group || !symbol) return [];
    const [kind, count] = [text(`facts.symbols.${by}`), group.count - 1];
    return [
      {
        topic: 'symbol',
        opens: false,
        share: group.count / total,
        sentence:
          count <= group.others.length
            ? text('facts.symbol', { symbol, kind, names: list(group.others.map(({ name }) => name)) })
            : text('facts.symbol-of-many', { symbol, kind, count }),
      },
    ];
  });
  const end = state.order === 1 ? 'first-to-join' : state.order === total ? 'last-to-join' : undefined;
  return [
    ...(end
      ? [
          {
            topic: 'place',
            share: 1 / total,
            sentence: text(`facts.${end}`, {
              count: inFigures(total),
              group: inList.several,
            }),
          },
        ]
      : []),
    {
      topic: 'ranks',
      share: fromEnd / total,
      opens: true,
      sentence: text(`facts.ranks.${extremeOf(population, area, total)}`, {
        population: placeInText(population),
        area: placeInText(area),
      }),
    },
    ...symbols,
  ];
}

/** Whether a state is first or last by area or population. */
function extremeOf(population: number, area: number, last: number) {
  if (area === 1) return 'largest';
  if (area === last) return 'smallest';
  if (population === 1) return 'most-people';
  return population === last ? 'fewest-people' : 'none';
}
