import { expect, test } from 'vitest';
import { getZodiacSignByName } from '../names/get-zodiac-sign-by-name.ts';
import { nextYearOfSign } from '../signs/zodiac-year.ts';
import { sexagenaryYear } from './sexagenary.ts';
import { zodiacSignIds } from './branches.ts';
import { signOfHour } from '../pillars/birth-moment.ts';
import { zodiacSigns } from '../signs/signs.ts';

test('the sixty-year cycle gives well-known years their names', () => {
  expect(sexagenaryYear(1984)).toMatchObject({ place: 1, name: '甲子', pinyin: 'jiǎ-zǐ' });
  expect(sexagenaryYear(1911)).toMatchObject({ place: 48, name: '辛亥' });
  expect(sexagenaryYear(2026)).toMatchObject({ place: 43, name: '丙午', stem: { element: 'Fire' } });
  expect(sexagenaryYear(-56).name).toBe(sexagenaryYear(4).name);
  expect(() => sexagenaryYear(2000.5)).toThrow(RangeError);
});

test('the Rat’s hour begins an hour before midnight, the Horse’s an hour before noon', () => {
  expect([23, 0, 1, 11, 12, 13, 22].map((hour) => signOfHour(hour).id)).toEqual([
    'rat',
    'rat',
    'ox',
    'horse',
    'horse',
    'goat',
    'pig',
  ]);
  for (const hour of [-1, 24, 1.5, Number.NaN]) expect(() => signOfHour(hour)).toThrow(RangeError);
});

test('a sign returns 1 to 12 years later', () => {
  expect(nextYearOfSign('dragon', 2026)).toBe(2036);
  expect(nextYearOfSign('horse', 2026)).toBe(2038);
  expect(nextYearOfSign('goat', 2026)).toBe(2027);
  expect(() => nextYearOfSign('goat', 2026.5)).toThrow(RangeError);
});

test('a sign is found by any of its names', () => {
  for (const sign of zodiacSigns) {
    for (const name of [sign.name, sign.id, sign.character, sign.simplified, sign.pinyin]) {
      expect(getZodiacSignByName(name)?.id).toBe(sign.id);
    }
  }
  expect(getZodiacSignByName('LONG')?.id).toBe('dragon');
  expect(getZodiacSignByName('cat')).toBeUndefined();
});

test('elements, branches and polarity are those of tradition', () => {
  expect(zodiacSigns.map((sign) => sign.id)).toEqual(zodiacSignIds);
  expect(zodiacSigns.map((sign) => sign.element[0]).join('')).toBe('WEWWEFFEMMEW');
  expect(zodiacSigns.map((sign) => sign.branch.character).join('')).toBe('子丑寅卯辰巳午未申酉戌亥');
  expect(zodiacSigns.map((sign) => sign.simplified).join('')).toBe('鼠牛虎兔龙蛇马羊猴鸡狗猪');
  for (const sign of zodiacSigns)
    expect(sign.polarity).toBe(sexagenaryYear(sign.years[0] ?? 0).stem.polarity);
});
