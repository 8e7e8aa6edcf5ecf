import { expect, test } from 'vitest';
import { entries } from './test/entries.ts';

type ErrorClass = typeof RangeError | typeof TypeError;

/** A wrong value, the class of the error, the field that the message names, and how it names the value. */
type Wrong = readonly [value: unknown, errorClass: ErrorClass, field: string, shown: string];

/** Values of a wrong type for every input that takes an object. */
const noObjects: readonly (readonly [value: unknown, shown: string])[] = [
  [null, 'null'],
  [new Date(0), 'the Date "1970-01-01T00:00:00.000Z"'],
  [1_700_000_000_000, 'the number 1700000000000'],
  [['1990-01-20'], 'an array of 1'],
  [true, 'the boolean true'],
  [() => 1990, 'a function'],
  [Symbol('year'), 'the symbol Symbol(year)'],
  [5n, 'the bigint 5'],
];

const otherTypes = (field: string, others = noObjects): Wrong[] =>
  others.map(([value, shown]) => [value, TypeError, field, shown]);

const parts = (name: string, wrong: object): Wrong => [
  { year: 1990, month: 1, day: 20, ...wrong },
  TypeError,
  `${Object.keys(wrong)[0]} of the ${name}`,
  (
    { string: `"${Object.values(wrong)[0]}"`, undefined: 'undefined', object: 'null' } as Readonly<
      Record<string, string>
    >
  )[typeof Object.values(wrong)[0]] ?? '',
];

const date = (field = 'date'): Wrong[] => [
  ...otherTypes(field),
  [undefined, TypeError, field, 'undefined'],
  parts(field, { month: '1' }),
  parts(field, { day: undefined }),
  parts(field, { day: null }),
  [{ year: 1990, month: 1.5, day: 20 }, RangeError, `month of the ${field}`, 'the number 1.5'],
  [{ year: 1990, month: Number.NaN, day: 20 }, RangeError, `month of the ${field}`, 'the number NaN'],
];

const unknownFields = (field: string): Wrong[] => [
  [{ calender: 'china' }, TypeError, 'calender', 'the string "china"'],
  [{ timezone: 'Asia/Shanghai' }, TypeError, 'timezone', 'the string "Asia/Shanghai"'],
  [{ leap: true }, TypeError, 'leap', 'the boolean true'],
  ...otherTypes(field),
];

const calendar: Wrong[] = [
  ...unknownFields('options'),
  ['vietnam', TypeError, 'options', 'the string "vietnam"'],
  [{ calendar: 'tibet' }, RangeError, 'calendar', 'the string "tibet"'],
  [{ calendar: null }, TypeError, 'calendar', 'null'],
  [{ calendar: 5 }, TypeError, 'calendar', 'the number 5'],
  [{ calendar: ['china'] }, TypeError, 'calendar', 'an array of 1'],
];

const convention: Wrong[] = [
  ...calendar,
  [{ convention: 'spring' }, RangeError, 'convention', 'the string "spring"'],
  [{ convention: null }, TypeError, 'convention', 'null'],
];

const number = (field: string, tooLarge?: number): Wrong[] => [
  ['2024', TypeError, field, 'the string "2024"'],
  [null, TypeError, field, 'null'],
  [undefined, TypeError, field, 'undefined'],
  [new Date(0), TypeError, field, 'the Date'],
  [[2024], TypeError, field, 'an array of 1'],
  [{}, TypeError, field, 'an object with no fields'],
  [2024n, TypeError, field, 'the bigint 2024'],
  [2024.5, RangeError, field, 'the number 2024.5'],
  [Number.NaN, RangeError, field, 'the number NaN'],
  ...(tooLarge === undefined ? [] : [[tooLarge, RangeError, field, `the number ${tooLarge}`] as const]),
];

/** A name of a closed list. */
const oneOf = (field: string): Wrong[] => [
  ['cat', RangeError, field, 'the string "cat"'],
  ['constructor', RangeError, field, 'the string "constructor"'],
  ['', RangeError, field, 'the string ""'],
  ...otherTypes(field),
  [undefined, TypeError, field, 'undefined'],
];

