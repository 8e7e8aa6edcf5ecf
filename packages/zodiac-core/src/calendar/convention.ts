/**
 * The day on which a zodiac year begins: `'new-year'`, Chinese New Year's Day, which is what most people mean and
 * the default; or `'li-chun'`, the Start of Spring (立春, about 4 February), which many feng-shui practitioners use.
 */
export type Convention = 'new-year' | 'li-chun';

/** Options of every lookup that depends on when a zodiac year begins. */
export interface ConventionOptions {
  /** When the zodiac year begins; `'new-year'` unless told. */
  readonly convention?: Convention | undefined;
}

/**
 * Whether the zodiac year begins with the Start of Spring.
 *
 * @throws RangeError when the convention is none of the two, or the options are no object that could name one
 */
export function isBySpring(options: ConventionOptions): boolean {
  const given: ConventionOptions = Object(options);
  const { convention = 'new-year' } = given;
  const bySpring = convention === 'li-chun';
  if (given === options && (bySpring || convention === 'new-year')) return bySpring;
  throw new RangeError('A convention is new-year or li-chun.');
}
