import { Body, HourAngle, Observer } from 'astronomy-engine';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill/full';
import { expect, test } from 'vitest';
import { chinaDaylightSaving } from '../test/china-daylight-saving.ts';
import { fourPillars, type BirthMoment } from './index.ts';
import { equationOfTime } from './birth-moment.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The time by which the day and the hour are counted, and the hour's branch. */
const counted = (birth: BirthMoment): string => {
  const { countedTime, hour } = fourPillars(birth);
  return `${countedTime?.slice(0, 16)} ${hour?.branch}`;
};

test('uses China’s clock by default', () => {
  expect(fourPillars({ date: '2024-02-04', time: '16:28' })).toEqual(
    fourPillars({ date: '2024-02-04', time: '16:28', utcOffset: 8 }),
  );
  // The same minute is before the Start of Spring on a clock that is ahead.
  expect(fourPillars({ date: '2024-02-04', time: '16:28', utcOffset: 9 }).year.name).toBe('癸卯');
  expect(fourPillars({ date: '2024-02-04', time: '13:58', utcOffset: 5.5 }).year.name).toBe('甲辰');
});

test('in the summers of China in 1940-49 and 1986-91, day and hour are counted without daylight saving', () => {
  expect(counted({ date: '1988-07-01', time: '13:30', timeZone: 'Asia/Shanghai' })).toBe(
    '1988-07-01T12:30 午',
  );
  expect(counted({ date: '1988-07-01', time: '00:30', timeZone: 'Asia/Shanghai' })).toBe(
    '1988-06-30T23:30 子',
  );
  expect(counted({ date: '1988-12-01', time: '13:30', timeZone: 'Asia/Shanghai' })).toBe(
    '1988-12-01T13:30 未',
  );
  for (const [from, until] of chinaDaylightSaving) {
    const [first, last] = [from, until].map((iso) => Date.parse(`${iso}Z`));
    // Noon of each day from the week before to the week after, as the clock showed it.
    for (let noon = dayOf(first) - 6.5 * dayMs; noon < dayOf(last) + 7 * dayMs; noon += dayMs) {
      const saving = noon >= (first ?? 0) && noon < (last ?? 0);
      const date = new Date(noon).toISOString().slice(0, 10);
      const hour = saving ? '12:30' : '13:30';
      expect(counted({ date, time: '13:30', timeZone: 'Asia/Shanghai' })).toContain(`${date}T${hour}`);
    }
  }
});

const dayOf = (milliseconds = 0): number => Math.floor(milliseconds / dayMs) * dayMs;

test.each([
  ['Asia/Shanghai', '1900-06-01', '13:04', '13:04', 'local mean time, UTC+8:05:43'],
  ['Asia/Shanghai', '1943-01-15', '13:30', '12:30', 'daylight saving all year in 1942-45'],
  ['Asia/Hong_Kong', '1960-07-01', '13:30', '12:30', 'daylight saving'],
  ['Asia/Hong_Kong', '1943-07-01', '13:30', '12:30', 'the clock of Tokyo in the war'],
  ['Asia/Taipei', '1950-07-01', '13:30', '12:30', 'daylight saving'],
  ['Asia/Seoul', '1957-07-01', '13:30', '12:30', 'daylight saving on UTC+8:30'],
  ['Asia/Seoul', '1957-01-15', '13:30', '13:30', 'UTC+8:30'],
  ['Asia/Seoul', '1961-09-01', '13:30', '13:30', 'UTC+9, three weeks after the change from UTC+8:30'],
  ['Asia/Seoul', '1987-07-01', '13:30', '12:30', 'daylight saving'],
  ['Asia/Tokyo', '1949-07-01', '13:30', '12:30', 'daylight saving of the occupation'],
  ['Asia/Ho_Chi_Minh', '1951-07-01', '13:30', '13:30', 'UTC+8 as standard time, 1947-55'],
  ['Asia/Singapore', '1980-07-01', '13:30', '13:30', 'UTC+7:30'],
  ['Europe/London', '1943-07-01', '13:30', '11:30', 'double summer time'],
  ['Europe/London', '1943-01-15', '13:30', '12:30', 'summer time in winter'],
  ['America/New_York', '1943-01-15', '13:30', '12:30', 'war time'],
  ['America/New_York', '2024-07-01', '13:30', '12:30', 'daylight saving'],
  ['America/St_Johns', '2024-01-15', '13:30', '13:30', 'UTC-3:30'],
  ['Europe/Dublin', '1999-07-01', '13:30', '12:30', 'summer time, which Irish law calls standard'],
  ['Australia/Lord_Howe', '2024-01-15', '13:30', '13:00', 'half an hour of daylight saving'],
  ['Australia/Sydney', '2024-01-15', '13:30', '12:30', 'daylight saving in January'],
  ['Europe/Istanbul', '1981-01-15', '13:30', '13:30', 'UTC+3, 1978-84'],
])('in %s on %s, the clock time %s is counted as %s: %s', (timeZone, date, time, standard) => {
  expect(counted({ date, time, timeZone })).toContain(`${date}T${standard}`);
});

