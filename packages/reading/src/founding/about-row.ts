import { text } from '@org/content/rows';
import { getChineseNewYear } from '@org/zodiac-core';
import { claim, paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { isoDate, longDate, monthName } from '../words/dates.ts';
import { articleOf, list, lowerFirst, sentences, upperFirst } from '../words/grammar.ts';
import { returnInText } from './facts/date-facts.ts';
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
  /** The first sentences: what the row is, and a fact that is true only of this row. */
  readonly opening: string;
  /** How the row began, what became of it, and the sign that its date gives it. */
  readonly story: string;
  /** The meaning that tradition gives to the row's trade or region under its sign; `undefined` if neither is known. */
  readonly tradition: Paragraph | undefined;
  /** Its rival, or another row of its trade, by sign; otherwise how many rows of its industry or category share its sign. */
  readonly compared: string;
  /**
   * The number of rows of the row's industry, category or region by sign, in the order of the cycle; `undefined` if that is not
   * known.
   */
  readonly chart: { readonly caption: string; readonly counts: readonly number[] } | undefined;
  /** The character of the row's sign, which all rows of the sign share. */
  readonly sign: Paragraph;
}

/**
 * The text of the page of a row.
 *
 * @param presentYear - the Gregorian year of today
 */
export function aboutRow(subject: Subject, inList: ListOfRow, presentYear: number): AboutRow {
  const facts = factsOfFounding(subject.date);
  const told: Told = { subject, facts, inList, presentYear };
  return {
    facts,
    hasEnded: hasEnded(subject),
    opening: openingOf(told),
    story: storyOf(told),
    tradition: traditionOf(subject, facts),
    compared: peerInText(told) ?? sharedSignInText(told),
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

/** A state may be among the first by people and by area. */
const maxFacts = { ofState: 2, ofOther: 1 };

function openingOf(told: Told): string {
  const { subject } = told;
  const { openings = 0, state } = subject;
  return sentences(
    whatItIs(subject),
    ...tellingFacts(told)
      .slice(0, state ? maxFacts.ofState : maxFacts.ofOther)
      .map(({ sentence }) => sentence),
    openings === 1 && text('facts.one-opening'),
    openings > 1 && text('facts.openings', { count: inFigures(openings) }),
    state &&
      (state.largestCity === null || state.largestCity === state.capital
        ? text('facts.capital', { capital: state.capital })
        : text('facts.two-cities', { capital: state.capital, largest: state.largestCity })),
  );
}

function storyOf(told: Told): string {
  const { subject, facts } = told;
  const { name, began, date, endedYear, state, yearIs } = subject;
  const { by, story } = foundersAndStory(subject);
  return sentences(
    text('about.story.founded', {
      name,
      began,
      when: whenOf(date),
      by: [
        state?.order && state.order > 1
          ? ` ${text('about.story.order', { place: placeInText(state.order) })}`
          : '',
        by,
      ].join(''),
    }),
    yearIs && text(`about.story.${yearIs === 'of a merger' ? 'of-a-merger' : 'doubtful'}`),
    state?.howItBegan,
    story && text('facts.what.it-does', { deed: story }),
    formerlyOf(subject),
    ownerOf(subject),
    mergerOf(subject),
    endedYear !== null && text('about.story.ended', { year: endedYear, age: endedYear - date.year }),
    ...signInText(facts, yearIs),
    returnInText(told),
  );
}

const startedBy = 'was started by ';

/**
 * The clause that names the founders, and the story after it. A story such as `was started by two students of MIT` becomes a part
 * of the clause; if it names a founder itself, the clause is left out.
 */
function foundersAndStory({ founders = [], story }: Subject): { by: string; story?: Subject['story'] } {
  if (founders.length === 0) return { by: '', story };
  const by = ` by ${foundersInText(founders)}`;
  if (!story?.startsWith(startedBy)) return { by, story };
  const [first = ''] = story.split('. ');
  const isNamed = founders.some(
    (name) => story.includes(name) || first.includes(name.split(' ').at(-1) ?? name),
  );
  return isNamed ? { by: '', story } : { by: `${by}, ${story.slice(startedBy.length)}` };
}

/** The sign and the element that the date of a row gives it. */
function signInText({ date, sign, element, zodiacYear, border }: FoundingFacts, yearIs: Subject['yearIs']) {
  const values = { aYear: `${articleOf(element)} ${element} ${sign.name}` };
  if (!border && zodiacYear !== date.year) {
    const day = longDate(isoDate(getChineseNewYear(date.year)));
    return [text('about.story.still', { ...values, day })];
  }
  return [
    text('about.story.sign', values),
    border &&
      yearIs !== 'doubtful' &&
      text('about.story.uncertain', {
        side: sideOf(date, zodiacYear, border),
        other: border.other.name,
      }),
  ];
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
 * have its former owner here: `Part of Northrop Grumman until 2011`, which is left out if the story names that owner.
 */
function formerlyOf({ formerNames = [], story }: Subject): string {
  const isPart = (name: string) => name.startsWith('Part of ');
  const isTold = (name: string) => story?.includes('was formed from ') === true || story?.includes(name);
  const names = formerNames.filter((name) => !isPart(name) && !isTold(name));
  const parts = formerNames.filter((name) => isPart(name) && !isTold(ownerIn(name)));
  return sentences(
    ...parts.map((name) => text('about.story.part', { part: lowerFirst(name) })),
    names.length > 0 &&
      text(names.length > 1 ? 'about.story.formers' : 'about.story.former', { names: list(names) }),
  );
}

/** The owner in `Part of Northrop Grumman until 2011`. */
const ownerIn = (former: string): string => former.replace(/^Part of (.+) until \d+$/, '$1');

/** The date as far as it is known, with its preposition. */
function whenOf({ year, month, day }: Subject['date']): string {
  if (month && day) return `on ${longDate(isoDate({ year, month, day }))}`;
  return month ? `in ${monthName(month)} ${year}` : `in ${year}`;
}

/** The side of New Year’s Day on which the founding would have the other sign. */
function sideOf(
  { year }: Subject['date'],
  zodiacYear: number,
  { newYearsDay }: NonNullable<FoundingFacts['border']>,
) {
  const day = longDate(isoDate(newYearsDay));
  return zodiacYear === year ? text('about.story.before', { day }) : text('about.story.after', { day });
}

/** The owner of a row, unless its story or what it is known for names the owner. */
function ownerOf(subject: Subject): string | undefined {
  const { acquiredYear, knownFor, story } = subject;
  if (!subject.owner || `${knownFor} ${story}`.includes(subject.owner)) return undefined;
  const owner = ownersInText(subject.owner);
  if (acquiredYear) return text('about.story.acquired', { owner, year: acquiredYear });
  return text(hasEnded(subject) ? 'about.story.owned' : 'about.story.owner', { owner });
}

function mergerOf({ merged }: Subject): string | undefined {
  if (!merged?.year) return undefined;
  const { into: owner, year } = merged;
  return owner ? text('about.story.merged-into', { owner, year }) : text('about.story.merged', { year });
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