const text = (field: string): Wrong[] => [
  ...otherTypes(field),
  [undefined, TypeError, field, 'undefined'],
  [{}, TypeError, field, 'an object with no fields'],
];

const pillar = (field = 'pillar'): Wrong[] => [
  ['甲丑', RangeError, field, 'the string "甲丑"'],
  [null, TypeError, field, 'null'],
  [4, TypeError, field, 'the number 4'],
  [{ name: '甲丑' }, RangeError, field, 'the string "甲丑"'],
];

const pillars: Wrong[] = [
  ...otherTypes('pillars'),
  [undefined, TypeError, 'pillars', 'undefined'],
  ['庚午', TypeError, 'pillars', 'the string "庚午"'],
  [{ year: '庚午', month: '辛巳' }, TypeError, 'day', 'undefined'],
  [{ year: '庚午', month: '辛巳', day: '庚辰', hour: '子' }, RangeError, 'hour', 'the string "子"'],
];

const birth: Wrong[] = [
  ...unknownFields('birth'),
  ['1990-01-20', TypeError, 'birth', 'the string "1990-01-20"'],
  ...date().map(([value, errorClass, field, shown]): Wrong => [{ date: value }, errorClass, field, shown]),
  ...(
    [
      [{ time: '25:00' }, RangeError, 'time', 'the string "25:00"'],
      ...['24:00', '9:00', '14.30', '14:60', '14:30:60', '', ' 14:30'].map(
        (time) => [{ time }, RangeError, 'time', `the string "${time}"`] as const,
      ),
      [{ time: null }, TypeError, 'time', 'null'],
      [{ time: new Date(0) }, TypeError, 'time', 'the Date'],
      [{ utcOffset: '8' }, RangeError, 'utcOffset', 'the string "8"'],
      [{ utcOffset: null }, TypeError, 'utcOffset', 'null'],
      [{ utcOffset: 17 }, RangeError, 'utcOffset', 'the number 17'],
      [{ utcOffset: '+17:00' }, RangeError, 'utcOffset', 'the number 17'],
      [{ timeZone: 'Mars/Phobos' }, RangeError, 'timeZone', 'the string "Mars/Phobos"'],
      [{ timeZone: '+08:00' }, RangeError, 'timeZone', 'the string "+08:00"'],
      [{ timeZone: 8 }, TypeError, 'timeZone', 'the number 8'],
      [{ timeZone: 'Asia/Tokyo', utcOffset: 9 }, RangeError, 'utcOffset', 'the number 9'],
      [{ longitude: 181 }, RangeError, 'longitude', 'the number 181'],
      [{ longitude: '116' }, TypeError, 'longitude', 'the string "116"'],
      [{ dayStartsAt: '00:00' }, RangeError, 'dayStartsAt', 'the string "00:00"'],
      [{ lateRatHour: 1 }, TypeError, 'lateRatHour', 'the number 1'],
      [{ repeatedTime: 'third' }, RangeError, 'repeatedTime', 'the string "third"'],
      [{ timezone: 'Asia/Tokyo' }, TypeError, 'timezone', 'the string "Asia/Tokyo"'],
    ] as const
  ).map(([fields, errorClass, field, shown]): Wrong => [
    { date: '1990-01-20', ...fields },
    errorClass,
    field,
    shown,
  ]),
];

const lunarDate = (field: string): Wrong[] => [
  ...otherTypes(field),
  [{ year: 2025, month: 6, leap: true, day: 1 }, TypeError, 'leap', 'the boolean true'],
  [{ year: 2025, month: 6, isLeapMonth: 1, day: 1 }, TypeError, 'isLeapMonth', 'the number 1'],
  [{ year: 2025, month: '6', day: 1 }, TypeError, 'month', 'the string "6"'],
];

const year = (last = 2200): Wrong[] => number('year', last + 1);
const good = {
  date: '1990-01-20',
  pillars: { year: '庚午', month: '辛巳', day: '庚辰' },
  birth: { date: '1990-01-20' },
} as const;

/** Each argument of each function: a good value, and the wrong ones. */
type Argument = readonly [good: unknown, wrong: readonly Wrong[]];

