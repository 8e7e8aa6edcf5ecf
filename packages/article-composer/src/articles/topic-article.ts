import { zodiacSigns, type CalendarName } from '@org/zodiac-core';
import type { Article, Section } from '../article-parts.ts';
import { paragraph, pointer, table, type Markup } from '../claims/markup.ts';
import { say, stated, type Phrase } from '../claims/passage.ts';
import { topicTexts } from '../prose/topic-texts.ts';
import type { Topic } from '../understand/subject.ts';
import {
  elementByYear,
  lengthOfYear,
  newYearsDay,
  newYearsDayIn,
  placeInCycle,
  signByYear,
  startOfSpring,
  yearByName,
  yearsBetween,
} from '../wording/calendar-phrases.ts';
import { ageInCells, countedAge } from '../wording/age-phrases.ts';
import { lifePath, lifePaths } from '../wording/number-phrases.ts';
import { pointsOfPair } from '../wording/pairing-phrases.ts';
import {
  branchOf,
  characterOf,
  doubleHour,
  fixedElement,
  luckyColours,
  luckyNumbers,
  placeInCircle,
  polarityOf,
} from '../wording/sign-phrases.ts';
import { signsOffending, yearOfOffending } from '../wording/tai-sui-phrases.ts';
import { askedOfTopic, yearsOfCat } from './asked-of-topic.ts';
import { festivalsTable } from './festivals.ts';
import { thisYear, type Context } from './context.ts';
import { yearsTable } from './years-table.ts';

/** Explains a custom or a part of the calendar, with the complete evidence. */
export function topicArticle(topic: Topic, context: Context): Article {
  const { title, description, answer, sections } = topicTexts[topic];
  const asked = askedOfTopic(topic, context);
  const evidence = evidenceOf(topic, context);
  const told = sections.map(([heading, ...texts]): Section => ({
    heading,
    blocks: texts.map((text) => paragraph(text)),
  }));
  return {
    title: asked?.title ?? title,
    description: asked?.description ?? description,
    sections: [
      { heading: '', blocks: [paragraph(...(asked?.answer ?? [answer, firstFact(topic, context)]))] },
      ...told.slice(0, 1),
      ...evidence,
      ...told.slice(1),
    ],
  };
}

/** A fact with a date that belongs into the answer itself. */
function firstFact(topic: Topic, context: Context): Phrase {
  const now = thisYear(context);
  switch (topic) {
    case 'age':
      return countedAge({ year: 1990, month: 12, day: 20 }, { year: 1991, month: 3, day: 1 });
    case 'new year':
      return say`The next falls on ${newYearsDay(now + 1)} and begins the ${yearByName(now + 1)} year.`;
    case 'spring':
      return say`In the coming year it is ${startOfSpring(now + 1)}, while New Year’s Day is ${newYearsDay(now + 1)}.`;
    case 'cycle':
      return say`The year ${yearByName(now)} has place ${stated(placeInCycle(now), ({ place }) => String(place))} in it.`;
    case 'leap month':
      return leapExample(now);
    case 'tai sui':
      return say`In the ${yearByName(now + 1)} year the lists name ${signsOffending(now + 1)}.`;
    case 'january':
      return say`The latest example: until the eve of ${newYearsDay(now)} it was still the ${signByYear(now - 1)}, from then on the ${signByYear(now)}.`;
    case 'years':
    case 'find':
      return say`The year ${yearByName(now)} began on ${newYearsDay(now)}.`;
    default:
      return '';
  }
}

function leapExample(now: number): Phrase {
  const year = yearsBetween(now, now + 4).find((each) => lengthOfYear(each).leapMonth !== null) ?? now;
  return say`The next year with one is the ${yearByName(year)} year, ${stated(lengthOfYear(year), ({ days, leapMonth }) => `whose month ${leapMonth} is kept twice and which has ${days} days`)}.`;
}

