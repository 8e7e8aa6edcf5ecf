import { text } from '@org/content/rows';
import { getChineseNewYear } from '@org/zodiac-core';
import { claim, paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { isoDate, longDate, monthName } from '../words/dates.ts';
import { list, lowerFirst, sentences, upperFirst } from '../words/grammar.ts';
import type { Told } from './facts/fact.ts';
import { peerInText } from './facts/peers.ts';
import { ownersInText } from './facts/relation-facts.ts';
import { sharedSignInText } from './facts/shared-sign.ts';
import { tellingFacts } from './facts/telling-facts.ts';
import { inFigures, placeInText } from './facts/words.ts';
import { factsOfFounding, type FoundingFacts } from './founding-facts.ts';
import { kindInText } from './nouns-of.ts';
import { hasEnded, type ListOfRow, type Subject } from './subject.ts';
import { traditionOf } from './tradition-of.ts';
import { whatItIs } from './what-it-is.ts';

/** The text of the page of a row. */
interface AboutRow {
  readonly facts: FoundingFacts;
  readonly hasEnded: boolean;
  /** The first sentences: what the row is, and the rarest fact about it, or a fact that is true only of this row. */
  readonly opening: string;
  /** How the row began and what became of it. */
  readonly story: string;
  /** The meaning that tradition gives to the row's trade or region under its sign; `undefined` if neither is known. */
  readonly tradition: Paragraph | undefined;
  /**
   * How many rows of its industry, category or region share its sign, and a row of its trade whose sign suits its sign or is
   * opposite; otherwise a second rare fact. A page whose opening has a rare fact, and which has such a row, says no number.
   */
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
/** Maximum share of rows for which a fact is true. A more common fact is left out. */
const maxShare = 0.3;

/**
 * The text of the page of a row. It uses the facts that the fewest other rows share, so that pages differ.
 *
 * @param presentYear - the Gregorian year of today
 */
export function aboutRow(subject: Subject, inList: ListOfRow, presentYear: number): AboutRow {
  const facts = factsOfFounding(subject.date);
  const told: Told = { subject, facts, inList, presentYear };
  const all = tellingFacts(told);
  const returning = all.find(({ topic }) => topic === 'return');
  const found = all.filter((fact) => fact !== returning);
  const opening =
    found.find(({ share, opens }) => opens !== false && share <= maxShareOfOpening) ??
    found.find(({ isOwn, opens }) => opens ?? isOwn);
  // Only the two Dakotas joined the Union on the same day.
  const twin = subject.state && found.find(({ topic }) => topic === 'year');
  const peer = twin ? undefined : peerInText(told);
  const other = peer ? undefined : (twin ?? found.find((fact) => fact !== opening && fact.share <= maxShare));
  return {
    facts,
    hasEnded: hasEnded(subject),
    opening: openingOf(told, opening?.sentence ?? taleOf(subject)),
    story: sentences(
      storyOf(told, {
        tale: opening && taleOf(subject),
        saysOwner: [opening, other].some((fact) => fact?.topic === 'owner'),
      }),
      returning?.sentence,
    ),
    tradition: traditionOf(subject, facts),
    compared: sentences(
      !((opening ?? returning) && peer) &&
        ![opening, other].some((fact) => fact?.topic === 'sign') &&
        sharedSignInText(told),
      peer ?? other?.sentence,
    ),
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

function openingOf({ subject }: Told, telling: string | undefined): string {
  const { openings = 0, state } = subject;
  return sentences(
    whatItIs(subject),
    telling,
    openings === 1 && text('facts.one-opening'),
    openings > 1 && text('facts.openings', { count: inFigures(openings) }),
    state &&
      (state.largestCity === null || state.largestCity === state.capital
        ? text('facts.capital', { capital: state.capital })
        : text('facts.two-cities', { capital: state.capital, largest: state.largestCity })),
  );
}

/** How the row began, or another tale of it. It stands in the opening of a page without a rare fact. */
const taleOf = ({ story }: Subject): string | undefined =>
  story ? text('facts.what.it-does', { deed: story }) : undefined;

/** @param saysOwner - whether a telling fact names the owner */
function storyOf(
  { subject, facts }: Told,
  { tale, saysOwner }: { tale: string | undefined; saysOwner: boolean },
): string {
  const { name, began, date, endedYear, founders = [], state, yearIs } = subject;
  const { sign, element, border } = facts;
  return sentences(
    text('about.story.founded', {
      name,
      began,
      when: whenOf(date),
      by: [
        state?.order && state.order > 1
          ? ` ${text('about.story.order', { place: placeInText(state.order) })}`
          : '',
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
        other: border.other.name,
      }),
    state?.howItBegan,
    tale,
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
 * The former names of a row, without names that its story has, as in `began as …` and `was formed from …`. A spin-off may
 * have its former owner here: `Part of Northrop Grumman until 2011`.
 */
function formerlyOf({ formerNames = [], story }: Subject): string {
  const isPart = (name: string) => name.startsWith('Part of ');
  const isTold = (name: string) => story?.includes('was formed from ') === true || story?.includes(name);
  const names = formerNames.filter((name) => !isPart(name) && !isTold(name));
  return sentences(
    ...formerNames.filter(isPart).map((name) => text('about.story.part', { part: lowerFirst(name) })),
    names.length > 0 &&
      text(names.length > 1 ? 'about.story.formers' : 'about.story.former', { names: list(names) }),
  );
}

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

function chartOf({ several, kind: found, standing }: ListOfRow): AboutRow['chart'] {
  const kind = kindInText(found);
  return kind === undefined
    ? undefined
    : {
        caption: text('about.chart', { Several: upperFirst(several), kind }),
        counts: standing.ofKindBySign,
      };
}