const onDate: readonly Argument[] = [
  [good.date, date()],
  [undefined, calendar],
];
const onDateByConvention: readonly Argument[] = [
  [good.date, date()],
  [undefined, convention],
];
const inYear: readonly Argument[] = [
  [2025, year()],
  [undefined, calendar],
];
const twoSigns: readonly Argument[] = [
  ['rat', oneOf('sign')],
  ['ox', oneOf('sign')],
];

const arguments_: Readonly<Record<string, readonly Argument[]>> = {
  getZodiacSignById: [['rat', oneOf('sign')]],
  describeSign: [['rat', oneOf('sign')]],
  getZodiacSignByName: [['Rat', text('name')]],
  getZodiacSignByDate: onDateByConvention,
  getChineseNewYear: [[2024, year()]],
  getStartOfSpring: [[2024, year()]],
  getLunarNewYear: [
    [2024, year()],
    [undefined, [...calendar, [{ convention: 'li-chun' }, TypeError, 'convention', 'the string "li-chun"']]],
  ],
  signOf: [
    [{ year: 1990 }, [...otherTypes('date'), [{ year: '1990' }, TypeError, 'year', 'the string "1990"']]],
    [undefined, convention],
  ],
  boundarySentence: [[good.date, date()]],
  explainSign: onDateByConvention,
  foundingSign: [
    [
      { year: 1990 },
      [
        ...otherTypes('date'),
        [{ year: '1990' }, TypeError, 'year', 'the string "1990"'],
        [{ year: 1990, month: 13 }, RangeError, 'month', 'the number 13'],
        [{ year: 1990, month: 2, day: 30 }, RangeError, 'date', '1990-2-30'],
      ],
    ],
  ],
  sexagenaryYear: [[1984, number('year')]],
  signOfHour: [[12, number('hour', 24)]],
  nextYearOfSign: [
    ['rat', oneOf('sign')],
    [2026, number('year')],
  ],
  compatibility: twoSigns,
  relations: twoSigns,
  relationsOf: [
    [
      ['rat'],
      [
        ...text('group of branches').filter(([value]) => !Array.isArray(value)),
        [['cat'], RangeError, 'sign', 'the string "cat"'],
      ],
    ],
  ],
  lifePathNumber: [
    [
      good.date,
      [
        ...date(),
        ['1990-02-30', RangeError, 'date', '"1990-02-30"'],
        ['yesterday', RangeError, 'date', '"yesterday"'],
      ],
    ],
  ],
  lifePathMeaning: [[4, number('life path', 10)]],
  birthDayNumber: [[4, number('day', 32)]],
  personalYearNumber: [
    [
      { month: 5, day: 15 },
      [
        ...otherTypes('birthday'),
        [{ month: 2, day: 30 }, RangeError, 'birthday', '2000-2-30'],
        [{ month: 5 }, TypeError, 'day of the birthday', 'undefined'],
      ],
    ],
    [2026, year(9999)],
  ],
  personalMonthNumber: [
    [{ month: 5, day: 15 }, otherTypes('birthday')],
    [
      { year: 2026, month: 8 },
      [...otherTypes('month'), [{ year: 2026, month: 13 }, RangeError, 'month', 'the number 13']],
    ],
  ],
  personalDayNumber: [
    [{ month: 5, day: 15 }, otherTypes('birthday')],
    [good.date, date()],
  ],
  expressionNumber: [
    ['Ada', [...text('name'), ['Łódź', RangeError, 'name', '"Łódź"'], ['-', RangeError, 'name', '"-"']]],
  ],
  kuaOf: [
    [good.date, date()],
    ['male', oneOf('sex')],
  ],
  monthDescription: [[1, number('month', 13)]],
  readingTime: [['text', text('text')]],
  toLunarDate: [
    [good.date, date()],
    [undefined, [...calendar, [{ calendar: 'japan' }, RangeError, 'calendar', 'the string "japan"']]],
  ],
  fromLunarDate: [
    [{ year: 2024, month: 8, day: 15 }, lunarDate('lunar date')],
    [undefined, calendar],
  ],
  leapMonthOf: inYear,
  daysOfLunarMonth: [
    [{ year: 2025, month: 6 }, lunarDate('lunar month')],
    [undefined, calendar],
  ],
  lunarBirthday: [
    [{ month: 8, day: 15 }, lunarDate('lunar date of birth')],
    [2026, year()],
    [undefined, [...calendar, [{ withoutDay30: 'never' }, RangeError, 'withoutDay30', 'the string "never"']]],
  ],
  solarTermsOf: inYear,
  getSolarTerm: [
    [2024, year()],
    ['li-chun', oneOf('solar term')],
    [undefined, calendar],
  ],
  solarTermOf: onDate,
  fourPillars: [[good.birth, birth]],
  luckPillars: [
    [good.birth, birth],
    ['female', oneOf('sex')],
  ],
  dayMaster: [[good.pillars, pillars]],
  elementCounts: [[good.pillars, pillars]],
  tenGodsOf: [[good.pillars, pillars]],
  tenGod: [
    ['甲', oneOf('day master')],
    ['甲', oneOf('stem')],
  ],
  emptyBranches: [['甲子', pillar()]],
  taiSui: [
    [2026, number('year')],
    ['rat', oneOf('sign')],
  ],
  lifeStage: [
    ['甲', oneOf('stem')],
    ['rat', oneOf('sign')],
  ],
  lifeStagesOf: [[good.pillars, pillars]],
  starsOf: [[good.pillars, pillars]],
  starsIn: [
    ['甲子', pillar()],
    [good.pillars, pillars],
  ],
  placesOfStar: [
    ['nobleman', oneOf('star')],
    ['甲', oneOf('stem')],
  ],
  usefulElement: [[good.pillars, pillars]],
  strengthOfDayMaster: [[good.pillars, pillars]],
  palacesOf: [[good.pillars, pillars]],
  annualFortune: [
    [2026, year()],
    ['甲', oneOf('day master')],
  ],
  monthlyFortunes: [
    [2026, year()],
    ['甲', oneOf('day master')],
  ],
  dayOfficer: onDate,
  lunarMansionOf: [[good.date, date()]],
  godDirections: [['甲', oneOf('stem')]],
  nineStarsOf: onDate,
  dogDayOf: onDate,
  nineNineOf: onDate,
  festivalsOf: inYear,
  festivalsOn: onDate,
  moonPhasesOf: inYear,
  moonPhaseOf: onDate,
  phenologyOf: onDate,
  chineseNumeral: [[21, number('number', 10_000)]],
  chineseDigits: [[2026, number('number', 10_000)]],
  formatLunarDate: [
    [{ year: 2026, month: 8, day: 15 }, lunarDate('lunar date')],
    ['en', oneOf('language')],
  ],
};

