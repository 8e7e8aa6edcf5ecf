import { text } from '@org/content/rows';
import { compatibility, getChineseNewYear, getZodiacSignById } from '@org/zodiac-core';
import { claim, paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { isoDate, longDate, monthName } from '../words/dates.ts';
import { articleOf, countWords, list, lowerFirst, sentences, upperFirst } from '../words/grammar.ts';
import type { TellingFact, Told } from './facts/fact.ts';
import { peersOf } from './facts/peers.ts';
import { ownersInText } from './facts/relation-facts.ts';
import { tellingFacts } from './facts/telling-facts.ts';
import { inFigures, listed, placeInText } from './facts/words.ts';
import { factsOfFounding, type FoundingFacts } from './founding-facts.ts';
import { kindInText } from './nouns-of.ts';
import { hasEnded, type ListOfRow, type Peer, type Subject } from './subject.ts';
import { traditionOf } from './tradition-of.ts';
import { whatItIs } from './what-it-is.ts';

/** The text of the page of a row. */
interface AboutRow {
  readonly facts: FoundingFacts;
  /** The first sentences: what the row is, and the rarest fact about it, or a fact that is true only of this row. */
  readonly opening: string;
  /** How the row began and what became of it. */
  readonly story: string;
  /** The meaning that tradition gives to the row's trade or region under its sign; `undefined` if neither is known. */
  readonly tradition: Paragraph | undefined;
  /** The row's rank among the others of its list, and its peers. */
  readonly compared: string;
  /**
   * The number of rows of the row's industry, category or region by sign, in the order of the cycle; `undefined` if that is not
   * known.
   */
  readonly chart: { readonly caption: string; readonly counts: readonly number[] } | undefined;
  /** The character of the row's sign, which all rows of the sign share. */
  readonly sign: Paragraph;
}

/** A fact that more than one row in ten shares cannot open a text. */
const maxShareOfOpening = 0.1;
/** A fact that more rows share is left out if there is a rarer one. */
const maxShare = 0.3;
/**
 * Maximum words of opening, story, tradition and comparison together, so that a page with its sign and its reader has
 * at most 250 words.
 */
const maxWords = 158;
/** The number of times that the text about the reader repeats the name. A long name makes that text longer too. */
const timesNamed = 3;
const shortest = { facts: 0, peers: 'none', hasMotto: false, opensAlone: true, isBrief: true } as const;
/** The possible contents of a text, the fullest first. The first that is short enough is used. */
const extents = [
  { facts: 3, peers: 'with bond', hasMotto: true },
  { facts: 2, peers: 'with bond', hasMotto: true },
  { facts: 1, peers: 'with bond', hasMotto: true },
  { facts: 1, peers: 'with bond', hasMotto: false },
  { facts: 1, peers: 'named', hasMotto: false },
  { facts: 0, peers: 'named', hasMotto: false },
  { facts: 0, peers: 'one', hasMotto: false },
  { facts: 0, peers: 'one', hasMotto: false, isBrief: true },
  { facts: 0, peers: 'none', hasMotto: false },
  { facts: 0, peers: 'none', hasMotto: false, opensAlone: true },
  shortest,
] as const;
type Extent = (typeof extents)[number];

/**
 * The text of the page of a row. It uses the facts that the fewest other rows share, so that pages differ.
 *
 * @param presentYear - the Gregorian year of today
 */
export function aboutRow(subject: Subject, inList: ListOfRow, presentYear: number): AboutRow {
  const facts = factsOfFounding(subject.date);
  const told: Told = { subject, facts, inList, presentYear };
  const found = tellingFacts(told);
  const opening =
    found.find(({ share, opens }) => opens !== false && share <= maxShareOfOpening) ??
    found.find(({ isOwn, opens }) => opens ?? isOwn);
  const hasPeerOfYear = peersOf(told)?.peers.some(({ year }) => year === subject.date.year) ?? false;
  // Leaves out facts about the year if a peer has the same year, because the sentence on peers names it with its year.
  const others = found.filter((fact) => fact !== opening && !(hasPeerOfYear && fact.topic === 'year'));
  const textOf = (extent: Extent) => {
    const rare = others.filter(({ share }) => share <= maxShare).slice(0, extent.facts);
    const peers = extent.peers === 'none' ? undefined : peersNamed(told, extent);
    // A text without peers gets a fact of this row alone, so that it differs from others.
    const own = peers === undefined ? others.filter(({ isOwn }) => isOwn).slice(0, 1) : [];
    const chosen = [...new Set([...rare, ...own])];
    const isAlone = 'opensAlone' in extent || (others.length === 0 && peers === undefined);
    const opensAlone = isAlone && opening !== undefined;
    const said = opensAlone ? [opening] : chosen.length > 0 || peers ? chosen : others.slice(0, 1);
    return {
      opening: openingOf(told, opensAlone ? undefined : opening),
      story: storyOf(
        told,
        extent,
        [opening, ...said].some((fact) => fact?.topic === 'owner'),
      ),
      tradition: traditionOf(subject, facts, 'isBrief' in extent),
      compared: sentences(...said.map(({ sentence }) => sentence), peers),
    };
  };
  const texts = extents.map(textOf);
  const isShort = ({ opening: first, story, tradition, compared }: (typeof texts)[number]) =>
    countWords([first, story, compared, tradition?.text ?? ''].join(' ')) +
      timesNamed * (countWords(subject.name) - 1) <=
    maxWords;
  const { opening: first, story, tradition, compared } = texts.find(isShort) ?? textOf(shortest);
  return {
    facts,
    opening: first,
    story,
    tradition,
    compared,
    chart: chartOf(inList),
    sign: paragraph(
      text(`signs.${facts.sign.id}.about`),
      {
        rule: 'beginnings-of-sign',
        because: text('about.sign-because', { sign: facts.sign.name }),
        changes: text('about.changes'),
      },
      [claim('founding:animal', facts.sign.id)],
    ),
  };
}

function openingOf({ subject }: Told, fact: TellingFact | undefined): string {
  const { openings = 0, state } = subject;
  return sentences(
    whatItIs(subject),
    fact?.sentence,
    openings === 1 && text('facts.one-opening'),
    openings > 1 && text('facts.openings', { count: inFigures(openings) }),
    state &&
      (state.largestCity === null || state.largestCity === state.capital
        ? text('facts.capital', { capital: state.capital })
        : text('facts.two-cities', { capital: state.capital, largest: state.largestCity })),
  );
}

/** @param saysOwner - whether a telling fact names the owner */
function storyOf({ subject, facts }: Told, { hasMotto }: Extent, saysOwner: boolean): string {
  const { name, began, date, endedYear, founders = [], state, yearIs } = subject;
  const { sign, element, border } = facts;
  return sentences(
    text('about.story.founded', {
      name,
      began,
      when: whenOf(date),
      by: [
        state?.order ? ` ${text('about.story.order', { place: placeInText(state.order) })}` : '',
        founders.length > 0 ? ` by ${foundersInText(founders)}` : '',
      ].join(''),
      element,
      sign: sign.name,
    }),
    yearIs && text(`about.story.${yearIs === 'of a merger' ? 'of-a-merger' : 'doubtful'}`),
    newYearAfter(facts),
    border &&
      yearIs !== 'doubtful' &&
      text('about.story.uncertain', {
        side: sideOf(facts, border),
        anOther: `${articleOf(border.other.name)} ${border.other.name}`,
      }),
    state?.howItBegan,
    hasMotto && state && mottoOf(state),
    formerlyOf(subject),
    (!saysOwner || Boolean(subject.acquiredYear)) && ownerOf(subject),
    mergerOf(subject),
    endedYear !== null && text('about.story.ended', { year: endedYear, age: endedYear - date.year }),
  );
}

/**
 * Maximum number of founders that are all named. If there are more, the first `foundersNamed` are named and the
 * others are counted.
 */
const maxFounders = 5;
const foundersNamed = 3;

function foundersInText(founders: readonly string[]): string {
  if (founders.length <= maxFounders) return list(founders);
  const others = text('about.story.other-founders', { count: founders.length - foundersNamed });
  return list([...founders.slice(0, foundersNamed), others]);
}

/**
 * The former names of a row, without names that the opening has, as in `began as …` and `was formed from …`. A spin-off
 * may have its former owner here: `Part of Northrop Grumman until 2011`.
 */
function formerlyOf({ formerNames = [], knownFor }: Subject): string {
  const isPart = (name: string) => name.startsWith('Part of ');
  const beginnings = knownFor?.split('; ').filter((phrase) => /^(?:began|was formed) /.test(phrase)) ?? [];
  const isTold = (name: string) =>
    beginnings.some((phrase) => phrase.startsWith('was formed from ') || phrase.includes(name));
  const names = formerNames.filter((name) => !isPart(name) && !isTold(name));
  return sentences(
    ...formerNames.filter(isPart).map((name) => text('about.story.part', { part: lowerFirst(name) })),
    names.length > 0 && text('about.story.former', { names: list(names) }),
  );
}

const mottoOf = ({ motto, mottoTranslation: meaning }: NonNullable<Subject['state']>): string | undefined => {
  if (!motto) return undefined;
  return meaning ? text('facts.motto-in-english', { motto, meaning }) : text('facts.motto', { motto });
};

/** The date as far as it is known, with its preposition. */
function whenOf({ year, month, day }: Subject['date']): string {
  if (month && day) return `on ${longDate(isoDate({ year, month, day }))}`;
  return month ? `in ${monthName(month)} ${year}` : `in ${year}`;
}

/** The side of New Year’s Day on which the founding would have the other sign. */
function sideOf({ date, zodiacYear }: FoundingFacts, { newYearsDay }: NonNullable<FoundingFacts['border']>) {
  const day = longDate(isoDate(newYearsDay));
  return zodiacYear === date.year ? text('about.story.before', { day }) : text('about.story.after', { day });
}

function ownerOf(subject: Subject): string | undefined {
  const { acquiredYear } = subject;
  if (!subject.owner) return undefined;
  const owner = ownersInText(subject.owner);
  if (acquiredYear) return text('about.story.acquired', { owner, year: acquiredYear });
  return text(hasEnded(subject) ? 'about.story.owned' : 'about.story.owner', { owner });
}

function mergerOf({ merged }: Subject): string | undefined {
  if (!merged?.year) return undefined;
  const { into: owner, year } = merged;
  return owner ? text('about.story.merged-into', { owner, year }) : text('about.story.merged', { year });
}

/** Why a date before New Year’s Day belongs to the zodiac year that began the year before. */
function newYearAfter({ date, zodiacYear, border }: FoundingFacts): string | undefined {
  if (border || zodiacYear === date.year) return undefined;
  const day = longDate(isoDate(getChineseNewYear(date.year)));
  return text('about.story.still', { day, year: zodiacYear });
}

/**
 * Names peers and says why they are peers. Then names a peer whose sign is in harmony with the row's sign or opposite.
 */
function peersNamed(told: Told, extent: Extent): string | undefined {
  const found = peersOf(told);
  if (!found) return undefined;
  const peers = extent.peers === 'one' ? found.peers.slice(0, 1) : found.peers;
  const names = list(
    peers.map(({ name, zodiacSign, year }) =>
      text('facts.with-sign', { name, year, sign: getZodiacSignById(zodiacSign).name }),
    ),
  );
  const near = told.subject.state
    ? text('facts.near-states', { several: found.several, names })
    : text('facts.near-peers', { Several: upperFirst(found.several), names });
  return sentences(
    found.areNear ? near : text('facts.known-peers', { several: listed(told, found.several), names }),
    extent.peers === 'with bond' && bondWith(peers, told.facts),
  );
}

const bonds = ['six-harmony', 'three-harmonies', 'six-clash'] as const;

function bondWith(peers: readonly Peer[], { sign }: FoundingFacts): string | undefined {
  for (const bond of bonds) {
    const peer = peers.find(({ zodiacSign }) => compatibility(sign.id, zodiacSign).basis === bond);
    if (peer)
      return text(`facts.peer-sign.${bond}`, {
        name: peer.name,
        own: sign.name,
        other: getZodiacSignById(peer.zodiacSign).name,
      });
  }
  return undefined;
}

function chartOf({ several, kind: found, standing }: ListOfRow): AboutRow['chart'] {
  const kind = kindInText(found);
  return kind === undefined
    ? undefined
    : {
        caption: text('about.chart', { Several: upperFirst(several), kind }),
        counts: standing.ofKindBySign,
      };
}
