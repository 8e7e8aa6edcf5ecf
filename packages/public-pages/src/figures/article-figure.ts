import type { CalendarDate, ZodiacSignId } from '@org/zodiac-core';

/** The figures that a page can draw. */
export type ArticleFigure =
  | { readonly kind: 'bonds'; readonly sign: ZodiacSignId }
  | {
      readonly kind: 'wheel';
      readonly caption: string;
      readonly groups: readonly (readonly ZodiacSignId[])[];
    }
  | {
      readonly kind: 'year';
      readonly year: number;
      readonly marks: readonly { readonly label: string; readonly date: CalendarDate }[];
    }
  | {
      readonly kind: 'bars';
      readonly caption: string;
      readonly bars: readonly { readonly label: string; readonly value: number }[];
      readonly current: string | null;
    };
