import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run as runCommand, type Ended } from './main.ts';

const fixture = (name: string): string => fileURLToPath(new URL(`../test/${name}`, import.meta.url));

const run = (...args: string[]): Promise<Ended> => runCommand(args);

test('the command writes its answer or its error, and ends with its code', async () => {
  const bin = fileURLToPath(new URL('bin.ts', import.meta.url));
  const spawned = (...args: string[]): Promise<Ended> =>
    new Promise((resolve) => {
      execFile(process.execPath, [bin, ...args], (error, out, err) =>
        resolve({ code: Number(error?.code ?? 0), out, err }),
      );
    });
  for (const args of [['1990-01-20', '--json'], ['1990-02-30']])
    expect(await spawned(...args)).toEqual(await run(...args));
});

test('the command prints the sign of a date, its year and the reason', async () => {
  const { code, out } = await run('1990-01-20');
  expect(code).toBe(0);
  expect(out).toContain('Snake  蛇 shé');
  expect(out).toContain('Yin Earth, 己巳 jǐ-sì');
  expect(out).toContain('7 days before Chinese New Year of 1990 (1990-01-27)');
});

test('names the other convention where its answer differs', async () => {
  expect((await run('2024-02-05')).out).toContain('By the Start of Spring (li chun) it would be Dragon.');
  const { out } = await run('2024-02-05', '--convention', 'li-chun');
  expect(out).toContain('Dragon');
  expect(out).toContain('By Chinese New Year it would be Rabbit.');
});

test('where another source gives another New Year’s Day, the answer says which', async () => {
  const { out } = await run('1916-02-03');
  expect(out).toContain('Another source gives 1916-02-04 for this New Year.');
  expect(out).toContain('Source: calendar of the Republic of China');
  expect((await run('1917-02-03')).out).not.toContain('Another source');
});

test('a calendar option uses that calendar’s New Year and names', async () => {
  const { code, out } = await run('1985-02-01', '--calendar', 'vietnam');
  expect(code).toBe(0);
  expect(out).toContain('Water Buffalo (in China Ox)  牛 niú');
  expect(out).toContain('It falls 11 days after Tết of 1985 (1985-01-21).');
  expect(out).toContain(
    'Countries disagree on this date: China Rat, Vietnam Water Buffalo, Korea Rat, Japan Ox.',
  );
  expect((await run('1990-06-01', '--calendar', 'japan')).out).not.toContain('Countries disagree');
  const json = await run('2027-02-06', '--calendar', 'korea', '--json');
  expect(JSON.parse(json.out)).toMatchObject({ answer: { sign: { id: 'horse' } }, calendarsAgree: false });
});

test('prints the lunar date and the solar term of a date', async () => {
  const { out } = await run('2025-07-25');
  expect(out).toContain('Lunar date: day 1 of leap month 6 of 2025');
  expect(out).toContain('Solar term: Greater Heat 大暑, from 2025-07-22');
  const json = await run('2027-02-06', '--calendar', 'korea', '--json');
  expect(JSON.parse(json.out)).toMatchObject({
    lunarDate: { year: 2026, month: 12, isLeapMonth: false, day: 30 },
    solarTerm: { id: 'li-chun' },
  });
  const inJapan = await run('2027-02-06', '--calendar', 'japan', '--json');
  expect(JSON.parse(inJapan.out)).not.toHaveProperty('lunarDate');
});

test('relations prints the score of two signs, and every relation with its source', async () => {
  const { code, out } = await run('relations', 'snake', 'Monkey');
  expect(code).toBe(0);
  expect(out).toContain('Snake, Monkey: 70 of 100');
  expect(out).toMatch(/六合 liù hé, harmony: Snake, Monkey\n.*\n {4}Source: 三命通會/);
  expect(out).toContain('ungrateful punishment: Snake, Monkey; whole with Tiger');
  expect((await run('relations', 'rat', 'tiger')).out).toContain('The tradition names no relation');
  const json = await run('relations', '鼠', '卯', '--json');
  expect(JSON.parse(json.out)).toMatchObject({
    signs: ['rat', 'rabbit'],
    score: 45,
    relations: [{ form: 'discourteous-punishment' }],
  });
});

test('the relations of a group of signs include its triads', async () => {
  const { code, out } = await run('relations', 'rat', 'dragon', 'monkey', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ relations: [{ form: 'three-harmonies', element: 'Water' }] });
  expect(JSON.parse(out)).not.toHaveProperty('score');
});

test('kua prints the number with its directions', async () => {
  const { code, out } = await run('kua', '1990-02-03', 'male');
  expect(code).toBe(0);
  expect(out).toContain('Kua 2  坤 kūn  west group\nYear of 1989');
  expect(out).toContain('northeast  生氣 shēng qì, generating breath\n');
  const json = await run('kua', '2000-06-01', 'female', '--json');
  expect(JSON.parse(json.out)).toMatchObject({
    number: 6,
    directions: [{ direction: 'west' }, {}, {}, {}, {}, {}, {}, {}],
  });
});

test('tai-sui prints the relations of a sign with the god of a year', async () => {
  const { code, out } = await run('tai-sui', '2026', 'Rat');
  expect(code).toBe(0);
  expect(out).toBe(
    'By tradition, in 2026, a Year of the Horse, the Rat clashes with Tai Sui, the god of the year (沖太歲): a custom, not a forecast.\n  沖太歲 chōng tài suì, clashes with Tai Sui\n',
  );
  const json = await run('tai-sui', '2026', '辰', '--json');
  expect(JSON.parse(json.out)).toMatchObject({ sign: { id: 'dragon' }, relations: [] });
});

