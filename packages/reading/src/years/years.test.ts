import { getChineseNewYear, getZodiacSignByDate, relations } from '@org/zodiac-core';
import { fourPillars, luckPillars, tenGod } from '@org/zodiac-core/pillars';
import { solarTermOf } from '@org/zodiac-core/solar-terms';
import { expect, test } from 'vitest';
import type { Birth } from '../birth.ts';
import { chartOf, type Chart } from '../chart.ts';
import { rules } from '../rules.ts';
import { randomBirths } from '../test/random-births.ts';
import { isoDate } from '../words/iso-date.ts';
import { weaver } from '../words/weave.ts';
import { fortune } from './fortune.ts';
import { months } from './months.ts';
import { phases } from './phases.ts';
import { yearAhead } from './year-ahead.ts';

const today = '2026-11-22';
const paragraphsOf = (chart: Chart) =>
  [fortune, phases, yearAhead, months]
    .flatMap((section) => section(chart).paragraphs)
    .map((each) => ({ ...each, text: weaver(chart)(each.text) }));
const people = randomBirths(200).map((birth) => {
  const chart = chartOf(birth, { today });
  const paragraphs = paragraphsOf(chart);
  return { birth, chart, paragraphs, texts: paragraphs.map(({ text }) => text) };
});
const textOf = (birth: Birth, year?: number): string =>
  paragraphsOf(chartOf(birth, { today, year }))
    .map(({ text }) => text)
    .join('\n');

/** Digits summed until one is left; 11, 22 and 33 are kept. */
const reduced = (number: number): number =>
  number < 10 || [11, 22, 33].includes(number)
    ? number
    : reduced([...String(number)].reduce((sum, digit) => sum + Number(digit), 0));

const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

test('each phase has the pillar, the age and the ten god that are counted, and one at most is the present', () => {
  for (const { birth, chart } of people) {
    const { moment, pillars } = chart;
    const { sex } = birth;
    const { figure } = phases(chart);
    if (!sex) continue;
    const luck = luckPillars(moment, sex);
    const range = luck.certain ? undefined : luck.ranges.find(({ bornUntil }) => bornUntil >= '12:00:00');
    const counted = luck.certain ? luck.phases : (range?.earliest.phases ?? []);
    if (figure?.kind !== 'phases') throw new Error('There are no phases.');
    const god = (stem: (typeof pillars.day)['stem']) =>
      tenGod(pillars.day.stem, stem).english.replace('Seven Killings', 'Indirect Officer');
    expect(figure.phases).toMatchObject(
      counted.map(({ pillar, fromAge, fromYear, toYear }) => ({
        name: pillar.name,
        reading: pillar.reading,
        sign: pillar.sign,
        tenGod: god(pillar.stem),
        fromAge,
        fromYear,
        toYear,
      })),
    );
    const present = counted.filter(
      ({ startDate }, index) =>
        isoDate(startDate) <= today &&
        today < isoDate(counted[index + 1]?.startDate ?? { ...startDate, year: startDate.year + 10 }),
    );
    expect(figure.phases.filter(({ isPresent }) => isPresent).map(({ name }) => name)).toEqual(
      present.map(({ pillar }) => pillar.name),
    );
  }
});

test('each year has its first and last day, its relations with the branches, and the number of the birthday', () => {
  for (const { chart } of people) {
    const { figure } = yearAhead(chart);
    if (figure?.kind !== 'years') throw new Error('There are no years.');
    expect(figure.years.map(({ year }) => year)).toEqual([2026, 2027]);
    for (const { year, from, to, sign, element, relations: found, personalYear } of figure.years) {
      expect(from).toBe(isoDate(getChineseNewYear(year)));
      expect(dayAfter(to)).toBe(isoDate(getChineseNewYear(year + 1)));
      const first = getZodiacSignByDate(from);
      expect([sign, element]).toEqual([first?.sign.id, first?.yearElement]);
      expect(getZodiacSignByDate(to)?.zodiacYear).toBe(year);
      const { year: ofYear, month, day, hour } = chart.pillars;
      const own = [ofYear, month, day, ...(hour ? [hour] : [])];
      expect(found).toHaveLength(own.flatMap((pillar) => relations(sign, pillar.sign)).length);
      expect(personalYear).toBe(reduced(chart.date.month + chart.date.day + year));
    }
  }
});

test('each of the twelve months begins at its solar term and has its pillar and number', () => {
  for (const { chart } of people.slice(0, 60)) {
    const { figure } = months(chart);
    if (figure?.kind !== 'months') throw new Error('There are no months.');
    expect(figure.months).toHaveLength(12);
    const days = figure.months.map(({ from }) => from);
    expect(days).toEqual(days.toSorted());
    expect([days[0]?.slice(0, 7), days[11]?.slice(0, 7)]).toEqual(['2026-02', '2027-01']);
    for (const { from, name, sign, personalMonth } of figure.months) {
      const term = solarTermOf(from);
      expect(term && isoDate(term.date), from).toBe(from);
      expect(term?.isMajor).toBe(false);
      const later = fourPillars({ date: from, time: '23:59' }).month;
      expect([name, sign]).toEqual([later.name, later.sign]);
      const [year = 0, month = 0] = from.split('-').map(Number);
      expect(personalMonth).toBe(reduced(reduced(chart.date.month + chart.date.day + year) + month));
    }
  }
});

test('every paragraph has a rule with a source, a reason, and what would change it', () => {
  for (const { paragraphs } of people)
    for (const { rule, because, changes, text } of paragraphs) {
      expect(rules[rule].source.length, text).toBeGreaterThan(10);
      expect(because).toMatch(/^\p{Lu}.*\.$/su);
      expect(changes).toMatch(/^\p{Lu}.*\.$/su);
    }
});

