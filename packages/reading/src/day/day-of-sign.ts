import { text } from '@org/content/day';
import { compatibility, getZodiacSignById, type CalendarDate, type ZodiacSignId } from '@org/zodiac-core';
import { dayOfficer, type Activity } from '@org/zodiac-core/day-officers';
import { fourPillars } from '@org/zodiac-core/pillars';

/** The uses of a day by the rules of almanacs. */
export interface UsesOfDay {
  /** Names the officer of the day. */
  readonly officer: string;
  /** Nouns such as `'weddings'`, the most common first. Each list may be empty. */
  readonly good: readonly string[];
  readonly avoided: readonly string[];
  readonly source: string;
}

/** Labels of a day, for pages that show it. */
export const dayLabels = {
  good: text('words.good'),
  avoided: text('words.avoid'),
  none: text('words.none'),
};

/** The audience of a day's uses. Children and people over seventy read nothing about marriage, work and money. */
export type Readers = 'adults' | 'everybody';

const [firstAdultAge, lastWorkingAge] = [18, 70];

/**
 * The audience of the uses of a day, for a person with this birth date.
 *
 * @param birthDate - as `YYYY-MM-DD`
 * @param date - the day of the uses
 */
export function readersOf(birthDate: string, { year, month, day }: CalendarDate): Readers {
  const [birthYear = 0, birthMonth = 0, birthDay = 0] = birthDate.split('-').map(Number);
  const hadBirthday = month > birthMonth || (month === birthMonth && day >= birthDay);
  const age = year - birthYear - (hadBirthday ? 0 : 1);
  return age >= firstAdultAge && age <= lastWorkingAge ? 'adults' : 'everybody';
}

const ofAdults = [
  'wedding',
  'engagement',
  'opening-a-business',
  'signing-a-contract',
  'trading',
  'receiving-money',
  'taking-office',
] as const;

const ofEverybody = [
  'moving-house',
  'setting-out-on-a-journey',
  'meeting-friends-and-relatives',
  'starting-school',
  'coming-of-age-ceremony',
  'cutting-hair',
  'bathing',
  'cleaning-the-house',
  'setting-up-a-bed',
  'making-clothes',
  'planting',
  'raising-animals',
  'building-and-digging',
  'pulling-down-a-house-or-a-wall',
  'leveling-a-road',
  'catching-animals',
  'worship',
] as const;

/**
 * The uses of a day by its officer, without illness, childbirth and burial.
 *
 * @param date - as for `dayOfficer`
 * @throws RangeError when the date does not exist or is outside the calendar
 */
export function usesOfDay(date: CalendarDate, readers: Readers = 'adults'): UsesOfDay {
  const officer = dayOfficer(date);
  if (!officer) throw new RangeError('There is no such day.');
  const named = (activities: readonly Activity[]): string[] => {
    const listed = new Set(activities.map(({ english }) => english.replaceAll(' ', '-')));
    return [...(readers === 'adults' ? ofAdults : []), ...ofEverybody]
      .filter((use) => listed.has(use))
      .map((use) => text(`uses.${use}`));
  };
  return {
    officer: text('words.officer', {
      article: /^[AEIOU]/.test(officer.english) ? 'an' : 'a',
      officer: officer.english,
      pinyin: officer.pinyin,
    }),
    good: named(officer.suitable),
    avoided: named(officer.unsuitable),
    source: text('words.source'),
  };
}

/**
 * One sentence about a day for a sign, by the main relation of the two signs.
 *
 * @param date - as for `fourPillars`
 */
export const dayForSign = (date: CalendarDate, sign: ZodiacSignId): string => {
  const { basis, day } = relationOfDay(date, sign);
  return text(`for-sign.${basis}`, { day });
};

/** The title of a day for a sign, short enough for a calendar app. */
export const titleOfDay = (date: CalendarDate, sign: ZodiacSignId): string => {
  const { basis, day } = relationOfDay(date, sign);
  return text(`title.${basis}`, { day });
};

function relationOfDay(date: CalendarDate, sign: ZodiacSignId) {
  const { day } = fourPillars({ date });
  return { basis: compatibility(day.sign, sign).basis, day: getZodiacSignById(day.sign).name };
}
