import { expect, test } from 'vitest';
import { newYork, read, textOf } from '../test/readings.ts';

const london = { name: 'London, United Kingdom', timeZone: 'Europe/London', longitude: -0.13 };

test('the effect of an unknown time is said once, and the other school is named after 23:00', () => {
  const { certainty } = read({ date: '1998-02-10' }).summary;
  expect(certainty).toBe(
    'Without a birth time we can’t know the hour pillar, the part of the chart that stands for plans. For a birth after 11 p.m., some teachers count the next day; the inner side would be Yin Earth (己).',
  );
  expect(textOf({ date: '1998-02-10' })).not.toContain('birth time');
  expect(read({ date: '1998-02-10', time: '23:20' }).summary.certainty).toBe(
    'This birth was after 11 p.m. Some teachers begin the day at 11 p.m.; for them the day master would be Yin Earth (己).',
  );
  // At 22:52 by the clocks it is 23:04 by the sun.
  expect(read({ date: '1935-10-12', time: '22:52', place: london }).summary.certainty).toContain(
    'By the sun at London, United Kingdom, this birth was at 23:04.',
  );
  expect(read({ date: '1998-02-10', time: '14:05' }).summary.certainty).toBeUndefined();
  // The Start of Spring of 2024 was at 16:27 on February 4.
  expect(read({ date: '2024-02-04' }).summary.certainty).toContain(
    'For a birth after 16:27 (China time), the year pillar would be Wood Dragon (甲辰).',
  );
  // By the sun of New York the day begins 55 minutes after midnight of the clocks in summer.
  expect(read({ date: '1974-09-03', place: newYork }).summary.certainty).toContain(
    'For a birth before 00:55 (local time), the day pillar would be Fire Horse (丙午).',
  );
  // In winter it ends before midnight, so both schools name the same next day.
  expect(read({ date: '2000-11-20', place: newYork }).summary.certainty).toBe(
    'Without a birth time we can’t know the hour pillar. For a birth after 23:41 local time (for some teachers, 11 p.m.), the day pillar would be Water Goat (癸未).',
  );
  expect(read({ date: '1990-01-20', time: '14:55' }).summary.certainty).toBe(
    'This reading uses the Chinese hour of the Goat; that of the Monkey is within ten minutes. If the time was rounded, check it: the hour pillar, which stands for plans, would change.',
  );
  expect(read({ date: '1998-02-10', time: '23:05' }).summary.certainty).toContain(
    'Ten minutes earlier, it would be the Chinese hour of the Pig, with another hour pillar.',
  );
});

test('another day master after 23:00 is named only where it differs', () => {
  const toronto = { name: 'Toronto, Canada', timeZone: 'America/Toronto', longitude: -79.4 };
  expect(read({ date: '1969-08-02', place: toronto }).summary.certainty).not.toContain('11 p.m.');
  expect(read({ date: '1969-08-02' }).summary.certainty).toContain(
    'For a birth after 11 p.m., some teachers count the next day; the inner side would be Yang Metal (庚).',
  );
});
