import type { Element } from '@org/zodiac-core';
import { paragraph } from '../claims/markup.ts';
import { listed, say } from '../claims/passage.ts';
import type { Section } from '../fit-sections.ts';
import { quotedKeyword, type Story } from '../story.ts';
import { adultBirthYears, newYearsDay, yearByName } from '../wording/calendar-phrases.ts';
import { elementPortraits } from '../wording/element-portraits.ts';
import {
  circlesOfElement,
  elementRelation,
  fiveElements,
  neighboursInWords,
  signsOfElement,
  signsOfElementInWords,
  stemsOfElementInWords,
  yearDigitsInWords,
  yearsOfElement,
} from '../wording/five-elements.ts';
import { gifts } from '../wording/sign-phrases.ts';
import { withArticle } from '../wording/words.ts';

/** A portrait of each element: its character, its signs and its years. */
export function elementSections(story: Story): Section[] {
  const elements = elementsOf(story);
  const matchesKeyword = story.topics.signs.length + story.topics.years.length === 0;
  const basePriority = matchesKeyword ? 0 : 5;
  // One or two elements are described completely in turn. With five, the first paragraph of each comes first.
  const step = elements.length > 2 ? 0.02 : 2;
  return [
    ...(elements.length === 2 ? [betweenTwo(story, elements, basePriority)] : []),
    ...elements.map((element, index) =>
      portrait(story, element, matchesKeyword, basePriority + index * step),
    ),
  ];
}

/** The elements that the keyword names; all five if it only mentions elements in general. */
const elementsOf = ({ topics }: Story): readonly Element[] =>
  topics.elements.length > 0 ? topics.elements : topics.themes.includes('element') ? fiveElements : [];

function portrait(story: Story, element: Element, matchesKeyword: boolean, offset: number): Section {
  const { choice } = story;
  const quoted = quotedKeyword(story);
  const { nature, temper, work, company, caution } = elementPortraits[element];
  const [one = 1990, other = 2002] = choice.some(yearsOfElement(element, ...adultBirthYears), 2);
  const [exemplar] = choice.some(signsOfElement(element), 1);
  return {
    about: 'element',
    heading: choice.pick([
      `${element} among the five elements`,
      `What ${element} stands for`,
      `The element ${element}`,
    ]),
    matchesKeyword,
    blocks: [
      {
        priority: 0.5 + offset,
        content: paragraph(
          ...choice.some(nature, 2),
          choice.pick(temper),
          say`For ${quoted} that is the heart of the tradition; the rest follows from seasons and circles.`,
        ),
      },
      {
        priority: 0.7 + offset,
        content: paragraph(
          choice.pick([
            say`As a fixed element it belongs to the ${signsOfElementInWords(element)}, whatever the year of birth.`,
            say`The ${signsOfElementInWords(element)} carry it as their fixed element in every year.`,
          ]),
          exemplar
            ? say`Of the ${exemplar.name} custom praises ${listed(choice.some(gifts(exemplar), 2))}; how much of that is ${element} is for the reader to say.`
            : '',
          say`A year carries it by its stem: ${stemsOfElementInWords(element)}.`,
          say`${yearDigitsInWords(element)}: the ${yearByName(one)} year (from ${newYearsDay(one)}), for one, and the ${yearByName(other)} year (from ${newYearsDay(other)}).`,
        ),
      },
      {
        priority: 1.1 + offset,
        content: paragraph(
          choice.pick(work),
          choice.pick(company),
          choice.pick(caution),
          choice.pick([
            say`Whoever was born in the ${yearByName(other)} year may judge how much of ${quoted} rings true.`,
            say`Try ${quoted} on somebody of the ${yearByName(one)} year, who has heard none of it.`,
          ]),
        ),
      },
      {
        priority: 1.3 + offset,
        content: paragraph(
          ...circlesOfElement(element),
          choice.pick([
            `Almanacs use the two circles to say which year will be easy on ${withArticle(element)} person, and they seldom agree.`,
            'Every argument about which element is stronger ends in these two circles, since each of the five both holds and is held.',
          ]),
          say`So the ${yearByName(one)} year ${neighboursInWords(element)}.`,
        ),
      },
    ],
  };
}

function betweenTwo(story: Story, [first, second]: readonly Element[], offset: number): Section {
  const heading = story.choice.pick(['Between the two', 'How the two elements meet']);
  if (!first || !second) return { about: 'two elements', heading, blocks: [] };
  const quoted = quotedKeyword(story);
  return {
    about: 'two elements',
    heading,
    matchesKeyword: offset === 0,
    blocks: [
      {
        priority: 0.4 + offset,
        content: paragraph(
          say`On the old circles ${elementRelation(first, second)}.`,
          say`That is all the scheme has to say on ${quoted}; it ranks neither above the other.`,
        ),
      },
    ],
  };
}
