import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fourPillars } from '../pillars/index.ts';
import { run as runCommand, type Ended } from './main.ts';

const library = fileURLToPath(new URL('../test/pillars.mjs', import.meta.url));
const run = (...args: string[]): Promise<Ended> => runCommand(args);

test('the command prints the four pillars of a date with a time', async () => {
  const { code, out } = await run('1990-01-20', '--time', '14:30');
  expect(code).toBe(0);
  expect(out).toContain('Four pillars, day and hour by standard time 1990-01-20 14:30:00');
  expect(out).toContain('day    乙酉 yǐ-yǒu, Yin Wood Rooster, hidden 辛, 泉中水');
  expect(out).toContain('hour   癸未 guǐ-wèi');
  expect((await run('1990-01-20')).out).not.toContain('pillars');
});

test('with --json the pillars are data, by the clock of the calendar’s country', async () => {
  const ask = async (...args: string[]): Promise<unknown> => {
    const { out } = await run('1990-01-20', '--time', '14:30', ...args, '--json');
    return (JSON.parse(out) as { pillars: { instant: string } }).pillars.instant;
  };
  expect(await ask()).toBe('1990-01-20T06:30:00Z');
  expect(await ask('--calendar', 'vietnam')).toBe('1990-01-20T07:30:00Z');
  expect(await ask('--calendar', 'korea')).toBe('1990-01-20T05:30:00Z');
  expect(await ask('--calendar', 'vietnam', '--utc-offset', '5.5')).toBe('1990-01-20T09:00:00Z');
  expect(await ask('--utc-offset=-5')).toBe('1990-01-20T19:30:00Z');
  expect(await ask('--time-zone', 'America/New_York')).toBe('1990-01-20T19:30:00Z');
  expect(JSON.parse((await run('1990-01-20', '--json')).out)).not.toHaveProperty('pillars');
});

test('the options of a birth are those of the library', async () => {
  const { out } = await run('2000-01-01', '--time', '23:30', '--day-starts-at', '23:00');
  expect(out).toContain('day    己未');
  const sameDay = await run('2000-01-01', '--time', '23:30', '--late-rat-hour', 'same-day');
  expect(sameDay.out).toContain('hour   壬子');
  const shanghai = ['1986-09-14', '--time', '01:30', '--time-zone', 'Asia/Shanghai'];
  expect((await run(...shanghai, '--repeated-time', 'second')).out).toContain('1986-09-14 01:30:00');
  expect((await run(...shanghai)).out).toContain('1986-09-14 00:30:00');
  const solar = await run('2023-11-03', '--time', '22:45', '--longitude', '120');
  expect(solar.out).toContain('by true solar time 2023-11-03 23:01');
});

test('without a time, the command says which pillars depend on the hour', async () => {
  const { code, out } = await run('2024-02-04', '--longitude', '120');
  expect(code).toBe(0);
  expect(out).toMatch(/year {3}癸卯.*hangs on the hour: until 16:2\d:\d\d 癸卯, then 甲辰/);
  expect(out).toContain('hour   not known, one of 壬子 癸丑');
});

