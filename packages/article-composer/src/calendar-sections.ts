import { getStartOfSpring, sexagenaryYear, zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import type { Section } from './fit-sections.ts';
import { minorHeading, paragraph, table } from './html.ts';
import {
  counted,
  dateInWords,
  elementOfYear,
  foundingsInWords,
  gifts,
  listed,
  lowerFirst,
  newYearsDay,
  newYearsEve,
  signOfYear,
  spanOfYear,
  withArticle,
  yearByName,
  yearsOfSign,
} from './phrases.ts';
import { isAboutElements, isAboutWork, type Story } from './story.ts';

const firstYear = 1924;
const lastYear = 2043;

/** The table of zodiac years and their dates. Every article has it. */
export function yearsTable(story: Story): Section {
  const { focus, topics, choice, request } = story;
  const rows = request.targetWordCount < 600 ? 4 : request.targetWordCount < 1200 ? 6 : 10;
  const ofElement = (year: number) =>
    topics.elements.length === 0 || topics.elements.includes(elementOfYear(year));
  const isAboutElementsOnly = isAboutElements(story);
  const pool =
    focus.length > 0 && !isAboutElementsOnly
      ? focus.flatMap((sign) => yearsOfSign(sign, firstYear, lastYear))
      : range(1990, 2040);
  const outside = topics.years.filter((year) => year < firstYear || year > lastYear || focus.length === 0);
  const fitting = [...pool.filter(ofElement), ...pool.filter((year) => !ofElement(year))];
  const wanted = topics.elements.length > 0 ? fitting.slice(0, rows) : choice.some(fitting, rows);
  const years = [...new Set([...topics.years, ...outside, ...wanted])]
    .slice(0, rows)
    .toSorted((a, b) => a - b);
  const matchesKeyword = topics.years.length > 0 || topics.themes.join() === 'calendar';
  const named = isAboutElementsOnly ? topics.elements : focus.map(({ name }) => name);
  const title = named.length > 0 ? `${listed(named)} years to the day` : 'Years to the day';
  return {
    heading: choice.pick([
      title,
      title.replace(' to the day', ' and their dates'),
      title.replace(' to the day', ' in the calendar'),
    ]),
    matchesKeyword,
    blocks: [
      {
        priority: 0,
        html: table(
          ['Year', 'First day', 'Last day', 'Name'],
          years.map((year) => [yearByName(year), newYearsDay(year), newYearsEve(year + 1), nameOf(year)]),
        ),
      },
      {
        priority: 4,
        html: paragraph(
          choice.pick([
            'Both days are included.',
            'The first and the last day both belong to the year.',
            'Each row counts from its New Year’s Day to the eve of the next.',
          ]),
          `Somebody born on ${newYearsEve(years[0] ?? 1990)} still belongs to the year before, which was ${withArticle(signOfYear((years[0] ?? 1990) - 1).name)} year.`,
          topics.text && matchesKeyword
            ? `Of all that can be said about “${topics.text}”, this table is the part to keep.`
            : topics.text && `“${topics.text}” changes none of these dates.`,
          choice.pick([
            'One day decides, so a birthday in January or February deserves a second look.',
            'Place mats that go by the year alone get such birthdays wrong.',
          ]),
        ),
      },
    ],
  };
}

const nameOf = (year: number): string => `${sexagenaryYear(year).name} ${sexagenaryYear(year).pinyin}`;

/** Explains New Year's Day, the Start of Spring and the sixty-year cycle. */
export function calendarSection({ choice, topics }: Story): Section {
  const years = choice.some(range(1930, 2020), 4);
  const [first = 1987, second = 1999, third = 2011, fourth = 2023] = years;
  const spring = getStartOfSpring(first);
  const basePriority = topics.themes.includes('calendar') ? 0 : 4;
  return {
    heading: choice.pick([
      'How the calendar decides',
      'Where one year ends and the next begins',
      'The days that need care',
    ]),
    blocks: [
      {
        priority: 5 + basePriority,
        html: paragraph(
          choice.pick([
            'The Chinese year begins with a new moon, on a day between late January and late February.',
            'New Year’s Day follows the moon, so it wanders through the last part of January and most of February.',
            'A Chinese month starts at the new moon, and the year with one of those months, which is why its first day moves.',
          ]),
          `Within memory it has fallen on ${newYearsDay(first)}, on ${newYearsDay(second)} and on ${newYearsDay(fourth)}.`,
          choice.pick([
            'A sign looked up by the year alone is therefore a guess for anyone born before that day.',
            'Only a full date of birth settles a sign, and only the true table settles the date.',
          ]),
        ),
      },
      {
        priority: 7 + basePriority,
        html: paragraph(
          choice.pick([
            'There is a second custom, kept by some practitioners of feng shui.',
            'Not everyone counts from New Year’s Day: some practitioners of feng shui do not.',
            'Some practitioners of feng shui use another boundary.',
          ]),
          `They change the sign at the Start of Spring (立春), which the sun decides; in ${first} that was ${dateInWords(first, spring.month, spring.day)}.`,
          choice.pick([
            `Zodiac Atlas follows New Year’s Day, as most people do: ${newYearsDay(third)}, say, or ${newYearsDay(fourth)}.`,
            `We count from New Year’s Day, from ${newYearsDay(third)} for one and ${newYearsDay(fourth)} for another, because that is what most families mean by the year.`,
          ]),
        ),
      },
      {
        priority: 11 + basePriority,
        html: paragraph(
          choice.pick([
            'Beside its animal a year has a stem, one of ten, and each element owns two of them in turn.',
            'Ten stems run beside the twelve branches, and every stem belongs to an element.',
          ]),
          `That is how ${yearByName(third)} comes by its element, and ${yearByName(fourth)} by another.`,
          `In the cycle of sixty, ${yearByName(third)} has place ${sexagenaryYear(third).place}.`,
          choice.pick([
            'After sixty years the same pair returns, which is why a sixtieth birthday was such an occasion.',
            'The whole round takes sixty years, and then stem and branch meet again.',
          ]),
        ),
      },
    ],
  };
}

/** Paragraphs about single years, which fill long articles. */
export function yearNotes(story: Story): Section {
  const { focus, topics, choice, shown } = story;
  const own = focus.flatMap((sign) => yearsOfSign(sign, 1900, 2043));
  const pool = [...choice.some(own, own.length), ...choice.some(range(1900, 2043), 60)];
  const years = [...new Set([...topics.years, ...pool])];
  return {
    heading: choice.pick(['Year by year', 'Single years, looked at closely', 'Some years in detail']),
    blocks: years.map((year, index) => ({
      priority: topics.years.includes(year) ? 3 : 13 + index / 2,
      html: minorHeading(yearByName(year)) + paragraph(...yearSentences(year, choice, shown)),
    })),
  };
}

function yearSentences(year: number, choice: Story['choice'], shown: Story['shown']): string[] {
  const { name, pinyin, place, stem } = sexagenaryYear(year);
  const founded = choice.some(
    shown.companies.filter((company) => company.year === year),
    3,
  );
  const brands = choice.some(
    shown.carBrands.filter((brand) => brand.year === year),
    2,
  );
  const states = shown.usStates.filter((state) => state.year === year);
  const next = signOfYear(year + 1);
  return [
    choice.pick([
      `The days from ${spanOfYear(year)} make up this year.`,
      `It opens on ${newYearsDay(year)} and closes on ${newYearsEve(year + 1)}.`,
      `New Year’s Day is ${newYearsDay(year)} here, and the eve of the next is ${newYearsEve(year + 1)}.`,
    ]),
    ...choice.some(
      [
        choice.pick([
          `Its name in the cycle of sixty is ${name}, read ${pinyin}, at place ${place}.`,
          `Scholars would write it ${name} (${pinyin}), place ${place} in the cycle of sixty.`,
          `Stem and branch give ${name}, spoken ${pinyin}; the place in the cycle of sixty is ${place}.`,
        ]),
        choice.pick([
          `The stem ${stem.character} makes it a ${stem.polarity} year of ${stem.element}.`,
          `${stem.element} comes from its stem ${stem.character}, which is ${stem.polarity}.`,
          `By its stem ${stem.character} it is ${stem.polarity}, and its element is ${stem.element}.`,
        ]),
        choice.pick([
          `A child born on ${newYearsEve(year)} belongs to the ${signOfYear(year - 1).name} instead.`,
          `Up to and including ${newYearsEve(year)} the ${signOfYear(year - 1).name} still rules.`,
          `The ${next.name} follows on ${newYearsDay(year + 1)}.`,
        ]),
      ],
      3,
    ),
    ...(founded.length > 0
      ? [
          choice.pick([
            `Dated to it in our tables: ${foundingsInWords(founded)}.`,
            `Among the companies that give it as their year of foundation: ${foundingsInWords(founded)}.`,
          ]),
        ]
      : []),
    ...(brands.length > 0 ? [`Among car brands it has ${foundingsInWords(brands)}.`] : []),
    ...(states.length > 0 ? [`Statehood: ${foundingsInWords(states)}.`] : []),
  ];
}

/** A short portrait of each sign that the article is not about. */
export function circleSection(story: Story): Section {
  const { others, focus, choice, facts } = story;
  const mentionsWork = focus.length === 0 && isAboutWork(story);
  return {
    heading: choice.pick(
      focus.length > 0
        ? ['The rest of the circle', 'The other signs in brief']
        : ['The twelve signs', 'Twelve portraits'],
    ),
    blocks: others.map((sign, index) => ({
      priority: (focus.length > 0 ? 12 : 4) + index / 2,
      html: minorHeading(`The ${sign.name}`) + paragraph(...portrait(sign, choice, facts, mentionsWork)),
    })),
  };
}

function portrait(
  sign: ZodiacSign,
  choice: Story['choice'],
  facts: Story['facts'],
  mentionsWork: boolean,
): string[] {
  const years = choice.some(yearsOfSign(sign, 1900, 2043), 3).toSorted((a, b) => a - b);
  const count = facts.companies.filter((company) => company.sign === sign.id).length;
  const [strength = '', second = ''] = choice.some(gifts(sign), 2);
  const place = zodiacSigns.indexOf(sign);
  return [
    choice.pick([
      `${sign.traits}: that is the ${sign.name} as custom has it.`,
      `Of the ${sign.name} people say ${strength} first and ${second} next.`,
      `The ${sign.name} (${sign.character}) comes ${ordinals[place]} in the circle and is ${sign.polarity}.`,
    ]),
    `Among its years are ${listed(years.map((year) => `the ${yearByName(year)} year (from ${newYearsDay(year)})`))}.`,
    ...(mentionsWork ? [workOf(sign)] : []),
    choice.pick([
      `Its friends are the ${listed(sign.bestCompatibility)}; across the circle stands the ${listed(sign.worstCompatibility)}.`,
      `Custom seats it beside the ${listed(sign.bestCompatibility)}, and keeps the ${listed(sign.worstCompatibility)} at the far end of the table.`,
      mentionsWork ? '' : workOf(sign),
    ]),
    choice.pick([
      count > 0 ? `Our tables list ${counted(count, 'company', 'companies')} under the ${sign.name}.` : '',
      sign.businessTraits.replace(/^(\w)/, (letter) => `In business it ${letter.toLowerCase()}`),
      '',
    ]),
  ];
}

const workOf = (sign: ZodiacSign): string =>
  `For work it is sent to these fields: ${lowerFirst(sign.careerStrengths)}`;

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']; // prettier-ignore

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
