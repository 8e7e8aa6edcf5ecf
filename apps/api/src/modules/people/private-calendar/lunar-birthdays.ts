import type { SavedPerson } from '@org/api-contract';
import { lunarBirthday, toLunarDate, type LunarDate } from '@org/zodiac-core/lunar';
import type { CalendarEvent } from './calendar-event.ts';

/**
 * The highest age whose birthday the calendar has. Saved people have no date of death, and few people have lived longer,
 * so a calendar treats a person above this age as no longer alive.
 */
export const maxAge = 110;

/**
 * The lunar birthdays of a person, up to the age of `maxAge`, in the Gregorian years of a range, by the calendar of the birth. A birth in a leap month
 * is kept in the ordinary month of the same number in years without that leap month, and a birth on day 30 on the last day
 * of a shorter month, which is the most common usage; the text of the event says so.
 */
export function lunarBirthdays(
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
      ? ['This year has no such leap month, so the birthday is kept in the ordinary month.']
      : []),
    ...(kept.day === born.day
      ? []
      : ['The month has 29 days this year, so the birthday is kept on the last.']),
  ];
}
