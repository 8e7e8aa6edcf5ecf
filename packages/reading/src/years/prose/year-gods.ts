import type { TenGodId } from '@org/zodiac-core/pillars';

/** The words of a year that stand for this person and year. */
export interface YearGodWords {
  /** The element of the day master, such as `'Metal'`. */
  readonly own: string;
  /** The element of the year's stem. */
  readonly other: string;
}

/** What the element of a year is to that of the day master, by the ten god: continues “this is the Companion 比肩: …”. */
export const yearGods: Readonly<Record<TenGodId, (words: YearGodWords) => string>> = {
  companion: ({ own }) => `${own} beside ${own}`,
  'rob-wealth': ({ own }) => `one ${own}, shared by two`,
  'eating-god': ({ own, other }) => `${own} that feeds ${other} and is content`,
  'hurting-officer': ({ own, other }) => `${own} that spends itself on ${other}`,
  'indirect-wealth': ({ own, other }) => `${own} that reaches for moving ${other}`,
  'direct-wealth': ({ own, other }) => `${own} that works ${other} by the month`,
  'seven-killings': ({ own, other }) => `${other} that presses on ${own} from outside`,
  'direct-officer': ({ own, other }) => `${other} that gives ${own} a form`,
  'indirect-resource': ({ own, other }) => `${other} that feeds ${own} by side roads`,
  'direct-resource': ({ own, other }) => `${other} that feeds ${own} as parents do`,
};
