import { sexagenaryYear, zodiacSigns, type Element } from '@org/zodiac-core';
import { elementAfter, elementPortraits, elementRelation, fiveElements } from './five-elements.ts';
import type { Section } from './fit-sections.ts';
import { minorHeading, paragraph } from './html.ts';
import {
  elementOfYear,
  gifts,
  adultBirthYears,
  listed,
  newYearsDay,
  spanOfYear,
  withArticle,
  yearByName,
  yearsOfSign,
} from './phrases.ts';
import type { Story } from './story.ts';

/** The elements that the keyword names; all five if it only mentions elements in general. */
const elementsOf = ({ topics }: Story): readonly Element[] =>
  topics.elements.length > 0 ? topics.elements : topics.themes.includes('element') ? fiveElements : [];

/** A portrait of each element: its character, its signs and its years. */
export function elementPortraitSections(story: Story): Section[] {
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

function portrait(story: Story, element: Element, matchesKeyword: boolean, offset: number): Section {
  const { choice, topics } = story;
  const { nature, temper, work, company, caution } = elementPortraits[element];
  const own = zodiacSigns.filter((sign) => sign.element === element);
  const [one = 1990, other = 2002] = choice.some(yearsOfElement(element, ...adultBirthYears), 2);
  const [yang, yin] = stemsOf(element);
  const [exemplar = zodiacSigns[0]] = choice.some(own, 1);
  return {
    heading: choice.pick([
      `${element} among the five elements`,
      `What ${element} stands for`,
      `The element ${element}`,
    ]),
    matchesKeyword,
    blocks: [
      {
        priority: 0.5 + offset,
        html: paragraph(
          ...choice.some(nature, 2),
          choice.pick(temper),
          `For “${topics.text}” that is the heart of the tradition; the rest follows from seasons and circles.`,
        ),
      },
      {
        priority: 0.7 + offset,
        html: paragraph(
          choice.pick([
            `As a fixed element it belongs to the ${listed(own.map(({ name }) => name))}, whatever the year of birth.`,
            `The ${listed(own.map(({ name }) => name))} carry it as their fixed element in every year.`,
          ]),
          exemplar
            ? `Of the ${exemplar.name} custom praises ${listed(choice.some(gifts(exemplar), 2))}; how much of that is ${element} is for the reader to say.`
            : '',
          `A year carries it by its stem: ${yang} in its Yang years and ${yin} in the Yin years that follow them.`,
          `Years that end in ${listed(lastDigits(element))} carry ${element}: the ${yearByName(one)} year (from ${newYearsDay(one)}), for one, and the ${yearByName(other)} year (from ${newYearsDay(other)}).`,
        ),
      },
      {
        priority: 1.1 + offset,
        html: paragraph(
          choice.pick(work),
          choice.pick(company),
          choice.pick(caution),
          choice.pick([
            `Whoever was born in the ${yearByName(other)} year may judge how much of “${topics.text}” rings true.`,
            `Try “${topics.text}” on somebody of the ${yearByName(one)} year, who has heard none of it.`,
          ]),
        ),
      },
      {
        priority: 1.3 + offset,
        html: paragraph(
          `In the circle of production ${elementAfter(element, -1)} feeds ${element}, and ${element} feeds ${elementAfter(element, 1)}.`,
          `In the circle of control ${elementAfter(element, -2)} holds ${element}, and ${element} holds ${elementAfter(element, 2)}.`,
          choice.pick([
            `Almanacs use the two circles to say which year will be easy on ${withArticle(element)} person, and they seldom agree.`,
            'Every argument about which element is stronger ends in these two circles, since each of the five both holds and is held.',
          ]),
          `So the ${yearByName(one)} year leans on ${elementAfter(element, -1)} and gives to ${elementAfter(element, 1)}.`,
        ),
      },
    ],
  };
}

function betweenTwo({ choice, topics }: Story, [first, second]: readonly Element[], offset: number): Section {
  const heading = choice.pick(['Between the two', 'How the two elements meet']);
  if (!first || !second) return { heading, blocks: [] };
  return {
    heading,
    matchesKeyword: offset === 0,
    blocks: [
      {
        priority: 0.4 + offset,
        html: paragraph(
          `On the old circles ${elementRelation(first, second)}.`,
          `That is all the scheme has to say on “${topics.text}”; it ranks neither above the other.`,
        ),
      },
    ],
  };
}

const yearsOfElement = (element: Element, first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index).filter(
    (year) => elementOfYear(year) === element,
  );

/** The stems repeat every ten years, so the last digit of a year determines its element: 1992 and 2002 have Water. */
const lastDigits = (element: Element): number[] =>
  yearsOfElement(element, 2000, 2009).map((year) => year % 10);

/** The Yang stem and the Yin stem of an element. */
const stemsOf = (element: Element): string[] =>
  yearsOfElement(element, 2000, 2009)
    .map((year) => sexagenaryYear(year).stem)
    .toSorted((a, b) => (a.polarity === b.polarity ? 0 : a.polarity === 'Yang' ? -1 : 1))
    .map(({ character, pinyin }) => `${character} (${pinyin})`);

/** A paragraph about each combination of the sign and an element. */
export function kindsOfSignSections(story: Story): Section[] {
  const { focus, choice, topics } = story;
  const basePriority = topics.elements.length > 0 ? 0 : 7;
  return focus.slice(0, 2).map((sign, index) => ({
    heading: choice.pick([`Five kinds of ${sign.name}`, `The ${sign.name} and the five elements`]),
    matchesKeyword: topics.elements.length > 0 || topics.themes.includes('element'),
    blocks: choice.some(yearsOfSign(sign, 1960, 2019), 5).map((year, at) => {
      const element = elementOfYear(year);
      const words = choice.pick(elementPortraits[element].nature);
      const [gift = ''] = choice.some(gifts(sign), 1);
      return {
        priority: (topics.elements.includes(element) ? 1 : 6 + at / 10) + basePriority + index * 4,
        html:
          minorHeading(`The ${element} ${sign.name}`) +
          paragraph(
            `The ${yearByName(year)} year runs from ${spanOfYear(year)}, and the same pair stood over the ${yearByName(year - 60)} year.`,
            words,
            choice.pick([
              `Whoever likes to put the two together may think of ${gift} first.`,
              `Put together with the sign, it can be read into ${gift}, or left out.`,
              `A reader who combines the two may begin with ${gift}.`,
            ]),
            choice.pick([
              `Laid over the ${sign.name}, whose own element is ${sign.element}, it is read as a shade and not as a second sign.`,
              `With ${sign.element} as the fixed element of the ${sign.name}, the almanac reads the two together.`,
              `How much it adds to the ${sign.name}’s own ${sign.element} is a matter on which almanacs differ.`,
            ]),
          ),
      };
    }),
  }));
}
