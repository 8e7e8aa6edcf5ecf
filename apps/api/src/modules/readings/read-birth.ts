import { InvalidBirth, type Birth, type ReadingOptions, type Paragraph } from '@org/reading';
import { ApiError } from '#kernel/api-error.ts';

/**
 * Calls `compose` with a birth and with today's date in the time zone of the birth.
 *
 * @param path - path of the birth in the body, before `birth/`
 * @throws ApiError with the field, when the birth is impossible
 */
export function readBirth<Composed>(
  birth: Birth,
  now: Date,
  compose: (birth: Birth, options: ReadingOptions) => Composed,
  path = '',
): Composed {
  try {
    return compose(birth, { today: todayIn(birth.place?.timeZone, now) });
  } catch (error) {
    if (!(error instanceof InvalidBirth)) throw error;
    throw new ApiError(error.field === 'birth/date' ? 'invalid_birth_date' : 'invalid_input', {
      detail: error.message,
      fields: { [`${path}${error.field}`]: error.problem },
      cause: error,
    });
  }
}

/** Accepts tomorrow by UTC, because the date is already a day ahead in some places. */
function todayIn(timeZone: string | undefined, now: Date): string {
  const universal = now.toISOString().slice(0, 10);
  if (timeZone === undefined) return universal;
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  } catch (error) {
    // `composeReading` reports a problem with the time zone.
    if (error instanceof RangeError) return universal;
    throw error;
  }
}

/** A paragraph of an answer, without its claims, which only tests need. */
export const withoutClaims = ({ text, rule, because, changes, certainty }: Paragraph) => ({
  text,
  rule,
  because,
  changes,
  certainty,
});
