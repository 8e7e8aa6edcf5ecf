import { expectTypeOf, test } from 'vitest';
import {
  explainSign,
  getChineseNewYear,
  getLunarNewYear,
  getZodiacSign,
  getZodiacSignByDate,
  getZodiacSignById,
  signOf,
  zodiacSigns,
  compatibility,
  expressionNumber,
  kuaOf,
  relations,
  relationsOf,
  type Branch,
  type BranchRelation,
  type CalendarDate,
  type Kua,
  type RelationKind,
  type CalendarName,
  type SignSummary,
  type ZodiacDate,
  type ZodiacSign,
  type ZodiacSignId,
} from './index.ts';

test('a lookup that may find nothing says so in its type', () => {
  expectTypeOf(getZodiacSign(1990)).toEqualTypeOf<ZodiacSign | undefined>();
  expectTypeOf(getZodiacSignByDate('1990-01-20')).toEqualTypeOf<ZodiacDate | undefined>();
  expectTypeOf(getChineseNewYear(1990)).toEqualTypeOf<CalendarDate>();
  expectTypeOf(getZodiacSignById).parameter(0).toEqualTypeOf<ZodiacSignId>();
});

test('a date is text or year, month and day, and not a Date', () => {
  expectTypeOf<{ year: number; month: number; day: number }>().toExtend<
    Parameters<typeof getZodiacSignByDate>[0]
  >();
  expectTypeOf<Date>().not.toExtend<Parameters<typeof getZodiacSignByDate>[0]>();
  // @ts-expect-error a Date hides a time zone
  getZodiacSignByDate(new Date());
});

test('a calendar is one of four countries', () => {
  expectTypeOf(getLunarNewYear(1985, { calendar: 'vietnam' })).toEqualTypeOf<CalendarDate>();
  expectTypeOf<CalendarName>().toEqualTypeOf<'china' | 'vietnam' | 'korea' | 'japan'>();
  // @ts-expect-error there is no such calendar
  getZodiacSignByDate('2000-01-01', { calendar: 'thailand' });
  // A calendar may not know the year.
  expectTypeOf(explainSign('2000-01-01')?.byCalendar.vietnam).toEqualTypeOf<SignSummary | undefined>();
});

test('the type requires code to check that a sign is certain before reading it', () => {
  const found = signOf({ year: 1912 });
  // @ts-expect-error it may be two signs
  void found?.sign;
  if (found?.certain) expectTypeOf(found.sign).toEqualTypeOf<SignSummary>();
  else expectTypeOf(found?.changesOn).toEqualTypeOf<CalendarDate | undefined>();
});

test('data is read-only, and the ids are those of the twelve signs', () => {
  expectTypeOf(zodiacSigns).toEqualTypeOf<readonly ZodiacSign[]>();
  // @ts-expect-error nothing can be added
  void zodiacSigns.push;
  // @ts-expect-error there is no cat
  compatibility('rat', 'cat');
});

test('relations take signs or branches, and say what may be missing', () => {
  expectTypeOf(relations('rat', '丑')).toEqualTypeOf<BranchRelation[]>();
  expectTypeOf<BranchRelation['missing']>().toEqualTypeOf<ZodiacSignId | undefined>();
  expectTypeOf(relationsOf).parameter(0).toEqualTypeOf<readonly Branch[]>();
  expectTypeOf(compatibility('rat', 'ox').basis).toEqualTypeOf<RelationKind | 'neutral'>();
  // @ts-expect-error no branch
  relations('rat', '鼠');
});

test('a Kua number requires one of the two sexes that the tradition counts', () => {
  expectTypeOf(kuaOf('1990-05-15', 'female')).toEqualTypeOf<Kua>();
  // @ts-expect-error 'female' must be written out
  kuaOf('1990-05-15', 'f');
  // @ts-expect-error a Date hides a time zone
  kuaOf(new Date(), 'male');
  expectTypeOf(expressionNumber).parameters.toEqualTypeOf<[name: string]>();
});
