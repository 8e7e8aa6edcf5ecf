/** What tradition says of one sign, in our words. Nothing here has a figure: figures are claims. */
export interface SignProse {
  /** A sentence about the animal as such. */
  readonly inShort: string;
  readonly character: readonly string[];
  /** Introduces the list of strengths. */
  readonly strengths: string;
  readonly weaknesses: string;
  readonly love: readonly string[];
  /** Explains the first and the last lines of the list of matches. */
  readonly matches: string;
  readonly workAnswer: string;
  readonly work: readonly string[];
  readonly boss: string;
  readonly luckAnswer: string;
  readonly luck: readonly string[];
  readonly year: readonly string[];
  /** About those who were born in its years. */
  readonly bornInThem: string;
  /** What one sees at the New Year that begins its year. */
  readonly newYear: string;
  readonly ownYear: readonly string[];
  readonly cultureAnswer: string;
  /** Its part in the tale of the race. */
  readonly race: string;
  readonly culture: readonly string[];
  readonly hourAnswer: string;
  readonly hour: readonly string[];
}
