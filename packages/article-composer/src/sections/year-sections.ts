import { text } from '@org/content/articles';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { table } from '../claims/markup.ts';
import { stated } from '../claims/passage.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import {
  elementOfYear,
  leapMonthInWords,
  lengthOfYear,
  newYearsDayIn,
  placeInCycle,
  startOfSpring,
  yearByName,
} from '../wording/calendar-phrases.ts';
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

export function calendarSection(asked: number): Section {
  const cycle = placeInCycle(asked);
  const length = lengthOfYear(asked);
  return {
    heading: text('heads.calendar'),
    blocks: [
      table(
        filled(text('titles.theYear'), { year: yearByName(asked) }),
        [],
        [
          [text('labels.days'), stated(length, ({ days }) => String(days))],
          [text('labels.leapMonth'), stated(length, ({ leapMonth }) => leapMonthInWords(leapMonth))],
          [text('labels.stemAndBranch'), stated(cycle, ({ name, pinyin }) => `${name}, ${pinyin}`)],
          [text('labels.placeInCycle'), stated(cycle, ({ place }) => String(place))],
          [text('labels.yinOrYang'), stated(cycle, ({ polarity }) => polarity)],
          [text('labels.springInCharts'), startOfSpring(asked)],
          ...(asked >= 1968 && asked <= 2100
            ? [[text('labels.newYearInVietnam'), newYearsDayIn('vietnam', asked)]]
            : []),
          ...(asked >= 1912 && asked <= 2100
            ? [[text('labels.newYearInKorea'), newYearsDayIn('korea', asked)]]
            : []),
        ],
      ),
    ],
  };
}
