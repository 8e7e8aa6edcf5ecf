import { expect, test } from 'vitest';
import { run as runCommand, type Ended } from './main.ts';

const run = (...args: string[]): Promise<Ended> => runCommand(args);

test('with a time, the command also prints what follows from the pillars', async () => {
  const { code, out } = await run('1990-05-15', '--time', '14:30');
  expect(code).toBe(0);
  expect(out).toContain(
    'Day master: 庚 gēng, Yang Metal. Its state in the season of birth is 死 sǐ: The season controls it.',
  );
  expect(out).toContain('month 劫財 (七殺 比肩 偏印); day 日主 (偏印 正財 傷官); hour 傷官 (正印 正官 正財)');
  expect(out).toContain(
    'Elements of four pillars: Wood 0, Fire 2, Earth 2, Metal 3, Water 1; with hidden stems: Wood 2',
  );
  expect(out).toContain('Empty branches of the day: 申 酉');
  expect(out).not.toContain('Luck pillars');
});

test('with a sex, the command also prints the luck pillars', async () => {
  const { out } = await run('1990-05-15', '--time', '14:30', '--sex', 'female');
  expect(out).toContain(
    'Luck pillars: backward, from the age of 3 years, 1 month and 29 days (1993-07-15)\n  庚辰 gēng-chén, age 3-12, 1993-2002\n  己卯',
  );
  const json = await run('1990-05-15', '--time', '14:30', '--sex', 'male', '--json');
  expect(JSON.parse(json.out)).toMatchObject({
    pillars: { day: { name: '庚辰' } },
    derived: {
      dayMaster: { character: '庚' },
      tenGods: { hour: { stem: { id: 'hurting-officer' } } },
      elements: { visible: { Metal: 3 } },
      emptyBranches: ['申', '酉'],
      luckPillars: { certain: true, direction: 'forward' },
    },
  });
});

test('with a sex and no time, the command prints the range of the start', async () => {
  const { out } = await run('1990-05-15', '--sex', 'female');
  expect(out).toContain(
    'Luck pillars, if born from 00:00:00 to 23:59:59: backward, from the age of 2 years, 11 months and 17 days (1993-05-02) at the earliest, of 3 years, 3 months and 17 days (1993-09-',
  );
  expect(out).toContain('Elements of three pillars');
  expect(out).not.toContain('at noon');
  const turning = await run('2024-02-04', '--sex', 'male');
  expect(turning.out).toContain('By the pillars as they were at noon:\nDay master: 戊');
  const json = await run('2024-02-04', '--sex', 'male', '--json');
  expect(JSON.parse(json.out)).toMatchObject({
    derived: { luckPillars: { certain: false, ranges: [{ bornUntil: '16:27:01' }, {}] } },
  });
  expect(JSON.parse((await run('2024-02-04', '--json')).out)).not.toHaveProperty('derived');
});

test('a sex other than female or male is refused', async () => {
  const { code, err } = await run('1990-05-15', '--time', '14:30', '--sex', 'm');
  expect(code).toBe(2);
  expect(err).toBe('The sex must be one of female, male, not the string "m".\n');
});
