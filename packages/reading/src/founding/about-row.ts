import { text } from '@org/content/rows';
import { getChineseNewYear, zodiacSignIds, type Element } from '@org/zodiac-core';
import { claim, paragraph } from '../paragraph.ts';
import type { Paragraph } from '../reading.ts';
import { groupOf, type TenGodGroup } from '../ten-gods-of-elements.ts';
import { articleOf, list, ordinal, sentences, upperFirst } from '../words/grammar.ts';
import { isoDate, longDate, monthName } from '../words/dates.ts';
import { factsOfFounding, type FoundingFacts } from './founding-facts.ts';
import type { Standing, Subject } from './subject.ts';
import { tradeCalled, tradeOf } from './trade-of.ts';

/** The text of the page of a row. */
export interface AboutRow {
  readonly facts: FoundingFacts;
  /** Its beginning, and its end if it has one. */
  readonly story: string;
  /** What tradition says about its trade or region under its sign; `undefined` if neither is known. */
  readonly tradition: Paragraph | undefined;
  /** Its rank in its list. */
  readonly compared: string;
  /**
   * The number of rows of its industry, category or region by sign, in the order of the cycle; `undefined` if it is
   * not known.
   */
  readonly chart: { readonly caption: string; readonly counts: readonly number[] } | undefined;
  /** The character of its sign, equal for all rows of the sign. */
  readonly sign: Paragraph;
}

interface ListOfRow {
  /** Singular and plural nouns for rows. */
  readonly one: string;
  readonly several: string;
  readonly standing: Standing;
  /** The industry, category or region; `null` if it is not known. */
  readonly kind: string | null;
}

/**
 * The text of the page of a row: its story, its trade in tradition, its rank, and its sign.
 *
 * @param presentYear - the current Gregorian year
 */
