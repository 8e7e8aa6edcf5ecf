import type { ZodiacSign } from '@org/zodiac-core';
import type { Section } from './fit-sections.ts';
import { bulletList, paragraph } from './html.ts';
import {
  doubleHour,
  elementOfYear,
  faults,
  gifts,
  kindInWords,
  listed,
  lowerFirst,
  newYearsDay,
  withArticle,
  withoutStop,
  yearByName,
  yearsOfSign,
} from './phrases.ts';
import { isAboutWork, type Story } from './story.ts';

/** The character and the work of each sign that the article is about. */
export const signSections = (story: Story): Section[] =>
  story.focus.flatMap((sign, index) => [character(story, sign, index * 3), work(story, sign, index * 3)]);

function character({ choice, topics }: Story, sign: ZodiacSign, offset: number): Section {
  const [year = 1987] = choice.some(yearsOfSign(sign, 1740, 2020), 1);
  const strengths = choice.some(gifts(sign), 4);
  const [first = '', second = ''] = choice.some(gifts(sign), 2);
  const [early = 1924, late = 1987] = choice.some(yearsOfSign(sign, 1740, 2099), 2).toSorted((a, b) => a - b);
  const weaknesses = choice.some(faults(sign), 2);
  return {
    heading: choice.pick([
      `The ${sign.name} in the circle of twelve`,
      `What tradition says of the ${sign.name}`,
      `The ${sign.name}, a portrait`,
    ]),
    blocks: [
      {
        priority: 2 + offset,
        html: paragraph(
          choice.pick([
            `Tradition gives the ${sign.name} ${listed(strengths)}.`,
            `Ask an almanac for the best of the ${sign.name} and it will name ${listed(strengths)}.`,
            `On the credit side of the ${sign.name} stand ${listed(strengths)}.`,
          ]),
          choice.pick([
            `The debit side is as old: ${listed(weaknesses)}.`,
            `The same sources are frank about the rest: ${listed(weaknesses)}.`,
            `Nor is the list all praise, for it goes on: ${listed(weaknesses)}.`,
          ]),
          sign.personality,
        ),
      },
      {
        priority: 8 + offset,
        html: paragraph(
          sign.description,
          choice.pick([
            `Whoever looks in it for ${first} or ${second} will find a little of both.`,
            `The story leaves room for ${first} and for ${second}.`,
          ]),
          choice.pick([
            `The tale is told to children, and the calendar has kept its order: the ${yearByName(year)} year opened on ${newYearsDay(year)}.`,
            `Nobody takes the race for history, yet it fixes a real order; one turn of it, the ${yearByName(year)} year, began on ${newYearsDay(year)}.`,
          ]),
        ),
      },
      {
        priority: 10 + offset,
        html: paragraph(
          choice.pick(['In calendars', 'In writing', 'On paper']) +
            ` the sign stands behind the branch ${sign.branch.character} (${sign.branch.pinyin}), is ${sign.polarity}, and has ${sign.element} as its fixed element.`,
          `Its double hour is ${doubleHour(sign)}.`,
          choice.pick([
            `The element of a year is another matter: the ${yearByName(early)} year carries ${elementOfYear(early)} by its heavenly stem, the ${yearByName(late)} year ${elementOfYear(late)}.`,
            `Do not confuse this with the element of a year, which is ${elementOfYear(early)} in the ${yearByName(early)} year and ${elementOfYear(late)} in the ${yearByName(late)} year.`,
          ]),
        ),
      },
      {
        priority: 12 + offset,
        html: paragraph(
          `Custom also hands out small tokens: the ${sign.name}’s lucky numbers are ${listed(sign.luckyNumbers)}, and its colours ${listed(sign.luckyColors)}.`,
          choice.pick([
            'Lists of this kind differ from town to town, and nothing is lost by ignoring them.',
            'Printed lists disagree with one another here, which is a fair warning against building on them.',
            'Take them as one takes a birthstone: as a reason for a gift, perhaps.',
          ]),
          choice.pick([
            `They belong to every year of the ${sign.name} alike, whether ${listed(choice.some(yearsOfSign(sign, 1912, 2043), 2).map((found) => `the ${yearByName(found)} year`))}.`,
            '',
          ]),
          topics.text.length > 0 ? `None of them changes the answer to “${topics.text}”.` : '',
        ),
      },
    ],
  };
}

