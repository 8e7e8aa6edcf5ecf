import { expect, test } from 'vitest';
import { chapterOf, many, monthsOf, read, textOf, textOn } from '../test/readings.ts';

test.each([
  // The month that began on December 7 ends on January 5.
  ['2026-01-02', '2026-01-05', '2026-02-04'],
  ['2025-12-28', '2025-12-07', '2026-01-05'],
  ['2026-06-30', '2026-07-07', '2026-08-07'],
  ['2026-11-24', '2026-11-07', '2026-12-07'],
])('on %s the year ahead has no month that ends within a week', (today, first, second) => {
  const figure = chapterOf(read({ date: '1990-05-15' }, today), 'months')?.figure;
  const from = figure?.kind === 'months' ? figure.months.map((month) => month.from) : [];
  expect(from).toHaveLength(12);
  expect(from.slice(0, 2)).toEqual([first, second]);
});

test('people with one day master and one year sign read different months', () => {
  const textsOf = (date: string): string[] => textOf({ date }, 'months').split('\n').slice(2);
  // Both people have Yin Wood as the day master and were born in a Goat year; their day signs differ.
  const [one, other] = [textsOf('1991-06-14'), textsOf('1991-06-24')];
  expect(one.filter((month) => other.includes(month)).length).toBeLessThan(7);
});

test('the texts of months have at least four forms, and the first sentence calls each month good, ordinary or slow', () => {
  const labels: Readonly<Record<string, string>> = {
    best: 'a good',
    harmony: 'a good',
    ally: 'a good',
    useful: 'a good',
    clash: 'a slow',
    divided: 'a slow',
  };
  const shapes = new Set<string>();
  for (const reading of many) {
    const months = monthsOf(reading);
    expect(months).toHaveLength(12);
    expect(new Set(months.map(({ shape }) => shape)).size).toBeGreaterThanOrEqual(4);
    for (const { text, shape } of months) {
      shapes.add(shape);
      expect(text).toMatch(
        new RegExp(`^(From|Until) [^:]+: ${labels[shape] ?? 'an ordinary'} month\\. `, 'u'),
      );
    }
  }
  expect(shapes.size).toBe(10);
});

test('the months begin with what is left of the present one, which the summary names only if at least half of it is left', () => {
  const [birth, late] = [{ date: '1988-03-17', time: '06:20' }, '2026-11-28'];
  const first = (on: string) => chapterOf(read(birth, on), 'months')?.paragraphs[1]?.text;
  expect(first(late)).toMatch(
    /^Until December 6, 2026 \(month of the Pig\): a good month\. Ask somebody close for help, because /,
  );
  expect(first('2026-11-07')).toMatch(/^From November 7, 2026 .*: a good month\. /);
  const summaryOn = (on: string) =>
    chapterOf(read({ date: '1985-04-02', time: '06:20' }, on), 'months')?.summary;
  expect(summaryOn('2026-11-09')).toContain('November 2026');
  expect(summaryOn(late)).not.toContain('November 2026');
});

test('the text of a month in harmony says what the month is good for', () => {
  const easy = many.flatMap(monthsOf).filter(({ shape }) => shape === 'harmony');
  expect(easy.length).toBeGreaterThan(10);
  for (const { text } of easy) expect(text).toMatch(/Plan |Invite |Talk to /);
});

test('no month repeats the advice of another', () => {
  for (const reading of many) {
    const advice = monthsOf(reading)
      .flatMap(({ text }) => text.split(/(?<=\.) /u))
      .filter((sentence) => !/ brings \w+ again\.|[Ww]hat can wait|: the [A-Z]/u.test(sentence));
    expect(advice.length).toBeGreaterThan(20);
    expect(advice.filter((sentence, index) => advice.indexOf(sentence) < index)).toEqual([]);
  }
});

test('the task of a month depends on the strength of the day master', () => {
  // All three have Yin Water as the day master, so the month of Fire Horse brings practical results.
  const taskOf = (date: string): string | undefined =>
    /From June 6, 2027 .*/u.exec(textOf({ date, time: '12:00' }, 'months'))?.[0];
  expect(taskOf('1983-03-06')).toContain('hand one to somebody else');
  expect(taskOf('1983-04-05')).toContain('plan the budget');
  expect(taskOf('1983-09-02')).toContain('Take the largest repair');
});

