/** The parts of a birth that may be wrong, as paths in the request body. */
export type BirthField =
  | 'birth/date'
  | 'birth/time'
  | 'birth/calendar'
  | 'birth/place/timeZone'
  | 'birth/place/longitude';

/** A birth without a reading. The message is a sentence for the user. */
export class InvalidBirth extends Error {
  readonly field: BirthField;
  /** The problem of the field, such as `'does not exist'`. */
  readonly problem: string;

  constructor(field: BirthField, problem: string, sentence: string) {
    super(sentence);
    this.field = field;
    this.problem = problem;
  }
}
