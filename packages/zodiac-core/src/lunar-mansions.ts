/**
 * The lunar mansion (二十八宿) of a day.
 *
 * @packageDocumentation
 */
import { firstCalendarYear, lastCalendarYear } from './calendar/country-calendars.ts';
import { toCalendarDate, type DateInput, dayNumber } from './calendar/date-input.ts';
import { modulo } from './cycle/sexagenary.ts';
import { requireInteger } from './require-input.ts';

export type { CalendarDate, DateInput } from './calendar/date-input.ts';

/**
 * The lunar mansion (二十八宿) of a day, as almanacs print it: a count of 28 days that never breaks, so that each mansion keeps its
 * day of the week. It is not the mansion in which the moon stands.
 *
 * @param date - `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar, of 1583 to 2200
 * @returns the mansion, or `undefined` where there is no such day (February 30, month 13, text that is not a date)
 * @throws RangeError when the day is real but outside those years
 * @see 欽定協紀辨方書 (Xieji bianfang shu, 1741), volume 1, 二十八宿配日
 * @example
 * lunarMansionOf('2026-11-25')?.english; // 'Wall'
 * lunarMansionOf('2026-11-29')?.luminary; // '日', a Sunday
 */
export function lunarMansionOf(date: DateInput): LunarMansion | undefined {
  const calendarDate = toCalendarDate(date);
  if (!calendarDate) return undefined;
  requireInteger('year', calendarDate.year, firstCalendarYear, lastCalendarYear);
  // January 1, 1970 was a day of 斗, the eighth mansion.
  return lunarMansions[modulo(dayNumber(calendarDate) + 7, 28)];
}

/** The quarter of the sky to which seven mansions belong. */
export type MansionQuarter = 'east' | 'north' | 'west' | 'south';

/** One of the 28 lunar mansions (二十八宿). */
export interface LunarMansion {
  /** Place in the cycle, 1 (角) to 28 (軫). */
  readonly place: number;
  /** Chinese name, such as `'角'`. */
  readonly name: string;
  /** English name, such as `'Horn'`. */
  readonly english: string;
  readonly quarter: MansionQuarter;
  /**
   * The planet, the sun or the moon in the full name of the mansion, such as `'木'`; one for each day of the week, 日 on Sundays.
   */
  readonly luminary: string;
  /** The animal in the full name of the mansion, such as `'蛟'`. */
  readonly animal: string;
}

const names = '角亢氐房心尾箕斗牛女虛危室壁奎婁胃昴畢觜參井鬼柳星張翼軫';
const animals = '蛟龍貉兔狐虎豹獬牛蝠鼠燕豬貐狼狗雉雞烏猴猿犴羊獐馬鹿蛇蚓';
const luminaries = '木金土日月火水';
const english =
  'Horn,Neck,Root,Room,Heart,Tail,Winnowing Basket,Dipper,Ox,Girl,Emptiness,Rooftop,Encampment,Wall,Legs,Bond,Stomach,Hairy Head,Net,Turtle Beak,Three Stars,Well,Ghost,Willow,Star,Extended Net,Wings,Chariot';
const quarters = ['east', 'north', 'west', 'south'] as const;

/** The 28 lunar mansions (二十八宿) in their order, from Horn to Chariot. Frozen. */
export const lunarMansions: readonly LunarMansion[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ [...names].map((name, index) =>
    Object.freeze({
      place: index + 1,
      name,
      english: english.split(',')[index] ?? '',
      quarter: quarters[Math.floor(index / 7)] ?? 'east',
      luminary: luminaries.charAt(index % 7),
      animal: animals.charAt(index),
    }),
  ),
);
