import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill/full';
import { expect, test } from 'vitest';
import { getZodiacSignByDate } from '../index.ts';
import { getSolarTerm, solarTermIds } from '../solar-terms/index.ts';
import { fourPillars, type BirthMoment } from './index.ts';

/** The names of year, month, day and hour. */
const namesOf = (birth: BirthMoment): string => {
  const { year, month, day, hour } = fourPillars(birth);
  return [year, month, day, hour].map((pillar) => pillar?.name ?? '-').join(' ');
};

/** The birth at a moment, by a clock of UTC+8. */
const birthAt = (epochMilliseconds: number): BirthMoment => {
  const iso = new Date(epochMilliseconds + 8 * 3_600_000).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 19) };
};

test('a birth has four pillars', () => {
  expect(namesOf({ date: '1990-01-20', time: '14:30' })).toBe('己巳 丁丑 乙酉 癸未');
  expect(fourPillars({ date: '1990-01-20', time: '14:30' })).toMatchObject({
    instant: '1990-01-20T06:30:00Z',
    countedTime: '1990-01-20T14:30:00',
  });
  expect(fourPillars({ date: '1990-01-20', time: '14:30' }).day).toEqual({
    stem: '乙',
    branch: '酉',
    sign: 'rooster',
    name: '乙酉',
    reading: 'yǐ-yǒu',
    element: 'Wood',
    polarity: 'Yin',
    hiddenStems: ['辛'],
    naYin: '泉中水',
    certain: true,
    change: undefined,
  });
});

// 五虎遁: 甲己之年丙作首，乙庚之歲戊為頭，丙辛必定尋庚起，丁壬壬位順行流，若問戊癸何方發，甲寅之上好追求.
const firstMonths: Readonly<Record<string, string>> = {
  甲: '丙寅',
  乙: '戊寅',
  丙: '庚寅',
  丁: '壬寅',
  戊: '甲寅',
  己: '丙寅',
  庚: '戊寅',
  辛: '庚寅',
  壬: '壬寅',
  癸: '甲寅',
};

test('the stem of a year decides that of its first month, and the months follow each other', () => {
  const stems = '甲乙丙丁戊己庚辛壬癸';
  for (let year = 1984; year < 2044; year += 1) {
    const first = fourPillars({ date: { year, month: 2, day: 20 } });
    expect(first.month.name).toBe(firstMonths[first.year.stem]);
    const months = Array.from({ length: 12 }, (_, after) => {
      const month = ((after + 1) % 12) + 1;
      return fourPillars({ date: { year: month === 1 ? year + 1 : year, month, day: 20 } });
    });
    expect(months.map(({ month }) => month.branch).join('')).toBe('寅卯辰巳午未申酉戌亥子丑');
    expect(new Set(months.map((found) => found.year.name)).size).toBe(1);
    const firstStem = stems.indexOf(first.month.stem);
    expect(months.map(({ month }) => month.stem)).toEqual(
      months.map((_, after) => stems.charAt((firstStem + after) % 10)),
    );
  }
});

// 五鼠遁: 甲己還加甲，乙庚丙作初，丙辛從戊起，丁壬庚子居，戊癸何方發，壬子是真途.
const firstHours: Readonly<Record<string, string>> = {
  甲: '甲子',
  乙: '丙子',
  丙: '戊子',
  丁: '庚子',
  戊: '壬子',
  己: '甲子',
  庚: '丙子',
  辛: '戊子',
  壬: '庚子',
  癸: '壬子',
};

test('the stem of a day decides that of its first double hour, and each double hour begins at an odd hour', () => {
  for (let day = 1; day <= 20; day += 1) {
    const date = { year: 2000, month: 1, day };
    const { day: dayPillar, hours } = fourPillars({ date });
    expect(hours[0]?.name).toBe(firstHours[dayPillar.stem]);
    expect(hours.map(({ branch }) => branch).join('')).toBe('子丑寅卯辰巳午未申酉戌亥');
    for (const [place, pillar] of hours.entries()) {
      const hour = String(2 * place).padStart(2, '0');
      expect(fourPillars({ date, time: `${hour}:59` }).hour).toBe(pillar);
      const next = String(2 * place + 1).padStart(2, '0');
      const after = fourPillars({ date, time: `${next}:00` }).hour;
      expect(after?.branch).toBe('丑寅卯辰巳午未申酉戌亥子'.charAt(place));
      expect([hours[place + 1], undefined]).toContain(place < 11 ? after : undefined);
    }
  }
});

test.each([
  ['1949-10-01', '甲子', 'the day the Republic was proclaimed, as almanacs print it'],
  ['1722-12-20', '甲午', 'the day on which the Kangxi emperor died, in the 清史稿 (Qingshigao), volume 8'],
  ['2000-01-01', '戊午', 'as the Hong Kong Observatory prints it'],
  ['2024-02-10', '甲辰', 'the New Year of 甲辰'],
  ['1644-04-25', '丁未', 'the day on which the last Ming emperor died, in the 明史 (Mingshi), volume 24'],
])('%s is a %s day, %s', (date, name) => {
  expect(fourPillars({ date }).day.name).toBe(name);
});