function evidenceOf(topic: Topic, context: Context): Section[] {
  const now = thisYear(context);
  switch (topic) {
    case 'twelve':
    case 'race':
      return [
        section(
          'The twelve in their order',
          signsTable(
            'The twelve animals in the order of the race',
            ['Place', 'Character', 'Hour'],
            (sign) => [placeInCircle(sign), characterOf(sign), doubleHour(sign)],
          ),
        ),
      ];
    case 'cat':
      return [
        section(
          'The twelve that are in it',
          signsTable('The animals, in China and in Vietnam', ['Place', 'In Vietnam'], (sign) => [
            placeInCircle(sign),
            namesInVietnam[sign.id] ?? sign.name,
          ]),
        ),
        section(
          'Years of the Cat',
          table(
            'Years of the Cat in Vietnam, which are those of the Rabbit in China',
            ['Year in China', 'First day in Vietnam', 'First day in China'],
            yearsOfCat(context).map((year): Phrase[] => [
              yearByName(year),
              newYearsDayIn('vietnam', year),
              newYearsDay(year),
            ]),
          ),
        ),
      ];
    case 'vietnam':
      return [
        section(
          'The animals of Vietnam',
          signsTable('Signs in China and in Vietnam', ['In Vietnam'], (sign) => [
            namesInVietnam[sign.id] ?? sign.name,
          ]),
        ),
        section('When the New Years differ', countryTable('vietnam', yearsBetween(1968, 2100))),
      ];
    case 'korea':
      return [section('When the New Years differ', countryTable('korea', yearsBetween(1954, 2100)))];
    case 'japan':
      return [
        section(
          'New Year in Japan and in China',
          table(
            'The first day of the animal’s year',
            ['Year', 'Japan', 'China'],
            yearsBetween(now - 4, now + 5).map((year): Phrase[] => [
              yearByName(year),
              newYearsDayIn('japan', year),
              newYearsDay(year),
            ]),
          ),
        ),
      ];
    case 'age':
      return [section('Three worked examples', ageTable())];
    case 'own year':
      return [
        section(
          'Whose year comes next',
          yearsTable(
            'The next twelve years; each is the own year of its animal',
            yearsBetween(now, now + 11),
          ),
        ),
      ];
    case 'tai sui':
      return [
        section(
          'Who is on the list',
          table(
            'Signs that offend Tai Sui',
            ['Year', 'Animal', 'On the list'],
            yearsBetween(now, now + 11).map((year): Phrase[] => [
              yearOfOffending(year),
              signByYear(year),
              signsOffending(year),
            ]),
          ),
        ),
      ];
    case 'leap month':
      return [
        section(
          'Years with a leap month',
          table(
            'Leap months of China’s calendar',
            ['Year', 'Kept twice', 'Days'],
            yearsBetween(now - 20, now + 20)
              .filter((year) => lengthOfYear(year).leapMonth !== null)
              .map((year): Phrase[] => [
                yearByName(year),
                stated(lengthOfYear(year), ({ leapMonth }) => `month ${leapMonth}`),
                stated(lengthOfYear(year), ({ days }) => String(days)),
              ]),
          ),
        ),
      ];
    case 'calendar':
      return [
        section(
          'Ten years, measured',
          table(
            'Length of the years',
            ['Year', 'First day', 'Days'],
            yearsBetween(now - 4, now + 5).map((year): Phrase[] => [
              yearByName(year),
              newYearsDay(year),
              stated(lengthOfYear(year), ({ days }) => String(days)),
            ]),
          ),
        ),
      ];
    case 'spring':
      return [
        section(
          'Both days, year by year',
          table(
            'Start of Spring and New Year’s Day in China',
            ['Year', 'Start of Spring', 'New Year'],
            yearsBetween(now - 5, now + 6).map((year): Phrase[] => [
              yearByName(year),
              startOfSpring(year),
              newYearsDay(year),
            ]),
          ),
        ),
      ];
    case 'cycle':
      return [
        section(
          'Twelve names of the sixty',
          table(
            'Names of the years',
            ['Year', 'Name', 'Place', 'Stem'],
            yearsBetween(now - 5, now + 6).map((year): Phrase[] => cycleRow(year)),
          ),
        ),
      ];
    case 'hours':
      return [
        section(
          'The twelve double hours',
          signsTable('Double hours by the clock of the sun', ['Branch', 'Hours'], (sign) => [
            branchOf(sign),
            doubleHour(sign),
          ]),
        ),
      ];
    case 'polarity':
      return [
        section(
          'Yin and Yang of the signs',
          signsTable('Polarity of the signs', ['Place', 'Polarity'], (sign) => [
            placeInCircle(sign),
            polarityOf(sign),
          ]),
        ),
      ];
    case 'elements':
      return [
        section(
          'The fixed element of each sign',
          signsTable('Fixed elements', ['Element'], (sign) => [fixedElement(sign)]),
        ),
        section(
          'The element of a year',
          table(
            'Elements of the years',
            ['Year', 'Element', 'Begins'],
            yearsBetween(now - 5, now + 6).map((year): Phrase[] => [
              yearByName(year),
              elementByYear(year),
              newYearsDay(year),
            ]),
          ),
        ),
      ];
    case 'new year':
      return [
        section(
          'The dates of twelve years',
          yearsTable('New Year’s Days in China', yearsBetween(now, now + 11)),
        ),
        section('The feasts that follow', festivalsTable(now + 1)),
      ];
    case 'colours':
      return [
        section(
          'Colours of the twelve',
          signsTable('Lucky colours by sign', ['Colours'], (sign) => [luckyColours(sign)]),
        ),
      ];
    case 'numbers':
      return [
        section(
          'Numbers of the twelve',
          signsTable('Lucky numbers by sign', ['Numbers'], (sign) => [luckyNumbers(sign)]),
        ),
      ];
    case 'years':
      return [
        section(
          'All years, to the day',
          yearsTable(
            'Zodiac years; the first and the last day belong to the year',
            yearsBetween(Math.max(now - 96, 1924), now + 11),
          ),
        ),
      ];
    case 'find':
      return [
        section(
          'Recent years, to the day',
          yearsTable('Find the line that has the birthday', yearsBetween(now - 66, now)),
        ),
        section(
          'Let us look it up',
          pointer(
            'A date of birth is enough, and it stays on your device:',
            'the free sample',
            '/zodiac-sample',
          ),
        ),
      ];
    case 'january':
      return [
        section(
          'The day that decides',
          table(
            'First day of each zodiac year',
            ['Year', 'From', 'Before it'],
            yearsBetween(now - 40, now).map((year): Phrase[] => [
              yearByName(year),
              newYearsDay(year),
              signByYear(year - 1),
            ]),
          ),
        ),
      ];
    case 'chart':
      return [section('All pairs in one chart', chart())];
    case 'reading':
      return [
        section(
          'Begin with the sign',
          pointer('The animal of your own year, with its dates, is in', 'the free sample', '/zodiac-sample'),
        ),
      ];
    case 'goat or sheep':
      return [
        section(
          'Its years',
          yearsTable(
            'Years of the Goat, Sheep or Ram',
            yearsBetween(now - 71, now + 12).filter((year) => signByYear(year).text === 'Goat'),
          ),
        ),
      ];
    case 'western':
      return [
        section(
          'The animals of twelve years',
          yearsTable('A Chinese sign lasts a year', yearsBetween(now - 5, now + 6)),
        ),
      ];
    case 'rank':
      return [
        section(
          'When each sign has its turn',
          yearsTable('One year in twelve for every sign', yearsBetween(now, now + 11)),
        ),
      ];
    case 'life paths':
      return [
        section(
          'The twelve numbers',
          table(
            'Names of the life path numbers',
            ['Number', 'Name', 'Said of it'],
            lifePaths.map((number): Phrase[] => [
              stated(lifePath(number), (claim) => String(claim.number)),
              stated(lifePath(number), (claim) => claim.title),
              stated(lifePath(number), (claim) => claim.text),
            ]),
          ),
        ),
      ];
  }
}

