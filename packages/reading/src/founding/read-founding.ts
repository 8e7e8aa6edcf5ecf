import { text } from '@org/content/founding';
import {
  compatibility,
  firstCalendarYear,
  getChineseNewYear,
  lastCalendarYear,
  nextYearOfSign,
  zodiacSignIds,
  type FoundingDate,
} from '@org/zodiac-core';
import { claim, paragraph } from '../paragraph.ts';
import type { AppliedRule, Paragraph } from '../reading.ts';
import { groupOf } from '../ten-gods-of-elements.ts';
import { isoDate } from '../words/iso-date.ts';
import { longDate, monthName } from '../words/long-date.ts';
import { zodiacYearOf } from '../years/zodiac-year-of.ts';
import { factsOfFounding, type FoundingFacts } from './founding-facts.ts';
import { rulesOf } from './founding-rules.ts';
import { signOfYear } from './sign-of-year.ts';
import { aSign, goodCompany, oppositeOf } from './words.ts';

/** What a founding is read of. */
export interface Founded {
  readonly name: string;
  /** The verb of the date: `was founded` or `joined the Union`. */
  readonly began: string;
  readonly date: FoundingDate;
  /** The year in which it ended, where it has. */
  readonly endedYear?: number | null | undefined;
}

export interface FoundingReading {
  readonly facts: FoundingFacts;
  readonly paragraphs: Paragraph[];
  /** The rules that the paragraphs name, each once. */
  readonly rules: AppliedRule[];
}

/**
 * What tradition says of a beginning at a date. Each paragraph names its rule.
 *
 * @param presentYear - the Gregorian year in which the present zodiac year began
 * @throws RangeError when the date does not exist
 */
export function readFounding(founded: Founded, presentYear: number): FoundingReading {
  const facts = factsOfFounding(founded.date);
  const { endedYear } = founded;
  const paragraphs = [
    filedUnder(founded, facts),
    character(facts),
    yearName(facts),
    elements(facts),
    company(facts),
    ...(endedYear
      ? [ended(endedYear)]
      : [presentYearWith(facts, presentYear), comingYears(facts, presentYear)]),
  ];
  return { facts, paragraphs, rules: rulesOf(paragraphs) };
}

function filedUnder({ name, began, date }: Founded, facts: FoundingFacts): Paragraph {
  const { sign, zodiacYear, border } = facts;
  const dated = zodiacYearOf(zodiacYear);
  const values = { name, began, when: when(date), sign: sign.name };
  const told = border
    ? text('reading.filed.border', { ...values, side: sideOf(facts, border), other: aSign(border.other) })
    : dated
      ? text('reading.filed.known', { ...values, from: longDate(dated.from), to: longDate(dated.to) })
      : text('reading.filed.early', values);
  const filed = { date: dateInWords(date) };
  return paragraph(
    told,
    {
      rule: 'founding-sign',
      because: isBeforeCalendar(date)
        ? text('reading.because.early', { ...filed, first: firstCalendarYear })
        : text('reading.because.date', filed),
      changes: border ? text('reading.changes.day') : text('reading.changes.founding'),
    },
    [claim('founding:sign', sign.id), claim('founding:zodiac-year', zodiacYear)],
  );
}

/** The date as far as it is known, with its preposition. */
function when({ year, month, day }: FoundingDate): string {
  if (month && day) return text('reading.when.day', { date: longDate(isoDate({ year, month, day })) });
  return month
    ? text('reading.when.month', { month: monthName(month), year })
    : text('reading.when.year', { year });
}

const isBeforeCalendar = ({ year }: FoundingDate): boolean =>
  year < firstCalendarYear || year > lastCalendarYear;

function dateInWords({ year, month, day }: FoundingDate): string {
  if (month && day) return longDate(isoDate({ year, month, day }));
  return month ? `${monthName(month)} ${year}` : text('reading.because.year', { year });
}

