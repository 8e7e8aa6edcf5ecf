import type { SavedPerson } from '@org/api-contract';
import { lunarBirthday, toLunarDate, type LunarDate } from '@org/zodiac-core/lunar';
import type { CalendarEvent } from './calendar-event.ts';

/**
 * Maximum age for birthdays in the calendar. Saved people have no date of death, and few people have lived longer, so
 * older people are assumed to be no longer alive.
 */
export const maxAge = 110;

/**
 * The lunar birthdays of a person in a range of Gregorian years, up to the age of `maxAge`, by the calendar of the
 * birth. In years without the leap month of the birth, the birthday is in the ordinary month of the same number. In a
 * shorter month, day 30 becomes the last day. Both are the most common usage, and the text of the event says so.
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
