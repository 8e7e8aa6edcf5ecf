import { expect, test } from 'vitest';
import { relations, zodiacSignIds } from '../../index.ts';
import { taiSui } from './tai-sui.ts';

const brief = (year: number): string =>
  zodiacSignIds
    .flatMap((sign) => {
      const names = taiSui(year, sign).relations.map(({ name }) => name.charAt(0));
      return names.length > 0 ? [`${sign} ${names.join('')}`] : [];
    })
    .join(', ');

// The offending signs of a year, as temples list them.
test.each([
  [2024, 'ox 破, rabbit 害, dragon 值刑, dog 沖'],
  [2025, 'tiger 刑害, snake 值, monkey 刑破, pig 沖'],
  [2026, 'rat 沖, ox 害, rabbit 破, horse 值刑'],
  [2027, 'rat 害, ox 沖刑, goat 值, dog 刑破'],
])('the signs that offend Tai Sui in %i are %s', (year, expected) => {
  expect(brief(year)).toBe(expected);
});

test('in every year the offenses of each sign are its relations with the sign of the year', () => {
  const kinds = { 值: 'same-sign', 沖: 'six-clash', 刑: 'punishment', 害: 'six-harm', 破: 'six-destruction' };
  let offences = 0;
  for (let year = 1984; year < 1996; year += 1) {
    for (const sign of zodiacSignIds) {
      const found = taiSui(year, sign);
      const related = relations(found.yearSign.id, sign).map(({ kind }) => kind as string);
      const expected = Object.entries(kinds).filter(([, kind]) => related.includes(kind));
      expect(found.relations.map(({ name, kind }) => [name.charAt(0), kind])).toEqual(expected);
      offences += expected.length;
    }
  }
  // 12 same, 12 clash, 12 harm, 12 destruction; 6 + 6 + 2 punishments in either order, and 4 of oneself.
  expect(offences).toBe(12 * 4 + 18);
});

test('the sentence names what tradition counts and predicts nothing', () => {
  expect(taiSui(2026, '午').sentence).toBe(
    'By tradition, in 2026, a Year of the Horse, the Horse sits with Tai Sui, the god of the year (值太歲) and has a punishment with it (刑太歲): a custom, not a forecast.',
  );
  expect(taiSui(2026, 'dragon')).toEqual({
    year: 2026,
    yearSign: { id: 'horse', name: 'Horse' },
    sign: { id: 'dragon', name: 'Dragon' },
    relations: [],
    sentence:
      'By tradition, in 2026, a Year of the Horse, the Dragon does not offend Tai Sui, the god of the year.',
  });
  expect(taiSui(2026, 'rat').relations).toEqual([
    {
      kind: 'six-clash',
      name: '沖太歲',
      pinyin: 'chōng tài suì',
      english: 'clashes with Tai Sui',
    },
  ]);
  for (let year = 2024; year < 2036; year += 1) {
    for (const sign of zodiacSignIds) {
      const { sentence, relations: offences } = taiSui(year, sign);
      expect(sentence).toMatch(
        /^By tradition, in 20\d\d, a Year of the [A-Z][a-z]+, the [A-Z][a-z]+ [^.]+\.$/,
      );
      expect(sentence).not.toMatch(/\b(bad|danger|death|ill|loss|luck|misfortune|will)\b/i);
      expect(sentence.endsWith('a custom, not a forecast.')).toBe(offences.length > 0);
      for (const { name } of offences) expect(sentence).toContain(name);
    }
  }
});

test('a year that is no integer and a sign that does not exist are refused', () => {
  for (const year of [2026.5, Number.NaN, '2026' as never])
    expect(() => taiSui(year, 'rat')).toThrow(/year must be an integer/);
  expect(() => taiSui(2026, 'cat' as 'rat')).toThrow(/rat, ox, tiger.*pig/);
});
