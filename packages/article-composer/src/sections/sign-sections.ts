import type { ZodiacSign } from '@org/zodiac-core';
import { paragraph } from '../claims/markup.ts';
import { listed, say } from '../claims/passage.ts';
import type { Section } from '../fit-sections.ts';
import { quotedKeyword, type Story } from '../story.ts';
import { elementByYear, newYearsDay, yearByName, yearsOfSign } from '../wording/calendar-phrases.ts';
import {
  branchInWords,
  doubleHour,
  faults,
  fixedElement,
  gifts,
  luckyTokens,
  polarityOf,
} from '../wording/sign-phrases.ts';
import { workSection } from './work-section.ts';

/** The character and the work of each sign that the article is about. */
export const signSections = (story: Story): Section[] =>
  story.focus.flatMap((sign, index) => [
    character(story, sign, index * 3),
    workSection(story, sign, index * 3),
  ]);

function character(story: Story, sign: ZodiacSign, offset: number): Section {
  const { choice, topics } = story;
  const [year = 1987] = choice.some(yearsOfSign(sign, 1740, 2020), 1);
  const strengths = choice.some(gifts(sign), 4);
  const [first = '', second = ''] = choice.some(gifts(sign), 2);
  const [early = 1924, late = 1987] = choice.some(yearsOfSign(sign, 1740, 2099), 2).toSorted((a, b) => a - b);
  const weaknesses = choice.some(faults(sign), 2);
  return {
    about: 'character',
    heading: choice.pick([
      `The ${sign.name} in the circle of twelve`,
      `What tradition says of the ${sign.name}`,
      `The ${sign.name}, a portrait`,
    ]),
    blocks: [
      {
        priority: 2 + offset,
        content: paragraph(
          choice.pick([
            say`Tradition gives the ${sign.name} ${listed(strengths)}.`,
            say`Ask an almanac for the best of the ${sign.name} and it will name ${listed(strengths)}.`,
            say`On the credit side of the ${sign.name} stand ${listed(strengths)}.`,
          ]),
          choice.pick([
            say`The debit side is as old: ${listed(weaknesses)}.`,
            say`The same sources are frank about the rest: ${listed(weaknesses)}.`,
            say`Nor is the list all praise, for it goes on: ${listed(weaknesses)}.`,
          ]),
          sign.personality,
        ),
      },
      {
        priority: 8 + offset,
        content: paragraph(
          sign.description,
          choice.pick([
            `Whoever looks in it for ${first} or ${second} will find a little of both.`,
            `The story leaves room for ${first} and for ${second}.`,
          ]),
          choice.pick([
            say`The tale is told to children, and the calendar has kept its order: the ${yearByName(year)} year opened on ${newYearsDay(year)}.`,
            say`Nobody takes the race for history, yet it fixes a real order; one turn of it, the ${yearByName(year)} year, began on ${newYearsDay(year)}.`,
          ]),
        ),
      },
      {
        priority: 10 + offset,
        content: paragraph(
          say`${choice.pick(['In calendars', 'In writing', 'On paper'])} the sign stands behind the branch ${branchInWords(sign)}, is ${polarityOf(sign)}, and has ${fixedElement(sign)} as its fixed element.`,
          say`Its double hour is ${doubleHour(sign)}.`,
          choice.pick([
            say`The element of a year is another matter: the ${yearByName(early)} year carries ${elementByYear(early)} by its heavenly stem, the ${yearByName(late)} year ${elementByYear(late)}.`,
            say`Do not confuse this with the element of a year, which is ${elementByYear(early)} in the ${yearByName(early)} year and ${elementByYear(late)} in the ${yearByName(late)} year.`,
          ]),
        ),
      },
      {
        priority: 12 + offset,
        content: paragraph(
          say`Custom also hands out small tokens: the ${sign.name}’s ${luckyTokens(sign)}.`,
          choice.pick([
            'Lists of this kind differ from town to town, and nothing is lost by ignoring them.',
            'Printed lists disagree with one another here, which is a fair warning against building on them.',
            'Take them as one takes a birthstone: as a reason for a gift, perhaps.',
          ]),
          choice.pick([
            say`They belong to every year of the ${sign.name} alike, whether ${listed(choice.some(yearsOfSign(sign, 1912, 2043), 2).map((found) => say`the ${yearByName(found)} year`))}.`,
            '',
          ]),
          topics.text.length > 0 ? say`None of them changes the answer to ${quotedKeyword(story)}.` : '',
        ),
      },
    ],
  };
}