test.each([
  [['1990-01-20', '--time', '25:00'], 'The time must be HH:MM'],
  [
    ['1990-01-20', '--time-zone', 'Mars'],
    'The timeZone must be a name of the IANA database, such as Asia/Shanghai, not the string "Mars"',
  ],
  [['1990-01-20', '--time-zone', 'Asia/Tokyo', '--utc-offset', '9'], 'not both'],
  [['1990-01-20', '--utc-offset', 'east'], '--utc-offset is a number'],
  [['1990-01-20', '--longitude', ''], '--longitude is a number'],
  [['1990-01-20', '--longitude', '181'], 'longitude must be a number of -180 to 180'],
  [['1990-01-20', '--day-starts-at', '22:00'], 'dayStartsAt must be one of midnight, 23:00'],
  [['1990-01-20', '--late-rat-hour', 'never'], 'lateRatHour must be one of'],
  [['1986-05-04', '--time', '02:30', '--time-zone', 'Asia/Shanghai'], 'put forward over it'],
  [['1990-01-20', '--pillars'], '--pillars, --export, --from and --to belong to score'],
  [['kua', '1990-01-20', 'male', '--time', '14:30'], 'takes no option but --json'],
  [['score', library, '--pillars', '--lunar'], 'not both'],
  [['score', library, '--pillars', '--calendar', 'vietnam'], 'the same in every country'],
  [
    ['score', library, '--pillars', '--time', '14:30'],
    'The only option of a birth that score takes is --day-starts-at, with --pillars.',
  ],
  [
    ['score', library, '--day-starts-at', '23:00'],
    'The only option of a birth that score takes is --day-starts-at, with --pillars.',
  ],
  [['score', library, '--pillars', '--day-starts-at', '22:00'], '--day-starts-at is midnight'],
  [['score', library, '--pillars', '--from', '1500'], 'from 1583 to 2200'],
  [['score', library, '--pillars', '--to', 'later'], 'from 1583 to 2200'],
])('%j is refused with a sentence', async (args, sentence) => {
  const { code, err } = await run(...args);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
});

test('the pillars of another library are scored, and a score says which moments are wrong', async () => {
  const all = ['score', library, '--pillars', '--from', '1583', '--to', '2200'];
  const exact = await run(...all);
  expect(exact).toMatchObject({ code: 0 });
  expect(exact.out).toMatch(/errs on 0 of 2,\d{3} moments of 1583-2200 \(0.00 %\)\./);
  expect(await run(...all, '--export', 'from23', '--day-starts-at', '23:00')).toMatchObject({ code: 0 });
  expect(await run(...all, '--export', 'from23')).toMatchObject({ code: 1 });
  const byDay = await run(...all, '--export', 'byDay');
  expect(byDay.code).toBe(1);
  expect(byDay.out).toMatch(/ {2}\d{4}-\d\d-\d\d \d\d:\d\d is .. .. .. ..; it says .. .. .. ../);
  const missing = await run(...all, '--export', 'absent');
  expect(missing.err).toContain('exports no function named absent');
});

test('every moment of the conformance file has its pillars', () => {
  const [heading, ...rows] = readFileSync(new URL('../../conformance/pillars.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  expect(heading).toBe('date,time,year,month,day,hour,dayFrom23');
  const ours = rows.map((row) => {
    const [date = '', time = ''] = row.split(',');
    const { year, month, day, hour } = fourPillars({ date, time });
    const from23 = fourPillars({ date, time, dayStartsAt: '23:00' });
    return [date, time, year.name, month.name, day.name, hour?.name, from23.day.name].join(',');
  });
  expect(ours).toEqual(rows);
  expect(rows.length).toBeGreaterThan(2000);
});

test('the pillars are the same in every time zone of the machine', () => {
  const script = `
    import { fourPillars } from ${JSON.stringify(new URL('../pillars/index.ts', import.meta.url).href)};
    const places = [{}, { utcOffset: -5 }, { timeZone: 'Asia/Shanghai' }, { longitude: 104 }];
    const times = ['00:30', '01:30', '23:30', undefined];
    const dates = ['1583-01-01', '1900-12-31', '1986-09-14', '1988-07-01', '2024-02-04', '2200-12-31'];
    console.log(JSON.stringify(dates.flatMap((date) => times.flatMap((time) => places.map((place) => fourPillars({ date, time, ...place }))))));
  `;
  const answers = ['UTC', 'Asia/Shanghai', 'America/St_Johns', 'Pacific/Apia'].map((TZ) =>
    execFileSync(process.execPath, ['--conditions=@org/source', '--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { ...process.env, TZ },
    }),
  );
  expect(new Set(answers).size).toBe(1);
  expect(JSON.parse(answers[0] ?? '')).toHaveLength(96);
});
