import type { SavedPerson } from '@org/api-contract';
import { getLunarNewYear, getZodiacSignByDate, type CalendarName } from '@org/zodiac-core';
import { taiSui } from '@org/zodiac-core/pillars';
import type { CalendarEvent } from './calendar-event.ts';
import { lunarBirthdays, maxAge } from './lunar-birthdays.ts';

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
 * with the relation `self`. People have no days after the age of `maxAge`.
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
    text: 'The year of one’s own sign, 本命年 (běnmìngnián), comes every twelve years. By custom it is marked with something red.',
    changedAt,
  };
  const offended = {
    id: `tai-sui-${year}`,
    date,
    title: `Tai Sui year begins: ${relations.map(({ name }) => name).join(', ')}`,
    text: sentence,
    changedAt,
  };
  return [
    ...(relations.some(({ kind }) => kind === 'same-sign') ? [own] : []),
    ...(relations.length > 0 ? [offended] : []),
  ];
}
