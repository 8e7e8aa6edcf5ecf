import type { SavedPerson } from '@org/api-contract';
import { leapMonthOf, lunarBirthday, toLunarDate } from '@org/zodiac-core/lunar';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarEvents } from './calendar-events.ts';
import { calendarText } from './pages.ts';

const updatedAt = '2026-03-01T12:00:00.000Z';
const madeAt = new Date('2026-04-01T12:00:00.000Z');
const host = 'atlas.example';
const calendarId = '0d4f5e2c-3c6d-4f6b-9a38-0c1f2a3b4c5d';

const personOf = (
  number: number,
  relation: SavedPerson['relation'],
  birth: SavedPerson['birth'],
): SavedPerson => ({ id: `00000000-0000-4000-8000-00000000000${number}`, relation, birth, updatedAt });

/** A person born in a year of the Horse. */
const self = personOf(1, 'self', { name: 'Ada', date: '1990-05-15' });
/** Born on day 1 of leap month 6. */
const leap = personOf(2, 'child', { name: 'Leo', date: '2025-07-25' });
/** Born on day 30 of month 12. */
const thirtieth = personOf(3, 'parent', { name: 'Mei', date: '1990-01-26' });
const hostile = personOf(4, 'friend', {
  name: 'A;B,C\\D 鼠牛虎兔龍蛇馬羊猴雞狗豬🐉 "E": END:VEVENT\u2028'.slice(0, 80),
  date: '1950-06-15',
});
const people = [self, leap, thirtieth, hostile];

const textOf = (of: readonly SavedPerson[], firstYear = 2026): string =>
  calendarText(calendarEvents(of, { madeAt, firstYear }), { calendarId, host });

function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

const titled = (of: readonly SavedPerson[], start: string, firstYear?: number) =>
  eventsOf(textOf(of, firstYear)).filter(({ summary }) => summary.startsWith(start));
const dates = (events: { startDate: ICAL.Time }[]) => events.map(({ startDate }) => startDate.toString());

describe('the text is strict RFC 5545:', () => {
  const text = textOf(people);

  test('lines end with CRLF and have at most 75 octets, cut between characters', () => {
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.every((line) => line.isWellFormed())).toBe(true);
  });

  test('every event has a unique id, a stamp and one whole day, and keeps every character of a name', () => {
    const events = eventsOf(text);
    expect(events.length).toBeGreaterThan(350);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const { component, startDate, endDate } of events) {
      expect(component.getFirstPropertyValue('dtstamp')).toBeTruthy();
      expect([startDate.isDate, endDate.isDate]).toEqual([true, true]);
      expect(endDate.subtractDate(startDate).toSeconds()).toBe(86_400);
    }
    expect(events.some(({ summary }) => summary.includes(hostile.birth.name))).toBe(true);
  });

  test('the same people make the same bytes, and a change of one keeps the ids', () => {
    expect(textOf(people)).toBe(text);
    const changed = {
      ...leap,
      birth: { ...leap.birth, name: 'Leonard' },
      updatedAt: '2026-05-01T00:00:00.000Z',
    };
    const uids = (of: readonly SavedPerson[]) => eventsOf(textOf(of)).map(({ uid }) => uid);
    expect(uids([self, changed, thirtieth, hostile])).toEqual(uids(people));
  });

  test('neither names nor dates of birth are part of an id', () => {
    const ids = eventsOf(text)
      .map(({ uid }) => uid)
      .join('\n');
    for (const { birth } of people) {
      expect(ids).not.toContain(birth.name);
      expect(ids).not.toContain(birth.date);
    }
  });
});

