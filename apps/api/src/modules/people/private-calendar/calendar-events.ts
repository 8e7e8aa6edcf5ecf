import type { SavedPerson } from '@org/api-contract';
import { getLunarNewYear, getZodiacSignByDate, type CalendarName, type CalendarDate } from '@org/zodiac-core';
import { taiSui } from '@org/zodiac-core/pillars';
import { dayForSign, dayLabels, readersOf, titleOfDay, usesOfDay } from '@org/reading';
import { lunarBirthday, toLunarDate, type LunarDate } from '@org/zodiac-core/lunar';

interface EventsOptions {
  /** When the private calendar was created. */
  madeAt: Date;
  firstYear: number;
}

/** Last year for which the calendars of Vietnam and Korea are known. */
const lastYear = 2100;

const newYearNames: Readonly<Record<CalendarName, string>> = {
  china: 'Chinese New Year',
  vietnam: 'Tết, the Vietnamese New Year',
  korea: 'Seollal, the Korean New Year',
  japan: 'New Year’s Day',
};

/**
 * The days of a user's private calendar until 2100, in order: New Year's Days, the years of the user's sign and the
 * years in which it offends Tai Sui, and the lunar birthdays of saved people. The user's years require a saved person
 * with the relation `self`. No birthday is listed after the age of `maxAge`.
 */
export function calendarEvents(
  people: readonly SavedPerson[],
  { madeAt, firstYear }: EventsOptions,
): CalendarEvent[] {
  const self = people.find(({ relation }) => relation === 'self');
  const calendar = self?.birth.calendar ?? 'china';
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  const events = [
    ...years.map((year) => newYear(year, calendar, madeAt)),
    ...(self ? years.flatMap((year) => ownYear(year, self, calendar)) : []),
    ...people.flatMap((person) => lunarBirthdays(person, { firstYear, lastYear })),
  ];
  return events.toSorted((a, b) => dayOf(a) - dayOf(b));
}

const dayOf = ({ date }: CalendarEvent): number => Date.UTC(date.year, date.month - 1, date.day);

function newYear(year: number, calendar: CalendarName, changedAt: Date): CalendarEvent {
  const date = getLunarNewYear(year, { calendar });
  const zodiac = getZodiacSignByDate(date, { calendar });
  return {
    id: `new-year-${year}`,
    date,
    title: `${newYearNames[calendar]}: Year of the ${zodiac?.sign.name}`,
    text: `The first day of a ${zodiac?.polarity} ${zodiac?.yearElement} year, ${zodiac?.sexagenaryName} in the cycle of sixty.`,
    changedAt,
  };
}

/** The years of the user's sign, and the years in which it offends Tai Sui, each on its New Year's Day. */
function ownYear(year: number, self: SavedPerson, calendar: CalendarName): CalendarEvent[] {
  const born = getZodiacSignByDate(self.birth.date, { calendar });
  if (!born || year > born.zodiacYear + maxAge) return [];
  const date = getLunarNewYear(year, { calendar });
  const { relations, sentence } = taiSui(year, born.sign.id);
  const changedAt = new Date(self.updatedAt);
  const own = {
    id: `own-sign-${year}`,
    date,
    title: `Your own year begins: Year of the ${born.sign.name}`,
    text: 'The year of one’s own sign, 本命年 (běnmìngnián), comes every twelve years. By custom people wear something red in this year.',
    changedAt,
  };
  const offended = {
    id: `tai-sui-${year}`,
    date,
    title: `Tai Sui year begins for the ${born.sign.name}`,
    text: sentence,
    changedAt,
  };
  return [
    ...(relations.some(({ kind }) => kind === 'same-sign') ? [own] : []),
    ...(relations.length > 0 ? [offended] : []),
  ];
}

/** A day of a private calendar. */
export interface CalendarEvent {
  /** An id that stays the same for the same event. */
  id: string;
  date: CalendarDate;
  title: string;
  text: string;
  changedAt: Date;
  /** Whether the user counts as free on the day. */
  isTransparent?: boolean;
}

