import { expectTypeOf, test } from 'vitest';
import {
  fourPillars,
  type BirthMoment,
  type DatePillar,
  type Pillar,
  type StemCharacter,
  type ZodiacSignId,
} from './index.ts';

test('only the hour may be missing', () => {
  const { year, month, day, hour, hours } = fourPillars({ date: '1990-01-20' });
  expectTypeOf(year).toEqualTypeOf<DatePillar>();
  expectTypeOf(month).toEqualTypeOf<DatePillar>();
  expectTypeOf(day).toEqualTypeOf<DatePillar>();
  expectTypeOf(hour).toEqualTypeOf<Pillar | undefined>();
  expectTypeOf(hours).toEqualTypeOf<readonly Pillar[]>();
});

test('stems, signs and names are those of the other entries', () => {
  const { day } = fourPillars({ date: '1990-01-20' });
  expectTypeOf(day.hiddenStems).toEqualTypeOf<readonly StemCharacter[]>();
  expectTypeOf(day.sign).toEqualTypeOf<ZodiacSignId>();
  expectTypeOf<'甲子'>().toExtend<Pillar['name']>();
  expectTypeOf<'甲丑'>().not.toExtend<Pillar['name']>();
});

test('a Date is refused as date and as time, and so are unknown options', () => {
  expectTypeOf<Date>().not.toExtend<BirthMoment['date']>();
  // @ts-expect-error a Date hides a time zone
  fourPillars({ date: new Date() });
  // @ts-expect-error a Date hides a time zone
  fourPillars({ date: '1990-01-20', time: new Date() });
  // @ts-expect-error a day starts at midnight or at 23:00
  fourPillars({ date: '1990-01-20', dayStartsAt: '00:00' });
  // @ts-expect-error without a date there are no pillars
  fourPillars({ time: '14:30' });
});
