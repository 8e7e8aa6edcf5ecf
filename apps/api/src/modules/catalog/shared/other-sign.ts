import {
  firstCalendarYear,
  lastCalendarYear,
  signOf,
  type FoundingDate,
  type ZodiacSignId,
} from '@org/zodiac-core';

/**
 * The second possible sign of a founding, if only its year or month is known and New Year's Day decides.
 *
 * @param filedUnder - its sign in the lists
 */
export function otherSign(founding: FoundingDate, filedUnder: ZodiacSignId): ZodiacSignId | null {
  if (founding.year < firstCalendarYear || founding.year > lastCalendarYear) return null;
  const possible = signOf(founding);
  if (!possible || possible.certain) return null;
  return possible.before.id === filedUnder ? possible.after.id : possible.before.id;
}
