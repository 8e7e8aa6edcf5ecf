import { compatibility, getZodiacSignById, zodiacSignIds } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import { chapterOf, read, readingsAged, textOf } from '../test/readings.ts';

test('for a best match to which a difficult rule applies as well, the reading says what this rule means', () => {
  expect(textOf({ date: '1986-06-10' }, 'relationships')).toContain(
    'One more rule applies to the Tiger and the Pig: the two like each other, but their plans easily fall through (破).',
  );
  expect(textOf({ date: '1989-06-10' }, 'relationships')).toContain(
    'One more rule applies to the Snake and the Monkey: the two are easily close, but they can be strict with each other (刑).',
  );
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

test('years of birth are those of people between 19 and 95', () => {
  const years = [20, 50, 88, 97].flatMap((age) =>
    readingsAged(age).flatMap((reading) =>
      (chapterOf(reading, 'relationships')?.paragraphs ?? []).flatMap(
        ({ text }) => text.match(/\b\d{4}\b/g) ?? [],
      ),
    ),
  );
  expect(years.length).toBeGreaterThan(500);
  expect(years.filter((year) => year < '1931' || year > '2007')).toEqual([]);
});

test('the signs of the first sentence are those with the highest score, which the figure puts first', () => {
  // 1984 was a year of the Rat, the first sign.
  for (const [place, own] of zodiacSignIds.entries()) {
    const chapter = chapterOf(read({ date: `${1984 + place}-06-10` }), 'relationships');
    const [, named = ''] = /most easily with the (.*), and you look for/.exec(chapter?.summary ?? '') ?? [];
    const scores = zodiacSignIds.map((other) => (other === own ? 0 : compatibility(own, other).score));
    const best = zodiacSignIds.filter((_, index) => scores[index] === Math.max(...scores));
    expect(named.split(' and the ').toSorted()).toEqual(
      best.map((id) => getZodiacSignById(id).name).toSorted(),
    );
  }
});