export function aboutRow(subject: Subject, inList: ListOfRow, presentYear: number): AboutRow {
  const facts = factsOfFounding(subject.date);
  return {
    facts,
    story: storyOf(subject, facts, presentYear),
    tradition: traditionOf(subject, facts),
    compared: comparedWithOthers(subject, facts, inList),
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

function storyOf(subject: Subject, facts: FoundingFacts, presentYear: number): string {
  const { name, began, date, endedYear, founders = [], formerNames = [], order } = subject;
  const { sign, element, border } = facts;
  const age = presentYear - date.year;
  return sentences(
    text('about.story.founded', {
      name,
      began,
      when: whenOf(date),
      by: [
        order ? ` ${text('about.story.order', { number: order })}` : '',
        founders.length > 0 ? ` by ${list(founders)}` : '',
      ].join(''),
      element,
      sign: sign.name,
    }),
    newYearAfter(facts),
    border &&
      text('about.story.uncertain', {
        known: text(date.month ? 'about.story.month' : 'about.story.year'),
        side: sideOf(facts, border),
        other: `${articleOf(border.other.name)} ${border.other.name}`,
      }),
    subject.howItBegan && text('about.story.joined', { how: subject.howItBegan }),
    formerNames.length > 0 && text('about.story.former', { names: list(formerNames) }),
    modelsOf(subject),
    ownerOf(subject),
    endedYear
      ? text('about.story.ended', { year: endedYear, age: endedYear - date.year })
      : age > 0 && text(order ? 'about.story.statehood' : 'about.story.age', { age, year: presentYear }),
  );
}

/** The known part of the date, with its preposition. */
function whenOf({ year, month, day }: Subject['date']): string {
  if (month && day) return `on ${longDate(isoDate({ year, month, day }))}`;
  return month ? `in ${monthName(month)} ${year}` : `in ${year}`;
}

/** The side of New Year’s Day on which it would have the other sign. */
function sideOf({ date, zodiacYear }: FoundingFacts, { newYearsDay }: NonNullable<FoundingFacts['border']>) {
  const day = longDate(isoDate(newYearsDay));
  return zodiacYear === date.year ? text('about.story.before', { day }) : text('about.story.after', { day });
}

function modelsOf({ models = [] }: Subject): string | undefined {
  const inOrder = models.toSorted((a, b) => a.year - b.year);
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (!first || !last || first.year === last.year) return undefined;
  return text('about.story.models', {
    first: first.name,
    firstYear: first.year,
    last: last.name,
    lastYear: last.year,
  });
}

function ownerOf({ owner, acquiredYear, endedYear }: Subject): string | undefined {
  if (!owner) return undefined;
  if (acquiredYear) return text('about.story.acquired', { owner, year: acquiredYear });
  return text(endedYear ? 'about.story.owned' : 'about.story.owner', { owner });
}

/** Why a full date belongs to the zodiac year that began in the year before. */
function newYearAfter({ date, zodiacYear }: FoundingFacts): string | undefined {
  if (!date.day || zodiacYear === date.year) return undefined;
  const day = longDate(isoDate(getChineseNewYear(date.year)));
  return text('about.story.still', { day, year: zodiacYear });
}

const regions = {
  Northeast: 'Wood',
  South: 'Fire',
  Midwest: 'Earth',
  West: 'Metal',
} as const satisfies Record<string, Element>;

function traditionOf({ field }: Subject, facts: FoundingFacts): Paragraph | undefined {
  if (field.of === 'region') {
    const region = Object.hasOwn(regions, field.region) ? (field.region as keyof typeof regions) : undefined;
    if (!region) return undefined;
    return withElement(facts, {
      rule: 'direction-element',
      reason: text(`about.field.${region}`),
      element: regions[region],
      expected: text(`signs.states.${facts.sign.id}`),
    });
  }
  const trade = field.of === 'cars' ? tradeCalled('cars') : tradeOf(field.industry, field.branch);
  if (!trade) return undefined;
  return withElement(facts, {
    rule: 'trade-element',
    reason: text(`trades.${trade.id}`),
    element: trade.element,
    expected: text(`signs.${facts.sign.id}.${trade.family}`),
  });
}

interface InTradition {
  rule: 'trade-element' | 'direction-element';
  /** Why the trade or the region belongs to its element. */
  reason: string;
  element: Element;
  /** The customary expectations of the animal in that trade. */
  expected: string;
}

/** The element of a trade or a region, beside the elements of the sign and of the year. */
function withElement(
  { sign, element: ofYear, zodiacYear }: FoundingFacts,
  { rule, reason, element: field, expected }: InTradition,
): Paragraph {
  const [bySign, byYear] = [groupOf(sign.element, field), groupOf(field, ofYear)];
  return paragraph(
    sentences(
      expected,
      reason,
      text(`about.sign.${bySign}`, {
        sign: sign.name,
        a: articleOf(sign.element),
        own: sign.element,
        field,
      }),
      text(`about.year.${byYear}`, { year: zodiacYear, element: ofYear, field }),
      text(`about.suits.${suited(bySign, byYear)}`, {
        field: text(rule === 'trade-element' ? 'about.suits.trade' : 'about.suits.region'),
      }),
    ),
    {
      rule,
      because: text('about.because', { sign: sign.name, year: zodiacYear, field }),
      changes: text('about.changes'),
    },
    [claim('founding:field', field), claim('founding:element', ofYear)],
  );
}

/**
 * Which of the two suits the field. A sign suits it if it agrees with it, feeds it or is fed by it; a year, if it
 * agrees with it or feeds it.
 */
function suited(bySign: TenGodGroup, byYear: TenGodGroup): 'both' | 'sign' | 'year' | 'neither' {
  const ofSign = bySign === 'companions' || bySign === 'output' || bySign === 'resources';
  const ofYear = byYear === 'companions' || byYear === 'resources';
  if (ofSign) return ofYear ? 'both' : 'sign';
  return ofYear ? 'year' : 'neither';
}

const kinds = [
  'Technology',
  'Financial Services',
  'Healthcare',
  'Retail',
  'Manufacturing',
  'Energy',
  'Automotive',
  'Media',
  'Telecommunications',
  'Real Estate',
  'Transportation',
  'Business Services',
  'Travel and Leisure',
  'Construction',
  'Luxury',
  'Sports',
  'Economy',
  'Electric',
  'SUV',
  'Northeast',
  'Midwest',
  'South',
  'West',
] as const;

/** An industry, category or region in a sentence: `in media`. */
function kindOf(found: string | null): string | undefined {
  const kind = kinds.find((each) => each === found);
  return kind && text(`about.kind.${kind}`);
}

/** Twice the standard deviation of a random count. */
const maxByChance = (expected: number): number => 2 * Math.sqrt(expected);

function comparedWithOthers(
  { name, date }: Subject,
  { sign }: FoundingFacts,
  { one, several, standing, kind: found }: ListOfRow,
): string {
  const { total, ofSign, ofKindBySign, older, sameYear } = standing;
  const kind = kindOf(found);
  const ofKind = ofKindBySign.reduce((sum, each) => sum + each, 0);
  const count = ofKindBySign[zodiacSignIds.indexOf(sign.id)] ?? 0;
  const expected = (ofSign * ofKind) / total;
  const difference = count - expected;
  const verdict =
    Math.abs(difference) <= maxByChance(expected) ? 'as-expected' : difference > 0 ? 'more' : 'fewer';
  const inFigures = (number: number) => number.toLocaleString('en-US');
  const common = { sign: sign.name, several };
  const ofYear =
    sameYear > 1
      ? text('about.compared.same-year', { count: inFigures(sameYear), several, year: date.year })
      : text(`about.compared.${sameYear === 1 ? 'one' : 'none'}-same-year`, { one, year: date.year });
  if (!kind) return ofYear;
  if (ofSign === 1)
    return sentences(text('about.compared.only-of-sign', { name, sign: sign.name, one }), ofYear);
  if (count === 1) {
    const only = { ...common, name, ofSign: inFigures(ofSign), kind };
    return sentences(text('about.compared.only', only), ofYear);
  }
  const place = older === 0 ? 'oldest' : older === count - 1 ? 'youngest' : 'rank';
  return sentences(
    text(`about.compared.${verdict}`, {
      ...common,
      ofSign: inFigures(ofSign),
      count: inFigures(count),
      kind,
      expected: inFigures(Math.round(expected)),
    }),
    text(`about.compared.${place}`, { name, rank: ordinal(older + 1) }),
    ofYear,
  );
}

function chartOf({ several, kind: found, standing }: ListOfRow): AboutRow['chart'] {
  const kind = kindOf(found);
  return kind === undefined
    ? undefined
    : {
        caption: text('about.chart', { Several: upperFirst(several), kind }),
        counts: standing.ofKindBySign,
      };
}
