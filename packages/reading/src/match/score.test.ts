import { compatibility, zodiacSignIds, type Element } from '@org/zodiac-core';
import { fourPillars } from '@org/zodiac-core/pillars';
import { text } from '@org/content/match';
import { expect, test } from 'vitest';
import { matches, matchOf } from '../test/matches.ts';

test('the score is the sum of the points, each at most its weight, and all weights make 100', () => {
  for (const { match } of matches) {
    expect(match.score).toBe(match.terms.reduce((sum, { points }) => sum + points, 0));
    expect(match.terms.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(
      match.terms.filter(({ points, weight }) => points < 0 || points > weight || points % 1 !== 0),
    ).toEqual([]);
  }
  const scores = matches.map(({ match }) => match.score);
  expect(Math.max(...scores) - Math.min(...scores)).toBeGreaterThan(40);
});

test('the order of the two changes neither the score nor a line of the sum', () => {
  for (const { one, other, match } of matches.slice(0, 100)) {
    const swapped = matchOf(other, one);
    expect(swapped.score).toBe(match.score);
    expect(swapped.terms.map(({ id, points }) => [id, points])).toEqual(
      match.terms.map(({ id, points }) => [id, points]),
    );
  }
});

test('the points of the signs and of the days follow from the scores of zodiac-core', () => {
  for (const { match } of matches) {
    const { one, other } = match;
    const signs = match.terms.find(({ id }) => id === 'year-branches');
    const part = compatibility(one.sign, other.sign).score / 100;
    expect(signs?.points).toBe(Math.round((signs?.weight ?? 0) * part));
    const days = match.pairs.find((pair) => pair.one.position === 'day' && pair.other.position === 'day');
    const ofDays = match.terms.find(({ id }) => id === 'day-branches');
    expect(ofDays?.points).toBe(
      days && Math.round((20 * compatibility(days.one.sign, days.other.sign).score) / 100),
    );
  }
});

test('two signs alone have the score of zodiac-core, which their public page shows', () => {
  for (const one of zodiacSignIds)
    for (const other of zodiacSignIds)
      expect(matchOf({ sign: one }, { sign: other }).score).toBe(compatibility(one, other).score);
});

const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];

test('the points for the elements follow from how many missing elements of each person the other has', () => {
  for (const { one, other, match } of matches) {
    const line = match.terms.find(({ id }) => id === 'elements');
    if (!one.birth || !other.birth || !line) continue;
    const shown = [one.birth, other.birth].map((birth) => {
      const { year, month, day, hour } = fourPillars({ date: birth.date, time: birth.time });
      const branches = [year, month, day, ...(hour ? [hour] : [])].flatMap((pillar) => [
        pillar.element,
        // The element of a branch is the element of its main hidden stem.
        elements[Math.floor('甲乙丙丁戊己庚辛壬癸'.indexOf(pillar.hiddenStems[0] ?? '') / 2)] ?? 'Wood',
      ]);
      return new Set<Element>(branches);
    });
    const missing = shown.flatMap((own) => elements.filter((element) => !own.has(element)));
    const supplied = missing.filter((element) => shown.some((own) => own.has(element)));
    expect(line.points).toBe(
      Math.round(line.weight * (missing.length > 0 ? supplied.length / missing.length : 0.5)),
    );
  }
});

test('compares every branch of one person with every branch of the other', () => {
  const count = { sign: 1, date: 3, time: 4 } as const;
  for (const { match } of matches) {
    const { one, other } = match;
    expect(match.pairs).toHaveLength(count[one.known] * count[other.known]);
    expect(match.terms.some(({ id }) => id === 'hour-branches')).toBe(
      one.known === 'time' && other.known === 'time',
    );
  }
});

test('half of all pairs score in the usual range, and each score names the terms that raise and lower it', () => {
  const ofDates = matches.filter(({ match: { terms } }) => terms.some(({ id }) => id === 'day-stems'));
  const [low, high] = [
    text('sum.why.low', { low: 57, high: 70 }),
    text('sum.why.high', { low: 57, high: 70 }),
  ];
  const shareOf = (band: string): number =>
    ofDates.filter(({ match }) => match.scoreReason.includes(band)).length / ofDates.length;
  expect(shareOf(low)).toBeGreaterThan(0.2);
  expect(shareOf(low)).toBeLessThan(0.3);
  expect(shareOf(high)).toBeGreaterThan(0.2);
  expect(shareOf(high)).toBeLessThan(0.3);
  const match = matchOf(
    { birth: { date: '1987-09-14', time: '07:40' } },
    { birth: { date: '1985-03-22', time: '18:10' } },
  );
  expect(match.scoreReason).toContain(
    'It is lowered most by the signs of the days (Tiger and Monkey: clash and punishment), with 1 of 20 points, where an average pair has 12.',
  );
  expect(match.terms.find(({ id }) => id === 'day-branches')).toMatchObject({ points: 1, weight: 20 });
});
