import { pointer, table, type Markup } from '../../claims/markup.ts';
import type { Section } from '../../article-parts.ts';
import { say, stated, type Phrase } from '../../claims/passage.ts';
import {
  newYearsDay,
  newYearsEve,
  signByYear,
  yearByName,
  yearInFigures,
  yearsBetween,
} from '../../wording/calendar-phrases.ts';
import { ageInCells, countedInYear } from '../../wording/age-phrases.ts';
import { lifePath, lifePaths } from '../../wording/number-phrases.ts';
import { signsOffending, yearOfOffending } from '../../wording/tai-sui-phrases.ts';
import { thisYear, type Context } from '../context.ts';
import { dayOfFestival } from '../festivals.ts';
import { yearsTable } from '../years-table.ts';
import { section, type Evidence } from './evidence.ts';

type CustomTopic =
  | 'own year'
  | 'red'
  | 'tai sui'
  | 'age'
  | 'western'
  | 'rank'
  | 'reading'
  | 'life paths'
  | 'belief';

/** Tables for customs, and for what is not of the calendar. */
export const customEvidence: Readonly<Record<CustomTopic, Evidence>> = {
  'own year'(context) {
    const now = thisYear(context);
    return [
      section(
        'Whose year comes next',
        yearsTable('The next twelve years; each is the own year of its animal', yearsBetween(now, now + 11)),
      ),
    ];
  },
  red(context) {
    const now = thisYear(context);
    return [
      section(
        'When it is hung out',
        table(
          'From New Year’s Eve to the Lantern Festival',
          ['Year', 'Eve', 'New Year', 'Lanterns'],
          yearsBetween(now + 1, now + 6).map((year): Phrase[] => [
            yearByName(year),
            newYearsEve(year),
            newYearsDay(year),
            dayOfFestival('lantern', year),
          ]),
        ),
      ),
    ];
  },
  'tai sui'(context) {
    const now = thisYear(context);
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
  },
  belief(context) {
    const now = thisYear(context);
    return [
      section(
        'What can be checked in a table',
        yearsTable('The days of the present years', yearsBetween(now - 1, now + 1)),
      ),
    ];
  },
  age: (context, born) =>
    born === null || born > thisYear(context)
      ? [section('Three worked examples', ageTable())]
      : agesOfBirthYear(born, context),
  western(context) {
    const now = thisYear(context);
    return [
      section(
        'The animals of twelve years',
        yearsTable('A Chinese sign lasts a year', yearsBetween(now - 5, now + 6)),
      ),
    ];
  },
  rank(context) {
    const now = thisYear(context);
    return [
      section(
        'When each sign has its turn',
        yearsTable('One year in twelve for every sign', yearsBetween(now, now + 11)),
      ),
    ];
  },
  reading: () => [
    section(
      'Begin with the sign',
      pointer('The animal of your own year, with its dates, is in', 'the free sample', '/zodiac-sample'),
    ),
  ],
  'life paths': () => [
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
  ],
};

/** The ages of people born in one year, for the years around this one and for round ages. */
function agesOfBirthYear(born: number, context: Context): Section[] {
  const now = thisYear(context);
  const isKorean = /\bkorea/.test(context.text);
  const row = (year: number): Phrase[] => {
    const { on, counted } = countedInYear(born, year);
    return isKorean ? [on, counted] : [yearByName(year), newYearsDay(year), counted];
  };
  const head = isKorean ? ['In', 'Counted as'] : ['Year', 'From', 'Counted as'];
  const age = isKorean ? 'Korean age' : 'Chinese age';
  return [
    section(
      'Year by year',
      table(
        say`${age} of those born in ${yearInFigures(born)}`,
        head,
        yearsBetween(Math.max(born, now - 3), now + 8).map(row),
      ),
    ),
    section(
      'Round ages',
      table(
        'The year of each round age',
        head,
        [20, 40, 60, 80, 100].map((counted) => row(born + counted - 1)),
      ),
    ),
  ];
}

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
