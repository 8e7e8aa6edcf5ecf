import type { Article } from '../article-parts.ts';
import { paragraph, sourcesNote, table } from '../claims/markup.ts';
import { say, textOf, type Phrase } from '../claims/passage.ts';
import { festivalTexts } from '../prose/festival-texts.ts';
import { sourceById } from '../prose/sources.ts';
import type { Festival } from '../understand/subject.ts';
import { calendarYearsBetween, newYearsDay, yearByName, yearInFigures } from '../wording/calendar-phrases.ts';
import {
  dateOfFestival,
  dayOfFestival,
  dayOfLunarDate,
  festivalNames,
  festivalsTable,
  isBeforeNewYear,
  lunarDayOf,
  lunarYearOf,
} from './festivals.ts';
import { weekdayOf } from './weekday-of.ts';

/** Answers when a festival is. @param asked - the year of the keyword */
export function festivalArticle(festival: Festival, asked: number): Article {
  const { name, chinese } = festivalNames[festival];
  const texts = festivalTexts[festival];
  const year = lunarYearOf(festival, asked);
  const when = isBeforeNewYear(festival)
    ? say`Before the New Year of ${yearInFigures(asked)}`
    : say`In ${yearInFigures(asked)}`;
  const lunarDay = lunarDayOf(festival, year);
  return {
    title: say`${name} ${yearInFigures(asked)}: Date and Meaning`,
    description: say`The ${name} (${chinese}) of ${yearInFigures(asked)} is on ${dayOfFestival(festival, year)}. What it is, and its dates in the years around.`,
    sections: [
      {
        heading: '',
        blocks: [
          paragraph(
            say`${when} the ${name} (${chinese}) is on ${weekdayOf(dateOfFestival(festival, year))}, ${dayOfFestival(festival, year)}.`,
            textOf(lunarDay) === '' ? texts.rule : say`${texts.rule} ${lunarDay}.`,
            festival === 'ghosts'
              ? say`The month of ghosts begins on ${dayOfLunarDate(year, { month: 7, day: 1 })}.`
              : '',
          ),
        ],
      },
      {
        heading: texts.heading,
        blocks: [...texts.about.map((text) => paragraph(text)), sourcesNote(texts.sources.map(sourceById))],
      },
      {
        heading: 'Its dates',
        blocks: [
          table(
            `${name}, year by year`,
            ['Year', 'Date', `New Year ${isBeforeNewYear(festival) ? 'after' : 'before'} it`],
            calendarYearsBetween(year - 3, year + 6).map((each): Phrase[] => [
              yearByName(each),
              dayOfFestival(festival, each),
              newYearsDay(isBeforeNewYear(festival) ? each + 1 : each),
            ]),
          ),
        ],
      },
      { heading: 'The other festivals of that year', blocks: [festivalsTable(year)] },
    ],
  };
}