test('--help lists the calendars and the exit codes', async () => {
  const { code, out } = await run('--help');
  expect(code).toBe(0);
  expect(out).toContain('--calendar china|vietnam|korea|japan');
  expect(out).toContain('Exit code: 0');
});

test('with --json the command prints data', async () => {
  const { out } = await run('1990-02-10', '--json');
  expect(JSON.parse(out)).toMatchObject({ answer: { sign: { id: 'horse' }, zodiacYear: 1990 } });
});

test.each([
  [['1990-02-30'], 'There is no day "1990-02-30"'],
  [['1500-01-01'], '1583 to 2200'],
  [[], 'Usage'],
  [['1990-02-10', 'again'], 'Usage'],
  [['1990-02-10', '--convention', 'moon'], 'A convention is'],
  [['1990-02-10', '--calendar', 'mars'], 'A calendar is china, vietnam, korea or japan'],
  [['1960-02-10', '--calendar', 'vietnam'], '1968 to 2100'],
  [['1990-02-10', '--from', '1990'], '--from and --to belong to score'],
  [['score', fixture('by-year.mjs'), '--convention', 'li-chun'], 'by New Year only'],
  [['score', fixture('by-year.mjs'), '--calendar', 'mars'], 'A calendar is'],
  [['score', fixture('by-year.mjs'), '--calendar', 'vietnam', '--from', '1960'], 'from 1968 to 2100'],
  [['score', fixture('by-year.mjs'), '--calendar', 'japan', '--lunar'], 'no lunar calendar since 1873'],
  [['1990-02-10', '--lunar'], '--lunar, --pillars, --export, --from and --to belong to score'],
  [['relations', 'rat'], 'relations needs two signs or more'],
  [['relations', 'rat', 'unicorn'], '"unicorn" is not a sign; the signs are rat, ox'],
  [['relations', 'rat', 'ox', '--calendar', 'korea'], 'relations takes no option but --json'],
  [['tai-sui', '2026'], 'tai-sui needs a year and a sign'],
  [['tai-sui', '2026', 'unicorn'], '"unicorn" is not a sign'],
  [['tai-sui', 'horse', '2026'], '"horse" is not a year'],
  [['tai-sui', '2026', 'rat', '--convention', 'li-chun'], 'tai-sui takes no option but --json'],
  [['kua', '1990-02-03'], 'kua needs a date, and female or male'],
  [['kua', '1990-02-30', 'male'], 'There is no such day'],
  [['kua', '1990-02-03', 'm'], 'The sex must be one of female, male, not the string "m"'],
  [['kua', '1990-02-03', 'male', '--lunar'], 'kua takes no option but --json'],
  [['score'], 'score needs a module'],
  [['score', fixture('by-year.mjs'), '--export', 'nothing'], 'exports no function named nothing'],
  [['score', './nothing.mjs'], 'There is no file or installed package ./nothing.mjs.'],
  [['1990-01-20', '--utc-offset', '8h'], '--utc-offset is a number'],
  [
    ['1990-01-20', '--utc-offset', '+08:60'],
    'The utcOffset must be a number of hours or text such as +08:00',
  ],
  [['score', fixture('by-year.mjs'), '--to', '2300'], 'from 1583 to 2200'],
])('%j is refused with a sentence', async (args, sentence) => {
  const { code, err } = await run(...args);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
});

test('scores a library that knows only the year, and lists its wrong days', async () => {
  const { code, out } = await run('score', fixture('by-year.mjs'), '--from', '1990', '--to', '1990');
  expect(code).toBe(1);
  expect(out).toContain('errs on 26 of 365 days of 1990-1990 (7.12 %), in 1 year.');
  expect(out).toContain('1990-01-01 is snake; it says Horse');
});

test('scores an exact library with no wrong day, and a library that throws with all days wrong', async () => {
  const exact = await run('score', fixture('exact.mjs'), '--from', '1583', '--to', '2200');
  expect(exact).toMatchObject({ code: 0 });
  expect(exact.out).toContain('errs on 0 of 225,7');
  const json = await run(
    'score',
    fixture('by-year.mjs'),
    '--export',
    'broken',
    '--from',
    '2000',
    '--to',
    '2000',
    '--json',
  );
  expect(JSON.parse(json.out)).toMatchObject({ days: 366, wrong: 366, byYear: { 2000: 366 } });
});

test('scores lunar dates by country: February 7, 2027 is New Year in Korea and not in China', async () => {
  const ask = ['score', fixture('korean-lunar-dates.mjs'), '--lunar', '--from', '2027', '--to', '2027'];
  const china = await run(...ask);
  expect(china.code).toBe(1);
  expect(china.out).toContain('2027-02-06 is 2027-1-1; it says 2026-12-30');
  const korea = await run(...ask, '--calendar', 'korea');
  expect(korea).toMatchObject({ code: 0 });
  expect(korea.out).toContain('errs on 0 of 365 lunar days of 2027-2027 in Korea');
});

test('every lunar date and every sign of a country is scored, with leap months and the Cat', async () => {
  const korea = await run(
    'score',
    fixture('korean-lunar-dates.mjs'),
    '--lunar',
    '--calendar',
    'korea',
    '--json',
  );
  expect(JSON.parse(korea.out)).toMatchObject({ subject: 'lunar date', from: 1912, to: 2100, wrong: 0 });
  const vietnam = await run('score', fixture('vietnamese-signs.mjs'), '--calendar', 'vietnam');
  expect(vietnam).toMatchObject({ code: 0 });
  const japan = await run('score', fixture('by-year.mjs'), '--calendar', 'japan');
  expect(japan).toMatchObject({ code: 0 });
});
