import type { ZodiacSignId } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { birthIn, relationIn, type OtherBirth } from './question/births-in.ts';
import { signsIn } from './question/signs-in.ts';
import { timeIn, type TimeAsked } from './question/time-in.ts';
import { askingPart, wordsOf } from './question/words-of.ts';

/** A question, as far as it can be read. */
export interface Question {
  /** Words in lower case, with one space between, before and after them; without the sentences that only lead up to it. */
  readonly words: string;
  /** The words of every sentence. */
  readonly allWords: string;
  /** The signs it names as somebody's sign, each once. */
  readonly signs: readonly ZodiacSignId[];
  /** The sign of which it asks the year, as in “the year of the Dragon”. */
  readonly signOfYear: ZodiacSignId | undefined;
  /** Whom it speaks of, such as `'sister'`. */
  readonly relation: string | undefined;
  /** The birth of somebody else, as far as it is told. */
  readonly other: OtherBirth | undefined;
  readonly time: TimeAsked;
  /** The zodiac years it names, by number, by age or as “this year” and “next year”. */
  readonly years: readonly number[];
}

/** @param chart - the person who asks; “this year” is the zodiac year of its `today` */
export function readQuestion(text: string, chart: Chart): Question {
  const allWords = wordsOf(text);
  const words = wordsOf(askingPart(text));
  const other = birthIn(allWords, chart);
  // A date of birth is no time that is asked about.
  const time = timeIn(withoutOwnBirth(other ? withoutBirth(words) : words), chart);
  const { signs, signOfYear } = signsIn(allWords);
  return {
    words,
    allWords,
    signs: [...new Set([...signs, ...(other?.signs ?? [])])],
    signOfYear,
    relation: relationIn(allWords),
    other,
    time,
    years: time.kind === 'years' ? time.years : [],
  };
}

const withoutOwnBirth = (words: string): string =>
  words.replace(/ i (?:was|am) born .{0,24}?(?:18|19|20)\d\d /u, ' ');

const withoutBirth = (words: string): string =>
  words.replace(
    / (?:born|due|birthday|birth|is an? \d|turn\p{L}*|aged?|is \d).*?(?:(?:18|19|20)\d\d|\d\d) /u,
    ' ',
  );