const dayCount = 60;
const dayMs = 86_400_000;

/**
 * The next days for the user's sign, one event a day, in the words of “Today for You” in the reading. Empty if no saved
 * person is the user.
 *
 * @param today - the first day, by its date in UTC
 */
export function daysForSelf(people: readonly SavedPerson[], today: Date): CalendarEvent[] {
  const self = people.find(({ relation }) => relation === 'self');
  const born = self && getZodiacSignByDate(self.birth.date, { calendar: self.birth.calendar ?? 'china' });
  if (!born) return [];
  const changedAt = new Date(self.updatedAt);
  return Array.from({ length: dayCount }, (_, index) => {
    const moment = new Date(today.getTime() + index * dayMs);
    const date = {
      year: moment.getUTCFullYear(),
      month: moment.getUTCMonth() + 1,
      day: moment.getUTCDate(),
    };
    return {
      id: `day-${moment.toISOString().slice(0, 10)}`,
      date,
      title: titleOfDay(date, born.sign.id),
      text: `${dayForSign(date, born.sign.id)} ${usesInWords(date, self.birth.date)}`,
      changedAt,
      isTransparent: true,
    };
  });
}

function usesInWords(date: CalendarDate, birthDate: string): string {
  const { officer, good, avoided, source } = usesOfDay(date, readersOf(birthDate, date));
  const listed = (uses: readonly string[]): string => uses.join(', ') || dayLabels.none;
  return `${officer} ${dayLabels.good}: ${listed(good)}. ${dayLabels.avoided}: ${listed(avoided)}. ${source}`;
}

/**
 * Maximum age for birthdays in the calendar. Saved people have no date of death, and few people live longer than this.
 */
const maxAge = 110;

/**
 * The lunar birthdays of a person in a range of Gregorian years, up to the age of `maxAge`, by the calendar of the
 * birth. In years without the leap month of the birth, the birthday is in the ordinary month of the same number. In a
 * shorter month, day 30 becomes the last day. Both are the most common usage, and the text of the event says so.
 */
function lunarBirthdays(
  { id, birth, updatedAt }: SavedPerson,
  { firstYear, lastYear }: { firstYear: number; lastYear: number },
): CalendarEvent[] {
  // Japan has had no lunar calendar by law since 1873.
  const calendar = birth.calendar === 'japan' ? 'china' : birth.calendar;
  const born = toLunarDate(birth.date, { calendar });
  if (!born) return [];
  const events: CalendarEvent[] = [];
  // A lunar year ends in January or February of the next Gregorian year.
  const lastBirthday = Math.min(lastYear, born.year + maxAge);
  for (let year = Math.max(firstYear - 1, born.year + 1); year <= lastBirthday; year += 1) {
    const date = lunarBirthday(born, year, { calendar });
    if (!date || date.year < firstYear || date.year > lastYear) continue;
    events.push({
      id: `lunar-birthday-${year}-${id}`,
      date,
      title: `Lunar birthday of ${birth.name} (${year - born.year})`,
      text: [`Born on ${nameOf(born)}.`, ...notesOn(born, toLunarDate(date, { calendar }))].join(' '),
      changedAt: new Date(updatedAt),
    });
  }
  return events;
}

const nameOf = ({ month, isLeapMonth, day }: LunarDate): string =>
  `day ${day} of ${isLeapMonth ? 'leap ' : ''}month ${month} of the lunar calendar`;

function notesOn(born: LunarDate, kept: LunarDate | undefined): string[] {
  if (!kept) return [];
  return [
    ...(born.isLeapMonth && !kept.isLeapMonth
      ? ['This year has no such leap month, so the birthday is in the ordinary month.']
      : []),
    ...(kept.day === born.day
      ? []
      : ['The month has 29 days this year, so the birthday is on the last day.']),
  ];
}