function work({ choice, topics, shown }: Story, sign: ZodiacSign, offset: number): Section {
  const isRequested = isAboutWork({ topics });
  const basePriority = isRequested ? 1 : 6;
  const [strength = '', second = ''] = choice.some(gifts(sign), 2);
  const [weakness = ''] = choice.some(faults(sign), 1);
  const [older = 1924, younger = 1987] = choice
    .some(yearsOfSign(sign, 1860, 2043), 2)
    .toSorted((a, b) => a - b);
  const peers = choice.some(
    shown.companies.filter((company) => company.sign === sign.id && company.kind),
    2,
  );
  return {
    heading: choice.pick([
      `The ${sign.name} at work`,
      `Careers for ${withArticle(sign.name)}`,
      `${sign.name} and business`,
    ]),
    matchesKeyword: isRequested,
    blocks: [
      {
        priority: basePriority + offset,
        html: paragraph(
          choice.pick([
            `In company, so the tradition runs, the ${sign.name} shows itself in this way: ${lowerFirst(sign.businessTraits)}`,
            `Of the ${sign.name} in trade the custom has a short account: ${lowerFirst(sign.businessTraits)}`,
          ]),
          choice.pick([
            `The fields it is sent to are ${lowerFirst(sign.careerStrengths)}`,
            `Work said to suit it: ${lowerFirst(sign.careerStrengths)}`,
          ]),
          choice.pick([
            `Read it as a question rather than a verdict: does the post reward ${strength} and ${second}?`,
            `The useful part is the question it raises, whether a post has room for ${strength} and for ${second}.`,
            `A sensible reader turns that round and asks which tasks call for ${strength}, and which for ${second}.`,
          ]),
          choice.pick([
            `It is said of the ${yearByName(older)} year as much as of the ${yearByName(younger)} year.`,
            `Here the custom makes no difference between the ${yearByName(older)} year and the ${yearByName(younger)} year.`,
          ]),
        ),
      },
      {
        priority: basePriority + offset + 4,
        html: bulletList([
          `Ask for work that needs ${strength}; in the old description of the ${sign.name} that comes first.`,
          `Find a colleague to watch for the known fault: ${weakness}.`,
          `In choosing partners, note that ${sign.bestCompatibility.slice(0, 2).join(' and ')} share the ${sign.name}’s circle of three.`,
        ]),
      },
      ...peers.map((company, index) => ({
        priority: basePriority + offset + 7 + index,
        html: paragraph(
          choice.pick([
            `A company can carry the sign too: ${company.name} (${company.year}) does, in ${kindInWords(company.kind ?? '')}.`,
            `For a neighbour of the same sign in ${kindInWords(company.kind ?? '')}, take ${company.name} (${company.year}).`,
            `${company.name} (${company.year}) was founded under the ${sign.name}, and its field is ${kindInWords(company.kind ?? '')}.`,
          ]),
          choice.pick([
            'The date proves nothing about the business; it makes a good first line in a cover letter at most.',
            `Whether it behaves like ${withArticle(sign.name)} is for those who work there to say.`,
          ]),
        ),
      })),
      {
        priority: basePriority + offset + 9,
        html: paragraph(
          choice.pick([
            `Under pressure ${strength} may turn into its reverse.`,
            `At the office ${second} may show its other face.`,
          ]),
          `${withoutStop(sign.traits)} by reputation, it is also warned of one thing: ${weakness}.`,
          choice.pick([
            'A manager needs no zodiac to see that, and a good one asks instead of guessing.',
            'That is worth a conversation, whatever the year on the passport.',
          ]),
        ),
      },
    ],
  };
}
