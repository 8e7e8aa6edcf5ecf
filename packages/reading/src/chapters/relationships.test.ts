import { getZodiacSignById, relations, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import { chapterOf, read, readingsAged, textOf } from '../test/readings.ts';

const idOf = (name: string): ZodiacSignId =>
  zodiacSignIds.find((id) => getZodiacSignById(id).name === name) ?? 'rat';

test('for a best match to which a difficult rule applies as well, the reading says what this rule means', () => {
  expect(textOf({ date: '1986-06-10' }, 'relationships')).toMatch(
    /he Pig \(\d+ or \d+\), the best match of your Tiger, easily upsets plans with it/u,
  );
  expect(textOf({ date: '1989-06-10' }, 'relationships')).toMatch(
    /he Monkey \(\d+ or \d+\), the best match of your Snake, is quick to find fault with it/u,
  );
});

test('a sign that suits one animal of the person and strains the other is not named', () => {
  // The Rabbit is an ally of the Pig of the year, and quarrels with the Rat of the day.
  const told = textOf({ date: '1995-12-11' }, 'relationships');
  expect(told).toContain('the Ox (1985 or 1997), the best match of your Rat');
  expect(told).toContain('The Snake (1989 or 2001) stands opposite your Pig');
  expect(told).not.toContain('the Rabbit (');
});

test('what is said about the closest people follows the day sign, and not the sign of the year', () => {
  // Both were born in a year of the Dragon, on days of the Goat and of the Tiger.
  const [one, other] = ['1988-10-07', '1988-05-23'].map(
    (date) => chapterOf(read({ date }), 'relationships') ?? { paragraphs: [], whatHelps: [] },
  );
  expect(one?.paragraphs[0]?.text).toContain('the animal of the day of birth, the Goat. You are tender');
  expect(other?.paragraphs[0]?.text).toContain('the animal of the day of birth, the Tiger. You love openly');
  expect(one?.whatHelps).not.toEqual(other?.whatHelps);
  expect(textOf({ date: '2026-02-25' }, 'relationships')).toContain(
    'the animal of the day of birth, which is the Horse as well.',
  );
});

test('easy company has a friendly bond with one animal of the person and a quarrel with neither', () => {
  const hard: readonly string[] = ['six-clash', 'six-harm', 'punishment', 'six-destruction'];
  for (const reading of readingsAged(44)) {
    const chapter = chapterOf(reading, 'relationships');
    const [, named = ''] = /most easily with the (.*), and you look for/u.exec(chapter?.summary ?? '') ?? [];
    const told = chapter?.paragraphs.map(({ text }) => text).join(' ') ?? '';
    const [, year, day = year] =
      /You have two: the (\w+) of .*, and the (\w+) of |Yours is the (\w+),/u.exec(told)?.filter(Boolean) ??
      [];
    const own = [year, day].map((name) => idOf(name ?? ''));
    for (const name of named.split(/, the | and the /u)) {
      const kinds = own.flatMap((each) =>
        each === idOf(name) ? [] : relations(each, idOf(name)).map(({ kind }) => kind),
      );
      expect(
        kinds.filter((kind) => hard.includes(kind)),
        `${name} of ${year} and ${day}`,
      ).toEqual([]);
      expect(kinds.some((kind) => kind === 'six-harmony' || kind === 'three-harmonies')).toBe(true);
      expect(told).toContain(`the ${name} (`);
    }
  }
});

test('the animals of the year and of the day both count, and nobody is warned against an own animal', () => {
  // The year is that of the Tiger, and the day that of the Monkey, which stands opposite.
  const told = textOf({ date: '1999-01-20' }, 'relationships');
  expect(told).not.toMatch(/the (?:Tiger|Monkey) \(\d/iu);
  // The Goat is the best match of the Horse of the day and an ally of the Rabbit of the year.
  const teen = textOf({ date: '2011-05-03', time: '19:10' }, 'relationships');
  expect(teen).toMatch(/agree quickly with somebody born in a year of the Goat \(/u);
});
