import { paragraph, table } from '../claims/markup.ts';
import { listed, say, stated, type Phrase } from '../claims/passage.ts';
import type { Section } from '../fit-sections.ts';
import { isAboutElements, quotedKeyword, type Story } from '../story.ts';
import {
  elementOfYear,
  nativeOf,
  newYearsDay,
  newYearsEve,
  placeInCycle,
  yearByName,
  yearsBetween,
  yearsOfSign,
} from '../wording/calendar-phrases.ts';

const firstYear = 1924;
const lastYear = 2043;

/** The table of zodiac years and their dates. Every article has it. */
export function yearsTable(story: Story): Section {
  const { topics, choice } = story;
  const years = yearsShown(story);
  const title = titleOf(story);
  const matchesKeyword = topics.years.length > 0 || topics.themes.join() === 'calendar';
  return {
    about: 'table of years',
    heading: choice.pick([
      title,
      title.replace(' to the day', ' and their dates'),
      title.replace(' to the day', ' in the calendar'),
    ]),
    matchesKeyword,
    blocks: [
      {
        priority: 0,
        content: table(
          ['Year', 'First day', 'Last day', 'Name'],
          years.map((year) => [
            yearByName(year),
            newYearsDay(year),
            newYearsEve(year + 1),
            stated(placeInCycle(year), ({ name, pinyin }) => `${name} ${pinyin}`),
          ]),
        ),
      },
      {
        priority: 4,
        content: paragraph(...howToRead(story, years[0] ?? 1990, matchesKeyword)),
      },
    ],
  };
}

function titleOf(story: Story): string {
  const named = isAboutElements(story) ? story.topics.elements : story.focus.map(({ name }) => name);
  return named.length > 0 ? `${listed(named).text} years to the day` : 'Years to the day';
}

/** The years of the keyword, then years of its signs and elements; 4, 6 or 10 by the length of the article. */
function yearsShown(story: Story): number[] {
  const { focus, topics, choice, request } = story;
  const maxRows = request.targetWordCount < 600 ? 4 : request.targetWordCount < 1200 ? 6 : 10;
  const isOfElement = (year: number) =>
    topics.elements.length === 0 || topics.elements.includes(elementOfYear(year));
  const pool =
    focus.length > 0 && !isAboutElements(story)
      ? focus.flatMap((sign) => yearsOfSign(sign, firstYear, lastYear))
      : yearsBetween(1990, 2040);
  const fitting = [...pool.filter(isOfElement), ...pool.filter((year) => !isOfElement(year))];
  const chosen = topics.elements.length > 0 ? fitting.slice(0, maxRows) : choice.some(fitting, maxRows);
  return [...new Set([...topics.years, ...chosen])].slice(0, maxRows).toSorted((a, b) => a - b);
}

function howToRead(story: Story, firstShown: number, matchesKeyword: boolean): Phrase[] {
  const { choice, topics } = story;
  const quoted = quotedKeyword(story);
  return [
    choice.pick([
      'Both days are included.',
      'The first and the last day both belong to the year.',
      'Each row counts from its New Year’s Day to the eve of the next.',
    ]),
    say`Somebody born on ${newYearsEve(firstShown)} still belongs to the year before, which was ${nativeOf(firstShown - 1)} year.`,
    topics.text && matchesKeyword
      ? say`Of all that can be said about ${quoted}, this table is the part to keep.`
      : topics.text && say`${quoted} changes none of these dates.`,
    choice.pick([
      'One day decides, so a birthday in January or February deserves a second look.',
      'Place mats that go by the year alone get such birthdays wrong.',
    ]),
  ];
}
