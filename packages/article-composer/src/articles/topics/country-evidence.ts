import { type CalendarName } from '@org/zodiac-core';
import { table, type Markup } from '../../claims/markup.ts';
import { type Phrase } from '../../claims/passage.ts';
import { newYearsDay, newYearsDayIn, yearByName, yearsBetween } from '../../wording/calendar-phrases.ts';
import { placeInCircle } from '../../wording/sign-phrases.ts';
import { yearsOfCat } from '../asked-of-topic.ts';
import { thisYear } from '../context.ts';
import { section, signsTable, type Evidence } from './evidence.ts';

type CountryTopic = 'cat' | 'vietnam' | 'korea' | 'japan';

/** Tables of other countries’ animals and New Years. */
export const countryEvidence: Readonly<Record<CountryTopic, Evidence>> = {
  cat: (context) => [
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
  ],
  vietnam: () => [
    section(
      'The animals of Vietnam',
      signsTable('Signs in China and in Vietnam', ['In Vietnam'], (sign) => [
        namesInVietnam[sign.id] ?? sign.name,
      ]),
    ),
    section('When the New Years differ', countryTable('vietnam', yearsBetween(1968, 2100))),
  ],
  korea: () => [section('When the New Years differ', countryTable('korea', yearsBetween(1954, 2100)))],
  japan(context) {
    const now = thisYear(context);
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
  },
};

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
