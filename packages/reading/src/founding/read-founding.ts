import {
  compatibility,
  firstCalendarYear,
  getChineseNewYear,
  getZodiacSignById,
  lastCalendarYear,
  nextYearOfSign,
  zodiacSignIds,
  type FoundingDate,
  type SignFacts,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { solarTermOf } from '@org/zodiac-core/solar-terms';
import { claim, paragraph } from '../paragraph.ts';
import { solarTermReadings } from '../prose/solar-term-readings.ts';
import type { AppliedRule, Paragraph } from '../reading.ts';
import { rules } from '../rules.ts';
import { groupOf } from '../ten-gods-of-elements.ts';
import { firstWording } from '../words/first-wording.ts';
import { isoDate } from '../words/iso-date.ts';
import { upperFirst } from '../words/list.ts';
import { longDate, monthName } from '../words/long-date.ts';
import { ordinal } from '../words/ordinal.ts';
import { zodiacYearOf } from '../years/zodiac-year-of.ts';
import { factsOfFounding, placeInCycle, type FoundingFacts } from './founding-facts.ts';
import { beginningsOfSigns } from './prose/beginnings-of-signs.ts';
import { picturesOfStems } from './prose/pictures-of-stems.ts';
import { yearAndAnimal } from './prose/year-and-animal.ts';
import { yearWithFounding } from './prose/year-with-founding.ts';
import { signOfYear } from './sign-of-year.ts';
import { aSign } from './words.ts';

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
 */
export function readFounding(founded: Founded, presentYear: number): FoundingReading {
  const facts = factsOfFounding(founded.date);
  const paragraphs = [
    filedUnder(founded, facts),
    beginning(facts),
    yearName(facts),
    stem(facts),
    yearOnAnimal(facts),
    sound(facts),
    ...season(facts),
    age(founded, facts, presentYear),
    ...(founded.endedYear ? [] : [presentYearWith(facts, presentYear), comingYears(facts, presentYear)]),
  ];
  return { facts, paragraphs, rules: rulesOf(paragraphs) };
}

/** The rules that paragraphs name, each once. */
export const rulesOf = (paragraphs: readonly Paragraph[]): AppliedRule[] =>
  [...new Set(paragraphs.map(({ rule }) => rule))].map((id) => ({ id, ...rules[id] }));

/** The date as far as it is known, with its preposition. */
function when({ year, month, day }: FoundingDate): string {
  if (month && day) return `on ${longDate(isoDate({ year, month, day }))}`;
  return month ? `in ${monthName(month)} ${year}` : `in ${year}`;
}

function filedUnder({ name, began, date }: Founded, facts: FoundingFacts): Paragraph {
  const { sign, zodiacYear, border } = facts;
  const dated = zodiacYearOf(zodiacYear);
  const span = dated ? `, which ran from ${longDate(dated.from)} to ${longDate(dated.to)}` : '';
  const text = border
    ? `${name} ${began} ${when(date)}. The ${facts.precision === 'year' ? 'year' : 'month'} is known and the day is not, so it is filed under the ${sign.name}. ${otherSide(facts, border)}`
    : `${name} ${began} ${when(date)}, in ${aYearOf(sign)}${span}.`;
  const change = border
    ? `A source that gives the day, if it is ${sideOf(facts, border)}.`
    : 'A founding date in another zodiac year.';
  return paragraph(
    text,
    {
      rule: 'founding-sign',
      because: `The date on file is ${dateInWords(date)}${isBeforeCalendar(date) ? `, before ${firstCalendarYear}, where the table of New Year’s Days begins, so the year alone counts` : ''}.`,
      changes: change,
    },
    [claim('founding:sign', sign.id), claim('founding:zodiac-year', zodiacYear)],
  );
}

const isBeforeCalendar = ({ year }: FoundingDate): boolean =>
  year < firstCalendarYear || year > lastCalendarYear;

const dateInWords = ({ year, month, day }: FoundingDate): string => {
  if (month && day) return longDate(isoDate({ year, month, day }));
  return month ? `${monthName(month)} ${year}` : `the year ${year}`;
};

const aYearOf = ({ name }: SignFacts): string => `a Year of the ${name}`;

type Border = NonNullable<FoundingFacts['border']>;

/** On which side of New Year’s Day it would have the other sign. */
function sideOf({ sign }: FoundingFacts, { other, newYearsDay }: Border): string {
  const isBefore = zodiacSignIds.indexOf(other.id) === (zodiacSignIds.indexOf(sign.id) + 11) % 12;
  const day = longDate(isoDate(newYearsDay));
  return isBefore ? `before ${day}` : `${day} or later`;
}

const otherSide = (facts: FoundingFacts, border: Border): string =>
  `If the day was ${sideOf(facts, border)}, it is ${aSign(border.other)}.`;

const beginning = ({ sign }: FoundingFacts): Paragraph =>
  paragraph(beginningsOfSigns[sign.id], bySign(sign, 'beginnings-of-sign'), [
    claim('founding:animal', sign.id),
  ]);

const bySign = (sign: SignFacts, rule: 'beginnings-of-sign' | 'feeding-and-controlling') => ({
  rule,
  because: `Its sign is the ${sign.name} ${sign.character}.`,
  changes: 'A founding date in another zodiac year.',
});

const byYear = ({ zodiacYear, pillar }: FoundingFacts) => ({
  because: `The zodiac year ${zodiacYear} is written ${pillar.name}.`,
  changes: 'A founding date in another zodiac year.',
});

const yearName = (facts: FoundingFacts): Paragraph => {
  const { pillar, zodiacYear, polarity, element, sign } = facts;
  return paragraph(
    `Its zodiac year, ${zodiacYear}, is written ${pillar.name}, read ${pillar.pinyin}, number ${pillar.place} of the sixty year names: the ${polarity} ${element} ${sign.name}. The name is that of ${zodiacYear - 60} and of ${zodiacYear + 60} too.`,
    { rule: 'sexagenary-cycle', ...byYear(facts) },
    [claim('founding:name', pillar.name), claim('founding:place', pillar.place)],
  );
};

const stem = (facts: FoundingFacts): Paragraph => {
  const { character, pinyin } = facts.pillar.stem;
  const { picture, does } = picturesOfStems[character];
  return paragraph(
    `Its stem ${character}, read ${pinyin}, is ${facts.polarity} ${facts.element}, pictured as ${picture}, which ${does}.`,
    { rule: 'picture-of-stem', ...byYear(facts) },
    [claim('founding:stem', character)],
  );
};

const yearOnAnimal = (facts: FoundingFacts): Paragraph => {
  const { sign, element } = facts;
  const { fact, kind, reading } = yearAndAnimal[groupOf(sign.element, element)];
  return paragraph(
    `${upperFirst(fact(sign.element, element))}. Tradition calls that ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind} kind of ${sign.name}: ${reading}.`,
    {
      rule: 'feeding-and-controlling',
      because: `The ${sign.name} belongs to ${sign.element}, and the stem of ${facts.zodiacYear} to ${element}.`,
      changes: 'A founding date in another zodiac year.',
    },
    [claim('founding:element', element)],
  );
};

const sound = (facts: FoundingFacts): Paragraph => {
  const { name, english, text } = facts.naYin;
  return paragraph(
    `By its sound, 納音, ${facts.pillar.name} is ${name}, ${english}. ${firstWording(text).replace('{signs} of this year', 'Things begun in such a year')}`,
    { rule: 'na-yin', ...byYear(facts) },
    [claim('founding:na-yin', name)],
  );
};

function season({ date }: FoundingFacts): Paragraph[] {
  const { year, month, day } = date;
  if (!month || !day || isBeforeCalendar(date)) return [];
  const term = solarTermOf({ year, month, day });
  if (!term) return [];
  return [
    paragraph(
      `${longDate(isoDate({ year, month, day }))} lay in ${term.name} ${term.characters}, when ${firstWording(solarTermReadings[term.id])}.`,
      {
        rule: 'solar-term',
        because: `By China’s calendar ${term.name} began on ${longDate(isoDate(term.date))}.`,
        changes: 'Another day of founding.',
      },
      [claim('founding:term', term.id)],
    ),
  ];
}

function age({ endedYear }: Founded, facts: FoundingFacts, presentYear: number): Paragraph {
  const { zodiacYear, pillar } = facts;
  const until = endedYear ?? presentYear;
  const [twelve, sixty] = [placeInCycle(facts, 12, until), placeInCycle(facts, 60, until)];
  const names = Math.floor((until - zodiacYear) / 60);
  const again =
    names > 0
      ? ` The name ${pillar.name} has come round again ${times(names)} since, ${names > 1 ? 'last ' : ''}in ${zodiacYear + 60 * names}.`
      : '';
  return paragraph(
    endedYear
      ? `It ended in ${until}, in year ${twelve.year} of its ${ordinal(twelve.round)} round of twelve, counted from ${zodiacYear}.${again}`
      : `${until} is year ${twelve.year} of its ${ordinal(twelve.round)} round of twelve and year ${sixty.year} of its ${ordinal(sixty.round)} round of sixty, counted from ${zodiacYear}.${again}`,
    {
      rule: 'years-since-founding',
      because: `The zodiac year of its founding began in ${zodiacYear}.`,
      changes: endedYear
        ? 'Another year of founding, or of its end.'
        : 'Another year of founding, or the next New Year.',
    },
    [claim('founding:year-of-twelve', twelve.year), claim('founding:round-of-twelve', twelve.round)],
  );
}

const times = (count: number): string => ['never', 'once', 'twice'][count] ?? `${count} times`;

function presentYearWith({ sign }: FoundingFacts, presentYear: number): Paragraph {
  const ofYear = signOfYear(presentYear);
  const { basis } = compatibility(sign.id, ofYear.id);
  return paragraph(
    `For ${aSign(sign)} the year ${presentYear}, of the ${ofYear.name}, is ${yearWithFounding[basis]}.`,
    {
      rule: 'year-and-founding',
      because: `Its sign is the ${sign.name}, and that of ${presentYear} the ${ofYear.name}.`,
      changes: 'The next New Year.',
    },
    [claim(`year-and-founding:${presentYear}`, basis)],
  );
}

function comingYears({ sign }: FoundingFacts, presentYear: number): Paragraph {
  const across = getZodiacSignById(zodiacSignIds[(zodiacSignIds.indexOf(sign.id) + 6) % 12] as ZodiacSignId);
  const [own, other] = [sign, across].map(({ id }) => nextYearOfSign(id, presentYear));
  return paragraph(
    `Its next own year, 本命年, begins ${beginOf(own ?? presentYear)}. The next year across the wheel from it, of the ${across.name}, begins ${beginOf(other ?? presentYear)}.`,
    {
      rule: 'year-and-founding',
      because: `Its sign is the ${sign.name}, which comes every twelve years; the ${across.name} stands six places on.`,
      changes: 'A founding date in another zodiac year.',
    },
    [
      claim('founding:next-own-year', own ?? presentYear),
      claim('founding:next-year-across', other ?? presentYear),
    ],
  );
}

const beginOf = (year: number): string => `on ${longDate(isoDate(getChineseNewYear(year)))}`;
