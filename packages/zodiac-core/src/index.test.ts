import { expect, test } from 'vitest';
import * as library from './index.ts';

test('exports exactly the public names', () => {
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