test('with a UTC offset, the hour is that of the clock', () => {
  expect(counted({ date: '1988-07-01', time: '13:30', utcOffset: 9 })).toBe('1988-07-01T13:30 未');
});

test('refuses a time skipped by daylight saving, and says so', () => {
  for (const [date, time] of [
    ['1986-05-04', '02:30'],
    ['1940-06-01', '00:00'],
  ] as const)
    expect(() => fourPillars({ date, time, timeZone: 'Asia/Shanghai' })).toThrow(
      new RangeError(`There was no ${time} in Asia/Shanghai: the clocks were put forward over it.`),
    );
  expect(counted({ date: '1986-05-04', time: '03:00', timeZone: 'Asia/Shanghai' })).toBe(
    '1986-05-04T02:00 丑',
  );
  for (const time of ['12:00', undefined])
    expect(() => fourPillars({ date: '2011-12-30', time, timeZone: 'Pacific/Apia' })).toThrow(
      /There was no .* in Pacific\/Apia/,
    );
});

test('uses the first of two times when the clock went back, unless the second is requested', () => {
  const born = { date: '1986-09-14', time: '01:30', timeZone: 'Asia/Shanghai' } as const;
  expect(counted(born)).toBe('1986-09-14T00:30 子');
  expect(fourPillars({ ...born, repeatedTime: 'first' })).toEqual(fourPillars(born));
  expect(counted({ ...born, repeatedTime: 'second' })).toBe('1986-09-14T01:30 丑');
  const once = { ...born, time: '12:00' };
  expect(fourPillars({ ...once, repeatedTime: 'second' })).toEqual(fourPillars(once));
});

test('without a time, a summer day begins in the last standard hour of the day before', () => {
  const { day } = fourPillars({ date: '1988-07-01', timeZone: 'Asia/Shanghai' });
  const ofDate = fourPillars({ date: '1988-07-01' }).day;
  const ofDayBefore = fourPillars({ date: '1988-06-30' }).day;
  expect(day).toMatchObject({ name: ofDate.name, certain: false, change: { at: '01:00:00' } });
  expect(day.change?.before.name).toBe(ofDayBefore.name);
  // The day on which the clocks are put forward at midnight has no first hour.
  expect(fourPillars({ date: '1940-06-01', timeZone: 'Asia/Shanghai' }).day.certain).toBe(true);
});

const zones = [
  'Asia/Shanghai',
  'Asia/Seoul',
  'Asia/Ho_Chi_Minh',
  'America/New_York',
  'Europe/London',
  'Asia/Kolkata',
];

test('the instant of a local time is the one that Temporal finds', () => {
  const anySecond = fc.integer({ min: Date.UTC(1880, 0, 1) / 1000, max: Date.UTC(2060, 0, 1) / 1000 });
  fc.assert(
    fc.property(anySecond, fc.constantFrom(...zones), (second, timeZone) => {
      const local = new Temporal.PlainDateTime(1970, 1, 1).add({ seconds: second });
      const birth = { date: local.toPlainDate(), time: local.toPlainTime().toString().slice(0, 8), timeZone };
      const earlier = local.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
      const later = local.toZonedDateTime(timeZone, { disambiguation: 'later' });
      const exists = earlier.toPlainDateTime().equals(local);
      const found = (['first', 'second'] as const).map((repeatedTime) => {
        try {
          return fourPillars({ ...birth, repeatedTime }).instant;
        } catch {
          return 'skipped';
        }
      });
      expect(found).toEqual(
        [earlier, later].map((zoned) => (exists ? zoned.toInstant().toString() : 'skipped')),
      );
    }),
    { numRuns: 300 },
  );
});