const section = (heading: string, ...blocks: Markup[]): Section => ({ heading, blocks });

const signsTable = (
  caption: string,
  head: readonly string[],
  cells: (sign: (typeof zodiacSigns)[number]) => Phrase[],
): Markup =>
  table(
    caption,
    ['Sign', ...head],
    zodiacSigns.map((sign) => [sign.name, ...cells(sign)]),
  );

const namesInVietnam: Readonly<Partial<Record<string, string>>> = { ox: 'Water Buffalo', rabbit: 'Cat' };

/** The years whose New Year's Day in a country is another day than in China. */
const countryTable = (calendar: CalendarName, years: readonly number[]): Markup =>
  table(
    'Years in which the first days are not the same',
    ['Year', 'There', 'In China'],
    years
      .filter((year) => newYearsDayIn(calendar, year).text !== newYearsDay(year).text)
      .map((year) => [yearByName(year), newYearsDayIn(calendar, year), newYearsDay(year)]),
  );

function ageTable(): Markup {
  const examples = [
    [
      { year: 1990, month: 1, day: 20 },
      { year: 1990, month: 2, day: 1 },
    ],
    [
      { year: 1984, month: 6, day: 30 },
      { year: 2026, month: 3, day: 1 },
    ],
    [
      { year: 1957, month: 11, day: 8 },
      { year: 2026, month: 12, day: 1 },
    ],
  ] as const;
  return table(
    'Age in full years, and by the traditional count',
    ['Born', 'On', 'Full years', 'Counted'],
    examples.map(([born, on]) => ageInCells(born, on)),
  );
}

const cycleRow = (year: number): Phrase[] => {
  const cycle = placeInCycle(year);
  return [
    yearByName(year),
    stated(cycle, ({ name, pinyin }) => `${name}, ${pinyin}`),
    stated(cycle, ({ place }) => String(place)),
    stated(cycle, ({ stem, polarity }) => `${stem}, ${polarity}`),
  ];
};

const chart = (): Markup =>
  table(
    'Scores of every pair on our scale of a hundred',
    ['Sign', ...zodiacSigns.map(({ name }) => name)],
    zodiacSigns.map((sign) => [sign.name, ...zodiacSigns.map((other) => pointsOfPair(sign, other))]),
  );
