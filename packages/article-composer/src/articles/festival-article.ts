import type { Article } from '../article-parts.ts';
import { paragraph, sourcesNote, table } from '../claims/markup.ts';
import { say, type Phrase } from '../claims/passage.ts';
import { festivalTexts } from '../prose/festival-texts.ts';
import { sourceById } from '../prose/sources.ts';
import type { Festival } from '../understand/subject.ts';
import { newYearsDay, yearByName, yearInFigures, yearsBetween } from '../wording/calendar-phrases.ts';
import { dateOfFestival, dayOfFestival, festivalNames, festivalsTable, lunarDayOf } from './festivals.ts';
import { weekdayOf } from './weekday-of.ts';

/** Answers when a festival of the lunar calendar is. */
export function festivalArticle(festival: Festival, year: number): Article {
  const { name, chinese } = festivalNames[festival];
  const texts = festivalTexts[festival];
  const date = dateOfFestival(festival, year);
  return {
    title: say`${name} ${yearInFigures(year)}: Date and Meaning`,
    description: say`The ${name} (${chinese}) of ${yearInFigures(year)} is on ${dayOfFestival(festival, year)}. What it is, and its dates in the years around.`,
    sections: [
      {
        heading: '',
        blocks: [
          paragraph(
            say`In ${yearInFigures(year)} the ${name} (${chinese}) is on ${weekdayOf(date)}, ${dayOfFestival(festival, year)}.`,
            say`${texts.rule} ${lunarDayOf(festival, year)}.`,
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
            ['Year', 'Date', 'New Year before it'],
            yearsBetween(year - 3, year + 6).map((each): Phrase[] => [
              yearByName(each),
              dayOfFestival(festival, each),
              newYearsDay(each),
            ]),
          ),
        ],
      },
      { heading: 'The other festivals of that year', blocks: [festivalsTable(year)] },
    ],
  };
}