test('the equation of time is that of the example which Meeus prints, 13 minutes 42.6 seconds', () => {
  // October 13, 1992, 0:00 of terrestrial time, which is 59 seconds ahead of universal time.
  const seconds = equationOfTime(Date.UTC(1992, 9, 13) - 59_000) / 1000;
  expect(Math.abs(seconds - (13 * 60 + 42.6))).toBeLessThan(0.3);
});

test('with a longitude, true solar time decides: ahead of mean time in November, behind in February', () => {
  expect(counted({ date: '2023-11-03', time: '22:45', longitude: 120 })).toBe('2023-11-03T23:01 子');
  expect(counted({ date: '2024-02-11', time: '23:10', longitude: 120 })).toBe('2024-02-11T22:55 亥');
});

test('with a longitude, a place far from its zone’s meridian differs by two hours', () => {
  const born = { date: '2024-02-10', time: '01:30', timeZone: 'Asia/Urumqi' } as const;
  // Local clocks show UTC+6; most people use that of Beijing.
  expect(counted({ ...born, longitude: 87.6 })).toBe('2024-02-10T01:06 丑');
  expect(counted({ ...born, timeZone: 'Asia/Shanghai', longitude: 87.6 })).toBe('2024-02-09T23:06 子');
  const { day } = fourPillars({ date: '2024-02-10', longitude: 87.6 });
  expect(day.change?.at.slice(0, 5)).toBe('02:23');
});

test('with a longitude, daylight saving makes no difference', () => {
  const born = { date: '1988-07-01', longitude: 116.4 };
  expect(counted({ ...born, time: '13:30', timeZone: 'Asia/Shanghai' })).toBe(
    counted({ ...born, time: '12:30' }),
  );
});

test('true solar time is the hour angle of the sun that astronomy-engine finds, within two seconds', () => {
  const anySecond = fc.integer({ min: Date.UTC(1900, 0, 1) / 1000, max: Date.UTC(2100, 0, 1) / 1000 });
  fc.assert(
    fc.property(anySecond, fc.integer({ min: -179, max: 179 }), (second, longitude) => {
      const iso = new Date(second * 1000).toISOString();
      const { countedTime } = fourPillars({
        date: iso.slice(0, 10),
        time: iso.slice(11, 19),
        utcOffset: 0,
        longitude,
      });
      const hours = HourAngle(Body.Sun, new Date(second * 1000), new Observer(0, longitude, 0)) + 12;
      const apart = (Date.parse(`${countedTime}Z`) % dayMs) / hourMs - hours;
      expect(Math.abs(apart - 24 * Math.round(apart / 24)) * 3600).toBeLessThan(2);
    }),
  );
});

test('day and hour with a longitude are those of a clock that shows the true solar time', () => {
  const anySecond = fc.integer({ min: Date.UTC(1700, 0, 1) / 1000, max: Date.UTC(2150, 0, 1) / 1000 });
  fc.assert(
    fc.property(anySecond, fc.integer({ min: -180, max: 180 }), (second, longitude) => {
      const iso = new Date(second * 1000).toISOString();
      const born = { date: iso.slice(0, 10), time: iso.slice(11, 19), longitude };
      for (const dayStartsAt of ['midnight', '23:00'] as const) {
        const { day, hour, countedTime = '' } = fourPillars({ ...born, dayStartsAt });
        const [date = '', time] = countedTime.split('T');
        const byClock = fourPillars({ date, time, dayStartsAt });
        expect([day, hour]).toEqual([byClock.day, byClock.hour]);
      }
    }),
  );
});

test.each([
  ['+08:00', 8],
  ['-03:30', -3.5],
  ['+05:45', 5.75],
] as const)('the offset %s is that of %d hours', (text, hours) => {
  const birth = { date: '1990-01-20', time: '14:30' };
  expect(fourPillars({ ...birth, utcOffset: text })).toEqual(fourPillars({ ...birth, utcOffset: hours }));
});
