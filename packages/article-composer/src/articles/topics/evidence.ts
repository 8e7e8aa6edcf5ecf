import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import type { Section } from '../../article-parts.ts';
import { table, type Markup } from '../../claims/markup.ts';
import type { Phrase } from '../../claims/passage.ts';
import type { Context } from '../context.ts';

/** The sections with the tables that show what an article on a topic says; `year` is that of the keyword. */
export type Evidence = (context: Context, year: number | null) => Section[];

export const section = (heading: string, ...blocks: Markup[]): Section => ({ heading, blocks });

/** A table with a line for each of the twelve signs. */
export const signsTable = (
  caption: string,
  head: readonly string[],
  cells: (sign: ZodiacSign) => Phrase[],
): Markup =>
  table(
    caption,
    ['Sign', ...head],
    zodiacSigns.map((sign) => [sign.name, ...cells(sign)]),
  );
