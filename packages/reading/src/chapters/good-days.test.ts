import { expect, test } from 'vitest';
import type { Birth } from '../birth.ts';
import { many, read, textOf, today } from '../test/readings.ts';

test('good days lie within three months from today, and none clashes with the chart', () => {
  // A Rat by year: its opposite is the Horse, whose days are those of 午.
  const text = textOf({ date: '1984-06-10', time: '10:00' }, 'good-days');
  const days = [...text.matchAll(/(\w+ \d+, 202[67])/g)].map(([day]) => day ?? '');
  expect(days.length).toBeGreaterThan(8);
  for (const day of days) {
    const date = new Date(`${day} UTC`).toISOString().slice(0, 10);
    expect(date > today && date <= '2027-02-22', day).toBe(true);
  }
});

test('days in a month that asks for care come last', () => {
  // The day sign is the Rooster: January, the month of the Ox, clashes with the Goat of the year.
  const birth: Birth = { date: '2003-09-09', time: '22:30' };
  expect(textOf(birth, 'months')).toContain(
    'From January 5, 2027 (Metal Ox): a careful month. Relatives ask for care, while home is easy: the Ox stands opposite your year sign',
  );
  expect(textOf(birth, 'good-days')).toContain(
    // The move is planned two weeks ahead.
    'To move house: December 12, 2026; December 14, 2026; December 24, 2026.',
  );
});

test('good days that are the same for two purposes are listed once', () => {
  const told = read({ date: '1978-10-11', time: '18:50' }, '2026-11-28').sections.at(-1)?.paragraphs;
  expect(told?.map(({ text }) => text)).toContain('To meet friends or sign a contract: the same days.');
  for (const { sections } of many) {
    const texts = (sections.at(-1)?.paragraphs ?? []).map(({ text }) => text);
    const lists = texts.filter((text) => /^To [^:]*: \w+ \d+, \d{4};/u.test(text));
    expect(new Set(lists.map((each) => each.split(': ')[1])).size).toBe(lists.length);
  }
});
