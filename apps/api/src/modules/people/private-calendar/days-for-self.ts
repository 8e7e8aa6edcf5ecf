import type { SavedPerson } from '@org/api-contract';
import { dayForSign, dayLabels, readersOf, usesOfDay } from '@org/reading';
import { getZodiacSignByDate, type CalendarDate } from '@org/zodiac-core';
import type { CalendarEvent } from './calendar-event.ts';

const dayCount = 60;
const dayMs = 86_400_000;

/**
 * The next days for the sign of the person who is the user, one event a day, as “Today for You” of the reading says them.
 * Empty where no saved person is the user.
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
      title: dayForSign(date, born.sign.id),
      text: usesInWords(date, self.birth.date),
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