/** Functions that return `undefined` for a value that is not an integer, as the specification of the lookup says. */
const findsNothing = ['getZodiacSign'];

const functions = new Map(
  Object.values(entries)
    .flatMap((names) => Object.entries(names))
    .filter((named): named is [string, (...given: unknown[]) => unknown] => typeof named[1] === 'function'),
);

test('the cases cover every public function', () => {
  expect([...functions.keys()].toSorted()).toEqual([...Object.keys(arguments_), ...findsNothing].toSorted());
});

const cases = Object.entries(arguments_).flatMap(([name, given]) =>
  given.flatMap(([, wrong], place) =>
    wrong.map(([value, ...expected]) => ({ name, place, value, expected })),
  ),
);

test('has more than a thousand cases, and each function accepts valid values', () => {
  expect(cases.length).toBeGreaterThan(1000);
  for (const [name, given] of Object.entries(arguments_))
    expect(() => functions.get(name)?.(...given.map(([value]) => value)), name).not.toThrow();
});

test.each(cases)(
  '$name refuses wrong argument $place: $expected.1, $expected.2',
  ({ name, place, value, expected }) => {
    const [errorClass, field, shown] = expected;
    const given = (arguments_[name] ?? []).map(([goodValue], each) => (each === place ? value : goodValue));
    let thrown: unknown;
    try {
      functions.get(name)?.(...given);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(errorClass);
    const { message } = thrown as Error;
    expect(message).toContain(field);
    expect(message).toContain(shown);
  },
);
