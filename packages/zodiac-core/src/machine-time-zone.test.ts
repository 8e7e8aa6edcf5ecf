import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const entry = (file: string): string => JSON.stringify(new URL(file, import.meta.url).href);

const script = `
  import { explainSign, kuaOf, lifePathNumber, personalDayNumber, signOf } from ${entry('index.ts')};
  import { fromLunarDate, lunarBirthday, toLunarDate } from ${entry('lunar/index.ts')};
  import { solarTermOf, solarTermsOf } from ${entry('solar-terms/index.ts')};
  const dates = ['1968-01-29', '1979-01-20', '1985-02-01', '1990-01-20', '2027-02-06', '2100-12-31'];
  const calendars = ['china', 'vietnam', 'korea'];
  const answers = dates.flatMap((date) => calendars.flatMap((calendar) => {
    const lunar = toLunarDate(date, { calendar });
    return [
      explainSign(date, { calendar }),
      explainSign(date, { calendar, convention: 'li-chun' }),
      signOf({ year: Number(date.slice(0, 4)), month: 2 }, { calendar }),
      lunar,
      fromLunarDate(lunar, { calendar }),
      lunarBirthday(lunar, 2026, { calendar }),
      solarTermOf(date, { calendar }),
      solarTermsOf(Number(date.slice(0, 4)), { calendar }),
      kuaOf(date, 'female'),
      lifePathNumber(date),
      personalDayNumber({ month: 1, day: 31 }, date),
    ];
  }));
  console.log(JSON.stringify(answers));
`;

test('signs, lunar dates and solar terms are the same in every time zone of the machine', async () => {
  const answers = await Promise.all(
    ['UTC', 'Asia/Shanghai', 'America/St_Johns', 'Pacific/Apia'].map(async (TZ) => {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--conditions=@org/source', '--input-type=module', '-e', script],
        { env: { ...process.env, TZ }, maxBuffer: 2 ** 24 },
      );
      return stdout;
    }),
  );
  expect(new Set(answers).size).toBe(1);
  expect(JSON.parse(answers[0] ?? '')).toHaveLength(6 * 3 * 11);
});
