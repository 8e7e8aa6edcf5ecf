import { birthDayNumber, lifePathMeaning, lifePathNumber, monthDescription } from '@org/zodiac-core';
import type { Section } from './fit-sections.ts';
import { minorHeading, paragraph } from './html.ts';
import {
  dateInWords,
  gifts,
  listed,
  lowerFirst,
  newYearsDay,
  signOfYear,
  withArticle,
  yearByName,
  yearsOfSign,
} from './phrases.ts';
import type { Story } from './story.ts';

const lifePaths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33];
const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Life paths beside the signs, each with a date that can be added up. */
export function numerologySection({ topics, focus, choice }: Story): Section {
  const asked = topics.themes.includes('numerology') || topics.lifePaths.length > 0;
  const numbers = [...new Set([...topics.lifePaths, ...choice.some(lifePaths, 12)])];
  const [sign] = focus;
  const example = (): string => {
    const [year = 1990] = sign
      ? choice.some(yearsOfSign(sign, 1940, 2020), 1)
      : choice.some(
          months.map((month) => 1960 + 4 * month),
          1,
        );
    const [month = 5] = choice.some(months.slice(2), 1);
    const [day = 15] = choice.some(
      Array.from({ length: 28 }, (_, index) => index + 1),
      1,
    );
    const path = lifePathNumber({ year, month, day });
    return `${dateInWords(year, month, day)}, for instance, a date of the ${yearByName(year)} year, gives ${month} + ${day} + ${year} = ${month + day + year}, which reduces to ${path}; the day alone gives ${birthDayNumber(day)}.`;
  };
  return {
    heading: choice.pick([
      'Numerology, a second lens',
      'The numbers beside the sign',
      'Life paths and signs',
    ]),
    blocks: [
      {
        priority: asked ? 1 : 8,
        html: paragraph(
          choice.pick([
            'Numerology is a custom of its own and knows nothing of the twelve animals.',
            'The life path comes from another tradition than the zodiac, and the two never meet in an old book.',
          ]),
          'It adds month, day and year, then adds the digits of the sum until one is left, keeping the master numbers 11, 22 and 33.',
          example(),
        ),
      },
      {
        priority: asked ? 3 : 10,
        html: paragraph(
          choice.pick(['Months have words of their own in this scheme.', 'The month of birth adds a word.']),
          `${listed(choice.some(months, 3).map((month) => `${dateInWords(2000, month, 1).split(' ')[1]} stands for ${lowerFirst(monthDescription(month))}`))}.`,
          choice.pick([
            'Such a word is a prompt for reflection, no more.',
            'A word is all it is, and sometimes a word is what one needs.',
          ]),
          example(),
        ),
      },
      ...numbers.map((number, index) => ({
        priority: (topics.lifePaths.includes(number) ? 1 : asked ? 3 : 11) + index / 2,
        html:
          minorHeading(`Life path ${number}: the ${lifePathMeaning(number).title}`) +
          lifePathParagraph(number),
      })),
    ],
  };

  function lifePathParagraph(number: number): string {
    const { text, title } = lifePathMeaning(number);
    const beside = sign ?? signOfYear(choice.pick([1990, 1991, 1992, 1993, 1994, 1995, 1996, 1997]));
    const strength = choice.some(gifts(beside), 1)[0] ?? '';
    const [year = 1990] = choice.some(yearsOfSign(beside, 1940, 2030), 1);
    return paragraph(
      choice.pick([
        `Its gloss is short: “${text}”.`,
        `“${title}” is the label, “${text}” the gloss.`,
        `The reading is brief: “${text}”.`,
      ]),
      choice.pick([
        `Put beside the ${beside.name}, known for ${strength}, it gives two words to compare rather than one verdict.`,
        `${withArticle(title)} born in the ${yearByName(year)} year, that is from ${newYearsDay(year)}, may ask which of the two portraits fits.`.replace(
          /^A (?=[AEIO])/,
          'An ',
        ),
        `The ${beside.name} adds ${strength} to that, if one holds with both customs.`,
      ]),
    );
  }
}