describe('the days', () => {
  test('New Year’s Days until 2100, by the calendar of the user', () => {
    const chinese = titled([self], 'Chinese New Year');
    expect(chinese).toHaveLength(75);
    expect(dates(chinese).slice(0, 2)).toEqual(['2026-02-17', '2027-02-06']);
    expect(dates(chinese).at(-1)).toBe('2100-02-09');
    expect(chinese[0]?.summary).toBe('Chinese New Year: Year of the Horse');
    const korean = { ...self, birth: { ...self.birth, calendar: 'korea' as const } };
    expect(dates(titled([korean], 'Seollal'))[1]).toBe('2027-02-07');
  });

  test('the years of one’s own sign, and every year that it offends Tai Sui', () => {
    expect(dates(titled([self], 'Your own year')).slice(0, 3)).toEqual([
      '2026-02-17',
      '2038-02-04',
      '2050-01-23',
    ]);
    // The signs of these years are Horse (the person's own sign, which also punishes itself), Ox, Rat and Rabbit.
    const offended = titled([self], 'Tai Sui year begins for the Horse').map(({ startDate, description }) => [
      startDate.year,
      description.match(/.太歲/gu)?.join(', '),
    ]);
    expect(offended.slice(0, 4)).toEqual([
      [2026, '值太歲, 刑太歲'],
      [2032, '沖太歲'],
      [2033, '害太歲'],
      [2035, '破太歲'],
    ]);
    expect(titled([leap], 'Tai Sui')).toEqual([]);
    expect(titled([leap], 'Your own year')).toEqual([]);
  });

  test('a birth in a leap month is kept in the ordinary month of other years, and the text says so', () => {
    const kept = titled([leap], 'Lunar birthday of Leo');
    expect(kept[0]?.summary).toBe('Lunar birthday of Leo (1)');
    expect(dates(kept)[0]).toBe('2026-07-14');
    expect(kept[0]?.description).toMatch(/no such leap month/);
    const inLeapMonth = kept.filter(({ description }) => !/no such leap month/.test(description));
    const years = inLeapMonth.map(({ startDate }) => startDate.year);
    expect(years).toEqual(
      Array.from({ length: 75 }, (_, index) => 2026 + index).filter((year) => leapMonthOf(year) === 6),
    );
    expect(years.length).toBeGreaterThan(1);
  });

  test('a birth on day 30 is kept on the last day of a shorter month, and the text says so', () => {
    const kept = titled([thirtieth], 'Lunar birthday of Mei');
    for (const { startDate, description } of kept) {
      const lunar = toLunarDate(startDate.toString());
      expect(lunar?.month).toBe(12);
      expect(/29 days this year/.test(description)).toBe(lunar?.day === 29);
    }
    expect(kept.filter(({ description }) => /29 days/.test(description)).length).toBeGreaterThan(20);
  });

  test('every lunar birthday within the years is there, those of January and February too', () => {
    const born = toLunarDate(thirtieth.birth.date);
    const expected = Array.from({ length: 76 }, (_, index) => 2025 + index)
      .map((year) => born && lunarBirthday(born, year))
      .filter((date) => date !== undefined && date.year >= 2026 && date.year <= 2100);
    expect(dates(titled([thirtieth], 'Lunar birthday'))).toEqual(
      expected.map((date) =>
        new Date(Date.UTC(date?.year ?? 0, (date?.month ?? 0) - 1, date?.day)).toISOString().slice(0, 10),
      ),
    );
  });

  test('the title of a birthday on day 30 counts the years, and day 29 is the last day of that month', () => {
    // Month 12 of 2025 ended on February 16, 2026, which was its day 29.
    const [first] = titled([thirtieth], 'Lunar birthday of Mei');
    expect([first?.startDate.toString(), first?.summary]).toEqual([
      '2026-02-16',
      'Lunar birthday of Mei (36)',
    ]);
    expect(first?.description).toBe(
      'Born on day 30 of month 12 of the lunar calendar. The month has 29 days this year, so the birthday is on the last day.',
    );
  });

  test('a person of more than 110 years has no birthday and no own year, and others have none beyond that age', () => {
    const ancestor = personOf(6, 'parent', { name: 'Old', date: '1880-06-15' });
    expect(titled([ancestor], 'Lunar birthday')).toEqual([]);
    const eldest = titled([personOf(7, 'parent', { name: 'Eva', date: '1916-06-15' })], 'Lunar birthday');
    expect(eldest.map(({ summary }) => summary)).toEqual(['Lunar birthday of Eva (110)']);
    const young = titled([personOf(8, 'child', { name: 'Kim', date: '1980-06-15' })], 'Lunar birthday');
    expect(young.at(-1)?.summary).toBe('Lunar birthday of Kim (110)');

    expect(titled([{ ...self, birth: { ...self.birth, date: '1880-06-15' } }], 'Your own year')).toEqual([]);
    expect(titled([{ ...self, birth: { ...self.birth, date: '1880-06-15' } }], 'Tai Sui year')).toEqual([]);
    const inHerNineties = { ...self, birth: { ...self.birth, date: '1930-06-15' } };
    expect(titled([inHerNineties], 'Tai Sui year').at(-1)?.startDate.year).toBeLessThanOrEqual(2040);
    expect(dates(titled([inHerNineties], 'Your own year'))).toEqual(['2026-02-17', '2038-02-04']);
  });

  test('nobody has a birthday before the birth', () => {
    const unborn = personOf(5, 'child', { name: 'New', date: '2026-03-01' });
    expect(dates(titled([unborn], 'Lunar birthday'))[0]).toMatch(/^2027-/);
  });
});
