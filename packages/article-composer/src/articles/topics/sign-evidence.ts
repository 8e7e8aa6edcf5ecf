import { zodiacSigns } from '@org/zodiac-core';
import type { Section } from '../../article-parts.ts';
import { table, type Markup } from '../../claims/markup.ts';
import { listed, type Phrase } from '../../claims/passage.ts';
import {
  elementByYear,
  newYearsDay,
  signByYear,
  yearByName,
  yearInFigures,
  yearsBetween,
  yearsOfSign,
} from '../../wording/calendar-phrases.ts';
import { pointsOfPair } from '../../wording/pairing-phrases.ts';
import {
  branchOf,
  characterOf,
  doubleHour,
  fixedElement,
  luckyColours,
  luckyNumbers,
  placeInCircle,
  polarityOf,
} from '../../wording/sign-phrases.ts';
import { thisYear, type Context } from '../context.ts';
import { yearsTable } from '../years-table.ts';
import { section, signsTable, type Evidence } from './evidence.ts';

type SignTopic =
  | 'twelve'
  | 'race'
  | 'hours'
  | 'polarity'
  | 'elements'
  | 'colours'
  | 'numbers'
  | 'chart'
  | 'goat or sheep';

/** Tables of the twelve signs. */
export const signEvidence: Readonly<Record<SignTopic, Evidence>> = {
  twelve: theTwelve,
  race: theTwelve,
  hours: () => [
    section(
      'The twelve double hours',
      signsTable('Double hours by the clock of the sun', ['Branch', 'Hours'], (sign) => [
        branchOf(sign),
        doubleHour(sign),
      ]),
    ),
  ],
  polarity: () => [
    section(
      'Yin and Yang of the signs',
      signsTable('Polarity of the signs', ['Place', 'Polarity'], (sign) => [
        placeInCircle(sign),
        polarityOf(sign),
      ]),
    ),
  ],
  elements(context) {
    const now = thisYear(context);
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
  },
  colours: () => [
    section(
      'Colors of the twelve',
      signsTable('Lucky colors by sign', ['Colors'], (sign) => [luckyColours(sign)]),
    ),
  ],
  numbers: () => [
    section(
      'Numbers of the twelve',
      signsTable('Lucky numbers by sign', ['Numbers'], (sign) => [luckyNumbers(sign)]),
    ),
  ],
  chart: () => [section('All pairs in one chart', chart())],
  'goat or sheep'(context) {
    const now = thisYear(context);
    return [
      section(
        'Its years',
        yearsTable(
          'Years of the Goat, Sheep or Ram',
          yearsBetween(now - 71, now + 12).filter((year) => signByYear(year).text === 'Goat'),
        ),
      ),
    ];
  },
};

const chart = (): Markup =>
  table(
    'Scores of every pair on our scale of a hundred',
    ['Sign', ...zodiacSigns.map(({ name }) => name)],
    zodiacSigns.map((sign) => [sign.name, ...zodiacSigns.map((other) => pointsOfPair(sign, other))]),
  );

function theTwelve(context: Context): Section[] {
  const now = thisYear(context);
  return [
    section(
      'The twelve in their order',
      signsTable(
        'The twelve animals in the order of the race',
        ['Place', 'Character', 'Latest years'],
        (sign) => [
          placeInCircle(sign),
          characterOf(sign),
          listed(yearsOfSign(sign, now - 23, now).map(yearInFigures)),
        ],
      ),
    ),
  ];
}