test('no two claims of a person about one subject differ', () => {
  for (const { paragraphs } of people) {
    const said = new Map<string, string>();
    for (const { subject, value } of paragraphs.flatMap(({ claims }) => claims)) {
      expect(said.get(subject) ?? value, subject).toBe(value);
      said.set(subject, value);
    }
    expect(said.size).toBeGreaterThan(30);
  }
});

test('no paragraph alarms, foretells, or gives medical, legal or financial advice', () => {
  const alarming =
    /\b(kill\w*|death|dies?|dead|danger\w*|disaster\w*|accident\w*|illness|disease|ill|sick\w*|health|doctor|lawsuit|invest\w*|stocks?|bankrupt\w*|divorce\w*|beware|curse\w*|unlucky|bad luck|you will|will happen|must not|guarantee\w*)\b/i;
  for (const { paragraphs } of people)
    for (const { text, because } of paragraphs) expect(`${text} ${because}`).not.toMatch(alarming);
});

test('with a time and a sex they have more than 1,000 words, with a date alone more than 700', () => {
  for (const { birth, texts } of people) {
    const words = texts.join(' ').split(' ').length;
    expect(words).toBeGreaterThan(birth.sex && birth.time ? 1000 : 700);
    expect(words).toBeLessThan(1900);
    expect(new Set(texts).size).toBe(texts.length);
    expect(
      texts.filter((text) => !/^[\p{Lu}\d].*[.”]$/su.test(text) || /undefined|NaN|\s\s|\.\./.test(text)),
    ).toEqual([]);
  }
});

test('two people of different signs share less than an eighth of their eight-word runs', () => {
  const runsOf = (texts: readonly string[]): Set<string> => {
    const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []);
    return new Set(words.slice(7).map((_, index) => words.slice(index, index + 8).join(' ')));
  };
  const some = people.slice(0, 60).map(({ chart, texts }) => ({ sign: chart.sign.id, runs: runsOf(texts) }));
  const shared = some.flatMap((one, index) =>
    some
      .slice(index + 1)
      .filter(({ sign }) => sign !== one.sign)
      .map(
        ({ runs }) =>
          [...one.runs].filter((run) => runs.has(run)).length / Math.min(runs.size, one.runs.size),
      ),
  );
  expect(shared.reduce((sum, part) => sum + part, 0) / shared.length).toBeLessThan(0.125);
});

test('without a sex both courses are told, and without a time the range of the start', () => {
  const unknown = textOf({ date: '1990-05-15' });
  expect(phases(chartOf({ date: '1990-05-15' }, { today })).figure).toBeUndefined();
  expect(unknown).toMatch(
    /For a woman of this Yang year [a-z ]+ backward: (?:at 2 or 3 庚辰|庚辰 Dragon from 2 or 3|the Dragon 庚辰 at the age of 2 or 3)/,
  );
  expect(unknown).toMatch(
    /For a man of this Yang year [a-z ]+ forward: (?:at 7 壬午|壬午 Horse from 7|the Horse 壬午 at the age of 7)/,
  );
  const [start] = phases(chartOf({ date: '1990-05-15', sex: 'female' }, { today })).paragraphs;
  expect(start?.text).toMatch(/they begin[^.]* between May 2, 1993 and September 2, 1993/iu);
  expect(start?.certainty).toBe('hour');
  const [known] = phases(chartOf({ date: '1990-05-15', time: '14:30', sex: 'female' }, { today })).paragraphs;
  expect(known?.text).toContain('9 days and 11 hours back to Start of Summer 立夏');
  expect(known?.text).toMatch(/3 years, 1 month, 29 days, on July 15, 1993\. .*\bfourth\./);
  expect(known?.certainty).toBe('certain');
});

test('a birth on the day of a solar term says for which hours its phases hold', () => {
  const chart = chartOf({ date: '1984-02-04', sex: 'male' }, { today });
  const { paragraphs } = phases(chart);
  expect(paragraphs[0]?.text).toContain('for a birth from 00:00 to 23:18');
  expect(paragraphs.map(({ certainty }) => certainty)).toEqual(paragraphs.map(() => 'hour'));
});

test('any year from 1900 to 2199 can be chosen', () => {
  for (let year = 1900; year <= 2199; year += 13) {
    const chart = chartOf({ date: '1990-05-15', calendar: year % 2 ? 'vietnam' : 'korea' }, { today, year });
    const { figure } = yearAhead(chart);
    expect(figure?.kind === 'years' && figure.years[0]?.year).toBe(year);
    expect(months(chart).heading).toBe(`The Months of ${year}`);
  }
});

test('signs have the names of the chosen calendar', () => {
  const inVietnam = textOf({ date: '1987-05-15', calendar: 'vietnam', sex: 'male' }, 2023);
  expect(inVietnam).toMatch(/the (?:Yin |year of the )Water Cat/);
  expect(inVietnam).not.toMatch(/Rabbit|\bOx\b/);
});

test('whoever offends Tai Sui is told the custom and no forecast', () => {
  const rat = textOf({ date: '1984-06-10' });
  expect(rat).toMatch(/the Rat clashes with Tai Sui \(沖太歲\) in 2026, [^.]*\bHorse\b/);
  expect(rat).toMatch(
    /\. (?:It is a date to mark and not a forecast|It marks a date and foretells nothing|That is a custom, not a forecast)\./,
  );
  expect(textOf({ date: '1988-06-10' })).toMatch(
    /(?:In 2026 the Dragon does not offend|The Dragon has in 2026 no quarrel with|in 2026 between the Dragon and) Tai Sui 太歲, [a-z ]+ Horse\./,
  );
});