/** On which side of New Year’s Day it would have the other sign. */
function sideOf(
  { sign }: FoundingFacts,
  { other, newYearsDay }: NonNullable<FoundingFacts['border']>,
): string {
  const isBefore = zodiacSignIds.indexOf(other.id) === (zodiacSignIds.indexOf(sign.id) + 11) % 12;
  const day = longDate(isoDate(newYearsDay));
  return isBefore ? text('reading.filed.before', { day }) : text('reading.filed.after', { day });
}

const bySign = ({ sign }: FoundingFacts) => ({
  because: text('reading.because.sign', { sign: sign.name, character: sign.character }),
  changes: text('reading.changes.founding'),
});

const character = (facts: FoundingFacts): Paragraph =>
  paragraph(text(`signs.${facts.sign.id}`), { rule: 'beginnings-of-sign', ...bySign(facts) }, [
    claim('founding:animal', facts.sign.id),
  ]);

function yearName({ pillar, zodiacYear, element, sign }: FoundingFacts): Paragraph {
  return paragraph(
    text('reading.year', {
      year: zodiacYear,
      pillar: pillar.name,
      pinyin: pillar.pinyin,
      element,
      sign: sign.name,
      meaning: text(`elements.${element}`),
      before: zodiacYear - 60,
      after: zodiacYear + 60,
    }),
    {
      rule: 'sexagenary-cycle',
      because: text('reading.because.pillar', { year: zodiacYear, pillar: pillar.name }),
      changes: text('reading.changes.founding'),
    },
    [claim('founding:name', pillar.name)],
  );
}

function elements({ sign, element, zodiacYear }: FoundingFacts): Paragraph {
  const group = groupOf(sign.element, element);
  const values = { sign: sign.name, own: sign.element, other: element };
  return paragraph(
    group === 'companions'
      ? text('reading.elements.companions', { sign: sign.name, own: sign.element })
      : text(`reading.elements.${group}`, values),
    {
      rule: 'feeding-and-controlling',
      because: text('reading.because.elements', { ...values, year: zodiacYear }),
      changes: text('reading.changes.founding'),
    },
    [claim('founding:element', element)],
  );
}

const company = (facts: FoundingFacts): Paragraph =>
  paragraph(
    text('reading.goes-with', {
      ...goodCompany(facts.sign.id),
      sign: facts.sign.name,
      clash: oppositeOf(facts.sign).name,
    }),
    { rule: 'founding-and-reader', ...bySign(facts) },
  );

const ended = (year: number): Paragraph =>
  paragraph(
    text('reading.ended', { year, sign: signOfYear(year).name }),
    {
      rule: 'year-and-founding',
      because: text('reading.because.ended', { year }),
      changes: text('reading.changes.end'),
    },
    [claim('founding:ended', year)],
  );

function presentYearWith({ sign }: FoundingFacts, presentYear: number): Paragraph {
  const ofYear = signOfYear(presentYear);
  const { basis } = compatibility(sign.id, ofYear.id);
  return paragraph(
    text('reading.present', {
      year: presentYear,
      sign: ofYear.name,
      relation:
        basis === 'same-sign'
          ? text('reading.present-relation.same-sign')
          : text(`reading.present-relation.${basis}`, { sign: ofYear.name, own: sign.name }),
    }),
    {
      rule: 'year-and-founding',
      because: text('reading.because.present', { sign: sign.name, year: presentYear, ofYear: ofYear.name }),
      changes: text('reading.changes.newYear'),
    },
    [claim(`year-and-founding:${presentYear}`, basis)],
  );
}

function comingYears({ sign }: FoundingFacts, presentYear: number): Paragraph {
  const opposite = oppositeOf(sign);
  const [own, other] = [nextYearOfSign(sign.id, presentYear), nextYearOfSign(opposite.id, presentYear)];
  return paragraph(
    text('reading.coming', { own: firstDayOf(own), clash: opposite.name, other: firstDayOf(other) }),
    {
      rule: 'year-and-founding',
      because: text('reading.because.coming', { sign: sign.name, clash: opposite.name }),
      changes: text('reading.changes.founding'),
    },
    [claim('founding:next-own-year', own), claim('founding:next-opposite-year', other)],
  );
}

const firstDayOf = (year: number): string => longDate(isoDate(getChineseNewYear(year)));
