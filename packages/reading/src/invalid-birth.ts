/** The parts of a birth that may be wrong, as paths in the body of the request. */
export type BirthField =
  | 'birth/date'
  | 'birth/time'
  | 'birth/calendar'
  | 'birth/place/timeZone'
  | 'birth/place/longitude';

/** A birth for which there is no reading. The message is a sentence for the person who typed it. */
export class InvalidBirth extends Error {
  readonly field: BirthField;
  /** What is wrong with the field, such as `'does not exist'`. */
  readonly problem: string;

  constructor(field: BirthField, problem: string, sentence: string) {
    super(sentence);
    this.field = field;
    this.problem = problem;
  }
}
