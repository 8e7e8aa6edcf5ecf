/**
 * The officer of a day (建除十二神), with what the almanac calls suitable and unsuitable.
 *
 * @packageDocumentation
 */
import { type CalendarDate, toCalendarDate, type DateInput, dayNumber } from './calendar/date-input.ts';
import type { CalendarOptions } from './calendar/convention.ts';
import { modulo } from './cycle/sexagenary.ts';
import { requireInteger } from './require-input.ts';
import { monthOfDay } from './solar-terms/month-of-day.ts';
import { readTermCalendar } from './solar-terms/solar-terms.ts';

export type { CalendarDate, DateInput } from './calendar/date-input.ts';
export type { CalendarOptions } from './calendar/convention.ts';
export type { CalendarName } from './calendar/country-calendars.ts';

/** The officer of a day. */
export interface OfficerOfDay extends DayOfficer {
  readonly date: CalendarDate;
}

/**
 * The officer of a day (建除十二神), by the number of branches from the month's branch to the day's branch. A day with the
 * month's own branch is 建. The month changes on the day of its solar term (節), which has the same officer as the day
 * before.
 *
 * Suitable (宜) and unsuitable (忌) follow from the officer alone. A full almanac weighs it with dozens of other spirits of the
 * day, so its list differs.
 *
 * @param date - `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar; years as for
 * `solarTermsOf`
 * @param options - the calendar; China's by default
 * @returns the officer, or `undefined` where there is no such day (February 30, month 13, text that is not a date)
 * @throws RangeError when the day is real but outside the years of the calendar, or there is no such calendar
 * @see 欽定協紀辨方書 (Xieji bianfang shu, 1741), volume 4, for the officers, volumes 10 and 11 for what they are suitable for
 * @example
 * dayOfficer('2026-11-25')?.name; // '定'
 * dayOfficer('2026-11-25')?.suitable.map(({ english }) => english).includes('wedding'); // true
 */
export function dayOfficer(date: DateInput, options: CalendarOptions = {}): OfficerOfDay | undefined {
  const calendar = readTermCalendar(options);
  const calendarDate = toCalendarDate(date);
  if (!calendarDate) return undefined;
  requireInteger('year', calendarDate.year, calendar.first, calendar.last);
  const day = dayNumber(calendarDate);
  // January 1, 1970 was a day of 巳, the sixth branch; January is the month of 丑, the second.
  const steps = modulo(day + 5 - (monthOfDay(day, calendar) + 1), 12);
  return { ...(dayOfficers[steps] as DayOfficer), date: calendarDate };
}

/** The id of one of the twelve day officers. */
export type DayOfficerId =
  | 'establish'
  | 'remove'
  | 'full'
  | 'balance'
  | 'stable'
  | 'initiate'
  | 'destruction'
  | 'danger'
  | 'success'
  | 'receive'
  | 'open'
  | 'close';

/** An activity that an almanac recommends for a day, or advises against. */
export interface Activity {
  /** Chinese name, such as `'嫁娶'`. */
  readonly name: string;
  /** English name, such as `'wedding'`. */
  readonly english: string;
}

/** One of the twelve day officers (建除十二神). */
export interface DayOfficer {
  readonly id: DayOfficerId;
  /** Chinese name, such as `'建'`. */
  readonly name: string;
  readonly pinyin: string;
  /** English name, such as `'Establish'`. */
  readonly english: string;
  /** Activities for which the officer makes the day suitable (宜). */
  readonly suitable: readonly Activity[];
  /** Activities for which the officer makes the day unsuitable (忌). */
  readonly unsuitable: readonly Activity[];
}

const officers =
  'Establish|建|jiàn,Remove|除|chú,Full|滿|mǎn,Balance|平|píng,Stable|定|dìng,Initiate|執|zhí,Destruction|破|pò,Danger|危|wēi,Success|成|chéng,Receive|收|shōu,Open|開|kāi,Close|閉|bì';

/**
 * The activities of the people in 協紀辨方書, volume 11, except felling trees and hunting, which it ties to seasons. Each has the
 * officers that the book names as suitable, by name or by a spirit which always has the same day (天巫 and 福德 are 滿; 吉期 is 除; 天喜
 * and 天醫 are 成; 三合 is 定 and 成), and as unsuitable (月建 and 土府 are 建; 月破 is 破; 死神 is 平). Volume 10 adds 開 as unsuitable for
 * breaking ground and burial.
 */
const activities = [
  '祭祀|worship|滿開|',
  '上表章|submitting a petition|滿開|建破平收閉',
  '上官赴任|taking office|建除成開|破平收滿閉',
  '入學|starting school|成開|',
  '冠帶|coming-of-age ceremony|定|破平收',
  '結婚姻|engagement|定成|建破平收滿閉',
  '會親友|meeting friends and relatives|定滿成開|破平收閉',
  '嫁娶|wedding|定成|破平收閉',
  '進人口|taking someone into the household|定成滿收|破平閉',
  '出行|setting out on a journey|建除成開|破平收閉',
  '移徙|moving house|成開|破平收閉',
  '安床|setting up a bed|危|破平收閉',
  '沐浴|bathing|除|',
  '剃頭|cutting hair|除|建破',
  '療病|treating an illness|除破成開|建平收滿閉',
  '裁衣|making clothes|定成滿開|破平收',
  '修造動土|building and digging|定成開|建破平收閉',
  '豎柱上梁|raising the frame of a house|定成開|建破平收閉',
  '經絡|setting up a loom|定成滿|破平收',
  '開市|opening a business|滿成開|破平收閉',
  '立券|signing a contract|定成滿|破平收',
  '交易|trading|定成滿|破平收',
  '納財|receiving money|定成滿收|破平',
  '修置產室|preparing a room for childbirth|開|建破平收閉',
  '開渠穿井|digging a ditch or a well|開|建破平收閉',
  '安碓磑|installing a mill|定成開|建破',
  '掃舍宇|cleaning the house|除|',
  '平治道塗|leveling a road|平|建',
  '破屋壞垣|pulling down a house or a wall|破|建',
  '捕捉|catching animals|執收|',
  '栽種|planting|開|建破平',
  '牧養|raising animals|開|破平',
  '破土|breaking ground for a grave||建破平收開',
  '安葬|burial||建破平收開',
  '啟攢|exhumation||建破平收開',
];

/** The twelve day officers (建除十二神) in their order, with what each is suitable and unsuitable for. Frozen. */
export const dayOfficers: readonly DayOfficer[] = /* @__PURE__ */ (() => {
  const rows = activities.map((row) => {
    const [name = '', english = '', suitable = '', unsuitable = ''] = row.split('|');
    return { activity: Object.freeze({ name, english }), suitable, unsuitable };
  });
  return Object.freeze(
    officers.split(',').map((row) => {
      const [english = '', name = '', pinyin = ''] = row.split('|');
      const listed = (kind: 'suitable' | 'unsuitable'): readonly Activity[] =>
        Object.freeze(rows.filter((each) => each[kind].includes(name)).map(({ activity }) => activity));
      return Object.freeze({
        id: english.toLowerCase() as DayOfficerId,
        name,
        pinyin,
        english,
        suitable: listed('suitable'),
        unsuitable: listed('unsuitable'),
      });
    }),
  );
})();
