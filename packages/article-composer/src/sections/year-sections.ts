import { text } from '@org/content/articles';
import type { Section } from '../article-parts.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import { elementOfYear } from '../wording/calendar-phrases.ts';
import { addedToYear } from '../wording/sign-phrases.ts';
import { prose } from './sign-sections.ts';

/** Whether the calendar has a year and the one after it. */
export const isInCalendar = (each: number): boolean => each > 1583 && each < 2200;

export const themeSection = (asked: number): Section =>
  prose(
    text('heads.whatTheYearIsConnectedWith'),
    text(`signs.${signOfYear(asked).id}.theme`),
    addedToYear(elementOfYear(asked)),
  );