test('the sixty days follow each other without a break over six centuries', () => {
  const names = new Map<string, number>();
  const first = Date.UTC(1583, 0, 1) / 86_400_000;
  for (let nth = 0; nth < 225_000; nth += 997) {
    const date = new Date((first + nth) * 86_400_000).toISOString().slice(0, 10);
    const { name } = fourPillars({ date }).day;
    expect(names.get(name) ?? nth % 60).toBe(nth % 60);
    names.set(name, nth % 60);
  }
  expect(names.size).toBe(60);
});

// Hong Kong Observatory, "The 24 Solar Terms" of 2024, in Hong Kong Time (UTC+8), to the minute.
test.each([
  ['2024-02-04', '16:26', '癸卯 乙丑', '16:28', '甲辰 丙寅'],
  ['2024-03-05', '10:22', '甲辰 丙寅', '10:24', '甲辰 丁卯'],
  ['2024-08-07', '08:08', '甲辰 辛未', '08:10', '甲辰 壬申'],
  ['2024-12-06', '23:16', '甲辰 乙亥', '23:18', '甲辰 丙子'],
  ['2024-01-06', '04:48', '癸卯 甲子', '04:50', '癸卯 乙丑'],
])(
  'on %s at %s year and month are %s, and at %s they are %s',
  (date, before, pillarsBefore, after, pillarsAfter) => {
    expect(namesOf({ date, time: before })).toContain(pillarsBefore);
    expect(namesOf({ date, time: after })).toContain(pillarsAfter);
  },
);

test('year and month change exactly in the second of their term', () => {
  for (const year of [1583, 1700, 1912, 1984, 2026, 2200]) {
    for (const [place, id] of solarTermIds.entries()) {
      const { epochMilliseconds } = getSolarTerm(year, id);
      const before = fourPillars(birthAt(epochMilliseconds - 1000));
      const after = fourPillars(birthAt(epochMilliseconds));
      expect(after.month.name !== before.month.name).toBe(place % 2 === 0);
      expect(after.year.name !== before.year.name).toBe(id === 'li-chun');
    }
  }
});

const anyInstant = fc.integer({ min: -12_212_000_000, max: 7_289_000_000 }).map((seconds) => seconds * 1000);

test('year and month are those of the instant, whatever the clock and wherever the place', () => {
  fc.assert(
    fc.property(
      anyInstant,
      fc.integer({ min: -48, max: 56 }),
      fc.integer({ min: -180, max: 180 }),
      (instant, quarters, longitude) => {
        const iso = new Date(instant + quarters * 900_000).toISOString();
        const born = { date: iso.slice(0, 10), time: iso.slice(11, 19), utcOffset: quarters / 4, longitude };
        const { year, month } = fourPillars(birthAt(instant));
        const elsewhere = fourPillars(born);
        expect([elsewhere.year, elsewhere.month]).toEqual([year, month]);
        expect(Date.parse(elsewhere.instant ?? '')).toBe(instant);
      },
    ),
  );
});

test('the year’s pillar at the end of a day is the zodiac year by the Start of Spring', () => {
  const anyDay = fc.integer({ min: -141_349, max: 84_368 });
  fc.assert(
    fc.property(anyDay, (day) => {
      const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
      const { year } = fourPillars({ date, time: '23:59:59' });
      expect(year.name).toBe(getZodiacSignByDate(date, { convention: 'li-chun' })?.sexagenaryName);
      expect(year.sign).toBe(getZodiacSignByDate(date, { convention: 'li-chun' })?.sign.id);
    }),
  );
});

// January 1, 2000 was 戊午, so that its first hour was 壬子 and the first of the next day 甲子.
test.each([
  ['early and late Rat hours (早子時, 夜子時)', {}, '戊午 甲子'],
  ['the day and its hours from midnight', { lateRatHour: 'same-day' }, '戊午 壬子'],
  ['the day from the Rat hour (子初換日)', { dayStartsAt: '23:00' }, '己未 甲子'],
  [
    'the day from the Rat hour, with the other option for the hour',
    { dayStartsAt: '23:00', lateRatHour: 'same-day' },
    '己未 甲子',
  ],
] as const)('a birth after 23:00 has the day and the hour of the option: %s', (_, options, dayAndHour) => {
  const date = '2000-01-01';
  expect(namesOf({ date, time: '23:30', ...options })).toBe(`己卯 丙子 ${dayAndHour}`);
  expect(namesOf({ date, time: '23:00', ...options })).toBe(`己卯 丙子 ${dayAndHour}`);
  expect(namesOf({ date, time: '22:59', ...options })).toBe('己卯 丙子 戊午 癸亥');
  expect(namesOf({ date: '2000-01-02', time: '00:00', ...options })).toBe('己卯 丙子 己未 甲子');
});

