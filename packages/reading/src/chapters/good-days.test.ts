import { fourPillars } from '@org/zodiac-core/pillars';
import { expect, test } from 'vitest';
import type { Birth } from '../birth.ts';
import { many, newYork, textOf, textOn, today } from '../test/readings.ts';

test('good days lie within three months from today, and none clashes with the chart', () => {
  // The year sign is the Rat. The Horse is opposite, and its days are those of 午.
  const text = textOf({ date: '1984-06-10', time: '10:00' }, 'good-days');
  const days = [...text.matchAll(/(\w+ \d+, 202[67])/g)].map(([day]) => day ?? '');
  expect(days.length).toBeGreaterThan(8);
  for (const day of days) {
    const date = new Date(`${day} UTC`).toISOString().slice(0, 10);
    expect(date > today && date <= '2027-02-22', day).toBe(true);
  }
});

test('days in a slow month are left out if there are others', () => {
  // The day sign is the Rooster: January, the month of the Ox, clashes with the Goat of the year.
  const birth: Birth = { date: '2003-09-09', time: '22:30' };
  expect(textOf(birth, 'months')).toContain(
    'From January 5, 2027 (month of the Ox): a slow month. Do at home what you can, and promise relatives little. The Ox stands opposite your Goat',
  );
  expect(textOf(birth, 'good-days')).toContain(
    // Days for a move are at least two weeks away.
    'To move house: December 12, 2026 (Saturday). It is the only good one in these three months.',
  );
});

test('purposes with the same days share a text, which begins with the best day and its reason', () => {
  const told = textOf({ date: '1963-05-11', time: '06:00' }, 'good-days').split('\n');
  expect(told).toContainEqual(
    expect.stringMatching(
      /^To start something new or meet friends: February 12, 2027 \(Friday\)\. Its animal, the Dog, is the best match of your Rabbit\. Also good: /,
    ),
  );
  for (const { sections } of many) {
    const texts = (sections.at(-1)?.paragraphs ?? []).map(({ text }) => text);
    const lists = texts.filter((text) => /^To [^:]*: \w+ \d+, \d{4} /u.test(text));
    expect(new Set(lists.map((each) => each.replaceAll(/^[^:]*: |Its animal[^.]*. /gu, ''))).size).toBe(
      lists.length,
    );
    // The reason for a day is given only once.
    const reasons = lists.flatMap((each) => /: (\w+ \d+, \d{4}) \(\w+\)\. Its animal/u.exec(each)?.[1] ?? []);
    expect(new Set(reasons).size).toBe(reasons.length);
  }
});

test('contracts are for weekdays, and nobody moves or signs on the holidays at the end of a year', () => {
  const lists = many.flatMap(({ sections }) => (sections.at(-1)?.paragraphs ?? []).map(({ text }) => text));
  const signing = lists.filter((text) => /^To [^:]*sign a contract: /u.test(text));
  const moving = lists.filter((text) => /^To [^:]*move house/u.test(text));
  expect(signing.length).toBeGreaterThan(10);
  expect(signing.filter((text) => /Saturday|Sunday/u.test(text))).toEqual([]);
  expect([...signing, ...moving].filter((text) => /December (2[456]|31), |January 1, /u.test(text))).toEqual(
    [],
  );
});

test('no good day strains an animal of the chart, and a day in a good month comes first', () => {
  // The year sign and the day sign are the Rooster, which the Dog misunderstands and the Rabbit opposes.
  const told = textOn('2026-11-30', { date: '1993-06-21', time: '15:40' }, 'good-days');
  const signs = [...told.matchAll(/(\w+ \d+, \d{4}) \(/gu)].map(
    ([, day]) => fourPillars({ date: new Date(`${day} UTC`).toISOString().slice(0, 10) }).day.sign,
  );
  expect(signs.length).toBeGreaterThan(8);
  expect(signs.filter((sign) => ['rat', 'rabbit', 'dog'].includes(sign))).toEqual([]);
  // The month of the Tiger, from February 4, 2027, brings the useful element, and the Dragon is the best match.
  expect(told).toContain('To start something new: February 6, 2027 (Saturday). Its animal, the Dragon,');
});

test('a purpose with days in a slow month only names a later day for what can wait', () => {
  // January, the month of the Ox, is opposite the Goat of the year and of the day.
  expect(textOn('2026-11-30', { date: '1979-02-21' }, 'good-days')).toMatch(
    /To move house: in the next three months, each good day is in a slow month\. If it can wait, choose March \d+, 2027 \(\w+\)\. Otherwise choose January 8, 2027 \(Friday\), January 20, 2027 \(Wednesday\) or February 1, 2027 \(Monday\)\./u,
  );
});

test('trips and visits of pupils are on weekends and holidays, and a lone day is called the only one', () => {
  const birth: Birth = { date: '2010-04-27', time: '03:05', place: newYork };
  const told = textOn('2026-11-30', birth, 'good-days').split('\n');
  expect(told.find((text) => text.startsWith('To set out on a trip: '))).toBe(
    'To set out on a trip: February 28, 2027 (Sunday). It is the only good one in these three months.',
  );
  expect(told.find((text) => text.startsWith('To meet friends: '))).toContain(
    'December 20, 2026 (Sunday) and January 1, 2027 (Friday)',
  );
});

test('good days are at least four days ahead, friends do not meet at Christmas, and the end says where to start', () => {
  for (const { sections } of many) {
    const told = (sections.at(-1)?.paragraphs ?? []).map(({ text }) => text);
    const days = [...told.join(' ').matchAll(/(\w+ \d+, \d{4}) \(/gu)].map(([, day]) =>
      new Date(`${day} UTC`).toISOString().slice(0, 10),
    );
    expect(days.filter((day) => day < '2026-11-28')).toEqual([]);
    const meeting = told.filter((text) => /^To [^:]*meet friends/u.test(text));
    expect(meeting.filter((text) => /December 2[456],/u.test(text))).toEqual([]);
    expect(told.at(-1)).toMatch(/^Start here\. All year: [a-z]/u);
  }
});

test('people over 70 settle papers instead of signing a contract', () => {
  expect(textOf({ date: '1946-04-11' }, 'good-days')).toContain('settle papers: ');
  expect(textOf({ date: '1946-04-11' }, 'good-days')).not.toContain('contract');
});
