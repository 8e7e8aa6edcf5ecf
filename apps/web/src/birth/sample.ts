import { getZodiacSignByDate, describeSign, type ZodiacDate, type ZodiacSign } from '@org/zodiac-core';

export interface Sample {
  sign: ZodiacSign;
  born: ZodiacDate;
}

/** The sign of a date `YYYY-MM-DD`, or `undefined` if the date is invalid or outside the calendar. */
export function sampleOf(date: string): Sample | undefined {
  try {
    const born = getZodiacSignByDate(date);
    return born && { sign: describeSign(born.sign.id), born };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const monthNames = ['January', 'February'];

/** A note on which side of New Year's Day a birthday in January or February is; `undefined` for later months. */
export function boundaryNote(
  { newYearsDay, beforeNewYear, sign }: ZodiacDate,
  date: string,
): string | undefined {
  const month = Number(date.slice(5, 7));
  if (month > 2) return undefined;
  const day = `${monthNames[newYearsDay.month - 1]} ${newYearsDay.day}, ${newYearsDay.year}`;
  return beforeNewYear
    ? `Chinese New Year’s Day was ${day}. This birthday came before it, so it still belongs to the year before: the Year of the ${sign.name}.`
    : `Chinese New Year’s Day was ${day}. This birthday is on or after it, so it belongs to the new year: the Year of the ${sign.name}.`;
}
