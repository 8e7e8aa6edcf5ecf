import { expect, test } from 'vitest';
import * as library from './index.ts';

test('the public names are these and no others', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'birthDayNumber',
    'boundarySentence',
    'compatibility',
    'describeSign',
    'explainSign',
    'expressionNumber',
    'firstCalendarYear',
    'foundingSign',
    'getChineseNewYear',
    'getLunarNewYear',
    'getStartOfSpring',
    'getZodiacSign',
    'getZodiacSignByDate',
    'getZodiacSignById',
    'getZodiacSignByName',
    'kuaOf',
    'lastCalendarYear',
    'lifePathMeaning',
    'lifePathNumber',
    'monthDescription',
    'nextYearOfSign',
    'personalDayNumber',
    'personalMonthNumber',
    'personalYearNumber',
    'readingTime',
    'relations',
    'relationsOf',
    'sexagenaryYear',
    'signOf',
    'signOfHour',
    'zodiacSignIds',
    'zodiacSigns',
  ]);
});
