import type { CalendarDate, ZodiacSignId } from '@org/zodiac-core';

/** The figure of an article as data, which its page draws. */
export type ArticleFigure =
  /** The relations of a sign to the others. */
  | { readonly kind: 'bonds'; readonly sign: ZodiacSignId }
  /** Two signs, and how tradition relates them. */
  | { readonly kind: 'pair'; readonly signs: readonly [ZodiacSignId, ZodiacSignId] }
  /** The twelve signs on a wheel, and the groups that a rule joins. */
  | {
      readonly kind: 'wheel';
      readonly caption: string;
      readonly groups: readonly (readonly ZodiacSignId[])[];
    }
  /** A zodiac year beside the Gregorian one, with dates in it. */
  | {
      readonly kind: 'year';
      readonly year: number;
      readonly marks: readonly { readonly label: string; readonly date: CalendarDate }[];
    }
  | {
      readonly kind: 'bars';
      readonly caption: string;
      readonly bars: readonly { readonly label: string; readonly value: number }[];
      /** The label of the bar that the figure highlights. */
      readonly current: string | null;
    };
