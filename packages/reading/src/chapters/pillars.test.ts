import { expect, test } from 'vitest';
import type { Birth } from '../birth.ts';
import { berlin, chapterOf, chengdu, many, newYork, read, textOf } from '../test/readings.ts';

test('a relation between two animals names the sides of life for which they stand', () => {
  // The Rat of the year and the Ox of the month are in harmony.
  expect(textOf({ date: '1985-01-10', time: '10:00' }, 'pillars')).toContain(
    'The Rat and the Ox are each other’s best match (六合). So relatives and work help each other. A relative with experience is a good person to ask about a daily task.',
  );
});

test('a harmony with friction is told from both sides', () => {
  // The Monkey of the month and the Snake of the day.
  expect(textOf({ date: '1991-08-27' }, 'pillars')).toContain(
    'are a best match (六合), but they are also strict with each other (刑). So work and home help each other as long as the tone is friendly.',
  );
});

test('two pillars have one relation in a reading, the strongest', () => {
  // The Ox and the Goat are in a clash and in a punishment.
  const told = textOf({ date: '2010-07-14', time: '15:30' }, 'pillars');
  expect(told).toContain(
    'The Ox and the Goat stand opposite each other in the circle of twelve (a clash, 六沖)',
  );
  expect(told).not.toContain('The Goat and the Ox');
});

test('the useful element, the life stage and the stars are told with their terms', () => {
  const whole = textOf({ date: '1984-06-10', time: '10:00' });
  expect(whole).toContain('The useful element (用神) brings a chart into balance.');
  expect(whole).toContain('one of twelve life stages (十二長生)');
  expect(textOf({ date: '2020-09-03', time: '07:40' }, 'pillars')).toContain('The Nobleman (天乙貴人)');
});

test('the four pillars are drawn hour first, with ten gods, hidden stems and melodic elements', () => {
  expect(chapterOf(read({ date: '1990-01-20', time: '14:30' }), 'pillars')?.figure).toMatchObject({
    kind: 'pillars',
    pillars: [
      { position: 'hour', stem: '癸', branch: '未', tenGod: 'Indirect Resource' },
      {
        position: 'day',
        stem: '乙',
        branch: '酉',
        tenGod: undefined,
        hidden: [{ stem: '辛', element: 'Metal', tenGod: 'Indirect Officer' }],
      },
      { position: 'month', stem: '丁', branch: '丑', naYin: '澗下水' },
      { position: 'year', stem: '己', branch: '巳', sign: 'snake' },
    ],
  });
});

test('with a place the hour follows the sun there, and the sources say both times', () => {
  const reasonFor = (birth: Birth) => chapterOf(read(birth), 'pillars')?.paragraphs[0]?.because;
  expect(reasonFor({ date: '1990-01-20', time: '14:30', place: chengdu })).toContain(
    'by the sun at Chengdu, China: when the clocks showed 14:30, it was 13:15 by the sun.',
  );
  expect(reasonFor({ date: '2024-10-27', time: '02:30', place: berlin })).toContain(
    'The clock showed that time twice that night, and the first is used.',
  );
});

test('a birth between New Year’s Day and the Start of Spring has both signs explained', () => {
  expect(textOf({ date: '1984-02-03', time: '08:00' }, 'pillars')).toContain(
    'So the sign is the Rat, while the year pillar has the Pig.',
  );
});

test('a birth between the Start of Spring and New Year’s Day has one year sign in all chapters', () => {
  const rabbit = textOf({ date: '1988-02-10', time: '23:10', place: berlin });
  expect(rabbit).toContain('So the sign is the Rabbit, while the year pillar has the Dragon.');
  expect(rabbit).toContain('the Rooster (1981 or 1993) stands opposite your Rabbit');
  expect(rabbit).toContain('the Rooster stands opposite your Rabbit');
  expect(rabbit).not.toContain('the Dragon is also the animal of your year');
});

test('each pillar is told with its animal and its side of life, and the hour only if it is known', () => {
  const birth = { date: '1987-11-24', place: newYork };
  expect(textOf({ ...birth, time: '09:30' }, 'pillars')).toContain(
    'Here the year (the Rabbit) stands for relatives and the month (the Pig) for work. The day (the Ox) stands for home and the hour (the Snake) for plans.',
  );
  expect(textOf(birth, 'pillars')).toContain('and the day (the Ox) for home.');
});

test('the example of an opposition between two animals uses one pillar of each', () => {
  // The Rooster of the day stands opposite the Rabbit of the year and of the month.
  expect(textOf({ date: '1999-04-03' }, 'pillars')).toContain(
    'home on the other pull in different directions. Relatives and people at home can want different things,',
  );
});

test('the void branches are named in the sources', () => {
  const [first] = chapterOf(read({ date: '1947-03-08' }), 'pillars')?.paragraphs ?? [];
  expect(first?.because).toContain('Void branches (空亡) of the day: the Horse and the Goat.');
  expect(first?.text).not.toContain('空亡');
});

test('a clash between two pillars is told before a harmony, because it asks for action', () => {
  const told = textOf({ date: '1996-04-27', time: '13:25' }, 'pillars');
  expect(told).toContain('The Rat and the Horse stand opposite each other');
  expect(told).toContain('so ask at home before you promise a visit.');
});

test('the four pillars come to one conclusion in the first sentence', () => {
  const conclusionOf = (birth: Birth) => chapterOf(read(birth), 'pillars')?.summary;
  // The Rat of the year stands opposite the Horse of the month and the day.
  expect(conclusionOf({ date: '1996-06-14', time: '13:25' })).toBe(
    'In short: your relatives, work and home pull in different directions, so each needs its turn.',
  );
  expect(conclusionOf({ date: '1985-01-10' })).toBe('In short: your relatives and work help each other.');
  const conclusions = new Set(many.map((reading) => chapterOf(reading, 'pillars')?.summary));
  expect(conclusions.size).toBeGreaterThan(50);
});

test('a birth that by the sun was on another date says whose day pillar it has', () => {
  const tokyo = { name: 'Tokyo, Japan', timeZone: 'Asia/Tokyo', longitude: 139.69 };
  expect(textOf({ date: '1984-10-12', time: '23:38', place: tokyo }, 'pillars')).toContain(
    'By the sun at Tokyo, Japan, this birth was at 00:10 on October 13, 1984. So the day pillar, and with it the day master, is that of October 13, 1984.',
  );
  expect(textOf({ date: '1984-10-12', time: '23:08', place: tokyo }, 'pillars')).not.toContain('By the sun');
});