test('a month begins with what stands out most in it', () => {
  const told = monthsOf(read({ date: '1989-03-14', time: '07:20' })).map(({ text }) => text);
  expect(told.join('\n')).toContain('The month brings Water, the element that your chart needs most');
  const clash = many.flatMap(monthsOf).filter(({ shape }) => shape === 'clash');
  expect(clash.length).toBeGreaterThan(10);
  for (const { text } of clash) expect(text).toMatch(/Move what can wait to|What can wait may wait/);
  // The good month begins on the day after the careful one ends.
  expect(textOn('2026-11-28', { date: '2014-01-25', time: '18:00' }, 'months')).toMatch(
    /Until December 6, 2026 .*: a slow month\. .* What can wait may wait until December 7, 2026\./,
  );
});

test('a sentence on a relation of a month stands once in a reading', () => {
  for (const reading of many) {
    const text = (chapterOf(reading, 'months')?.paragraphs ?? [])
      .map((paragraph) => paragraph.text)
      .join('\n');
    const found = text.match(/[^.]*\b[Tt]he [A-Z][a-z]+ (and your|is|stands) [^.]*\./gu) ?? [];
    const sentences = found.map((each) => each.replace(/\b[Tt]he [A-Z][a-z]+ /u, 'the animal '));
    expect(sentences.length).toBeGreaterThan(0);
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});

test('a month with an easy sign and the useful element is for what was put off longest', () => {
  expect(textOf({ date: '1996-04-27', time: '13:25' }, 'months')).toContain(
    'From April 5, 2027 (month of the Dragon): a good month. Set a date in these weeks for the one step that you have put off longest. The Dragon is an ally of your Rat, and the month brings Wood',
  );
  // This chart has no useful element.
  expect(textOf({ date: '1978-10-11', time: '18:50' }, 'months')).not.toContain('put off longest');
});

test('the first page and the summary of the chapter name every good month', () => {
  for (const reading of many) {
    const good = (chapterOf(reading, 'months')?.paragraphs ?? []).flatMap(({ text }) => {
      const [, month] = /^From (\w+) \d+, \d+ .*: a good month/u.exec(text) ?? [];
      return month ? [month] : [];
    });
    const told = [chapterOf(reading, 'months')?.summary, reading.summary.yearAhead.at(-1)];
    for (const month of good) for (const each of told) expect(each).toContain(month);
  }
});

test('a month that strains one of the two animals is not called good', () => {
  // The Rabbit is an ally of the Goat of this birthday, and misunderstands the Dragon of the year.
  const birth = { date: '1988-03-17', time: '06:20' };
  expect(textOf(birth, 'months')).toContain(
    'From March 6, 2027 (month of the Rabbit): an ordinary month. Name one thing at home that somebody can do for you, because the Rabbit is the other ally of your Goat. But call relatives instead of writing, because the Rabbit and your Dragon easily misunderstand each other.',
  );
  expect(chapterOf(read(birth), 'months')?.summary).not.toContain('March');
});

test('friction beside the best match is told, and the month is not called good', () => {
  expect(textOf({ date: '1935-05-02' }, 'months')).toContain(
    'From February 4, 2027 (month of the Tiger): an ordinary month. Invite relatives, or plan a feast, because the Tiger is the best match of your Pig. But have a second plan for each visit, because the Tiger and your Pig upset each other’s plans.',
  );
  // A sign that punishes itself counts as the same sign.
  expect(textOf({ date: '1935-05-02' }, 'months')).not.toContain('Pig and your Pig');
});

test('a task that returns after ten months is named again', () => {
  expect(textOf({ date: '1983-02-28', time: '12:00' }, 'months')).toContain(
    'From October 8, 2027 (month of the Dog): an ordinary month. Finish what was left over from December 2026. Practical things come first again.',
  );
});

test('nothing is put off from one slow month to the next', () => {
  // The Snake stands opposite the Pig of this birthday, and the Horse opposite the Rat of the year.
  expect(textOf({ date: '1973-01-15', time: '23:30' }, 'months')).toMatch(
    /the Snake stands opposite your Pig\. What can wait may wait until July 7, 2027\./u,
  );
});

test('a month that ends within a week is named without a paragraph', () => {
  const chapter = chapterOf(read({ date: '1979-02-21' }, '2026-11-30'), 'months');
  expect(chapter?.paragraphs[0]?.text).toMatch(
    /Until December 6, 2026 it is still the month of the Pig, a good month\.$/u,
  );
  expect(chapter?.paragraphs[1]?.text).toMatch(/^From December 7, 2026/u);
});