test('without a time, every pillar of an ordinary day is certain except the hour', () => {
  const { year, month, day, hour, hours, instant, countedTime } = fourPillars({ date: '1990-01-20' });
  expect([year, month, day].map(({ certain, change }) => [certain, change])).toEqual([
    [true, undefined],
    [true, undefined],
    [true, undefined],
  ]);
  expect([hour, instant, countedTime]).toEqual([undefined, undefined, undefined]);
  expect(hours.map(({ name }) => name).join(' ')).toBe(
    '丙子 丁丑 戊寅 己卯 庚辰 辛巳 壬午 癸未 甲申 乙酉 丙戌 丁亥',
  );
});

test('without a time, year and month are uncertain on the day of their term', () => {
  const { year, month, day } = fourPillars({ date: '2024-02-04' });
  expect(day.certain).toBe(true);
  expect(year).toMatchObject({ name: '癸卯', certain: false });
  expect(year.change?.at.slice(0, 5)).toBe('16:27');
  expect([year.change?.before.name, year.change?.after.name]).toEqual(['癸卯', '甲辰']);
  expect([month.change?.before.name, month.change?.after.name]).toEqual(['乙丑', '丙寅']);
  const march = fourPillars({ date: '2024-03-05' });
  expect([march.year.certain, march.month.certain]).toEqual([true, false]);
  // The month changes at 10:23, so noon has the later month.
  expect(march.month.name).toBe('丁卯');
  expect(fourPillars({ date: '2024-02-19' }).month.certain).toBe(true);
});

test('without a time, the day is uncertain where it begins at 23:00', () => {
  const { day } = fourPillars({ date: '2000-01-01', dayStartsAt: '23:00' });
  expect(day).toMatchObject({ name: '戊午', certain: false, change: { at: '23:00:00' } });
  expect([day.change?.before.name, day.change?.after.name]).toEqual(['戊午', '己未']);
});

test('a certain pillar is the same at every time of the day, and a change happens at the stated time', () => {
  const anyBirth = fc.record({
    date: fc
      .integer({ min: -141_349, max: 84_368 })
      .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
    dayStartsAt: fc.constantFrom('midnight' as const, '23:00' as const),
    longitude: fc.option(fc.integer({ min: 70, max: 170 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(anyBirth, fc.integer({ min: 0, max: 86_399 }), (birth, second) => {
      const time = new Date(second * 1000).toISOString().slice(11, 19);
      const unknown = fourPillars(birth);
      const known = fourPillars({ ...birth, time });
      for (const kind of ['year', 'month', 'day'] as const) {
        const { name, change } = unknown[kind];
        const side = change && (time < change.at ? change.before : change.after);
        expect(known[kind].name).toBe(side?.name ?? name);
      }
    }),
  );
});

test('the twelve hours of a date cover every time except the late Rat hour, which belongs to the next day', () => {
  const anyDay = fc.integer({ min: -141_349, max: 84_367 });
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 1439 }), (day, minute) => {
      const [date, next] = [day, day + 1].map((each) =>
        new Date(each * 86_400_000).toISOString().slice(0, 10),
      );
      const time = new Date(minute * 60_000).toISOString().slice(11, 16);
      const { hour } = fourPillars({ date: date ?? '', time });
      const hours = fourPillars({ date: date ?? '' }).hours;
      expect(hour).toBe(
        time < '23' ? hours[(Number(time.slice(0, 2)) + 1) >> 1] : fourPillars({ date: next ?? '' }).hours[0],
      );
    }),
  );
});

test('changing a pillar does not change later results', () => {
  const { hours, hour } = fourPillars({ date: '1990-01-20', time: '14:30' });
  for (const pillar of [...hours, hour]) {
    expect(Object.isFrozen(pillar)).toBe(true);
    expect(Object.isFrozen(pillar?.hiddenStems)).toBe(true);
  }
});

test('accepts a Temporal.PlainDate of any calendar', () => {
  const date = Temporal.PlainDate.from('1990-01-20').withCalendar('hebrew');
  expect(namesOf({ date, time: '14:30' })).toBe('己巳 丁丑 乙酉 癸未');
});

test.each(['1582-12-31', '2201-01-01', { year: 0, month: 2, day: 29 }])(
  '%j is refused with the range',
  (date) => {
    expect(() => fourPillars({ date })).toThrow(/The year must be an integer of 1583 to 2200/);
  },
);

test.each(['1583-01-01', '2200-12-31'])('%s has pillars at every time and place', (date) => {
  for (const time of ['00:00', '23:59:59', undefined]) {
    for (const utcOffset of [-16, 0, 16]) {
      for (const longitude of [-180, 180, undefined])
        expect(fourPillars({ date, time, utcOffset, longitude }).year.name).toHaveLength(2);
    }
  }
});
