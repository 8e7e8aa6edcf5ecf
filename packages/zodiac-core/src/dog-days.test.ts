import { Solar } from 'lunar-typescript';
import { SolarDay } from 'tyme4ts';
import { expect, test } from 'vitest';
import { momentOf, shareOf, someDays } from './test/moments.ts';
import { dogDayOf, nineNineOf } from './dog-days.ts';

test('days of 1929-2100 are the dog days and the nine nines that both libraries give', () => {
  const found = { dogs: 0, nines: 0 };
  for (const { year, month, day } of someDays) {
    const [dog, nine] = [dogDayOf({ year, month, day }), nineNineOf({ year, month, day })];
    const ours = [dog && `${dog.name} ${dog.day}`, nine && `${nine.name} ${nine.day}`];
    const tyme = SolarDay.fromYmd(year, month, day);
    const lunar = Solar.fromYmd(year, month, day).getLunar();
    const brief = (named: { getName(): string } | null | undefined, index = 0): string | undefined =>
      named ? `${named.getName()} ${index}` : undefined;
    const [theirDog, theirNine] = [tyme.getDogDay(), tyme.getNineDay()];
    expect(ours, `${year}-${month}-${day}`).toEqual([
      brief(theirDog?.getDog(), Number(theirDog?.getDayIndex()) + 1),
      brief(theirNine?.getNine(), Number(theirNine?.getDayIndex()) + 1),
    ]);
    expect(ours, `${year}-${month}-${day}`).toEqual([
      brief(lunar.getFu(), lunar.getFu()?.getIndex()),
      brief(lunar.getShuJiu(), lunar.getShuJiu()?.getIndex()),
    ]);
    if (dog) found.dogs += 1;
    if (nine) found.nines += 1;
  }
  expect(found.dogs).toBeGreaterThan(shareOf(100));
  expect(found.nines).toBeGreaterThan(shareOf(300));
});

test('the middle period has ten days in some years and twenty in others', () => {
  const lengthOf = (year: number): number =>
    Array.from({ length: 60 }, (_, day) => dogDayOf(momentOf(Date.UTC(year, 6, 1 + day)))).filter(
      (each) => each?.period === 'middle',
    ).length;
  const lengths = Array.from({ length: 30 }, (_, each) => lengthOf(2000 + each));
  expect(new Set(lengths)).toEqual(new Set([10, 20]));
});

test('a day that does not exist finds nothing; a day outside the calendar is refused', () => {
  for (const ask of [dogDayOf, nineNineOf]) {
    for (const wrong of ['2026-02-30', '']) expect(ask(wrong as '2026-01-01')).toBeUndefined();
    expect(() => ask('2201-01-01')).toThrow(/year must be an integer of 1583 to 2200/);
    expect(() => ask('2026-01-01', { calendar: 'tibet' as 'china' })).toThrow(/^The calendar must be one of/);
  }
});
