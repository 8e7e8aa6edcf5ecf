import { birthDayNumber, lifePathMeaning, lifePathNumber, monthDescription } from '@org/zodiac-core';
import { birthdaysOf, isNeverReached, neverReached } from './birthdays-of-number.ts';
import type { Section } from './fit-sections.ts';
import { minorHeading, paragraph, table } from './html.ts';
import { lifePathPortraits } from './life-path-portraits.ts';
import {
  dateInWords,
  gifts,
  adultBirthYears,
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

/** Descriptions of life path numbers, with example dates. */
export function numerologySection({ topics, focus, choice }: Story): Section {
  const isRequested =
    topics.themes.includes('numerology') || topics.lifePaths.length + topics.birthdays.length > 0;
  const numbers = choice.some(lifePaths, 12).filter((number) => !topics.lifePaths.includes(number));
  const [sign] = focus;
  const addedUp = ({ year, month, day }: { year: number; month: number; day: number }): string =>
    `${dateInWords(year, month, day)}, for instance, a date of the ${yearByName(year)} year, gives ${month} + ${day} + ${year} = ${month + day + year}, which reduces to ${lifePathNumber({ year, month, day })}; the day alone gives ${birthDayNumber(day)}.`;
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
    return addedUp({ year, month, day });
  };
  return {
    heading: choice.pick([
      'Numerology, a second lens',
      'The numbers beside the sign',
      'Life paths and signs',
    ]),
    matchesKeyword: isRequested,
    blocks: [
      ...topics.lifePaths.flatMap((number, index) => [
        { priority: 0.5 + index, html: portrait(number) },
        {
          priority: 0.7 + index,
          html: isNeverReached(number) ? paragraph(neverReached(number)) : firstBirthdays(number),
        },
      ]),
      {
        priority: isRequested ? 1 : 8,
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
        priority: isRequested ? 3 : 10,
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
        priority: (isRequested ? 3 : 11) + index / 2,
        html:
          minorHeading(`Life path ${number}: the ${lifePathMeaning(number).title}`) +
          lifePathParagraph(number),
      })),
    ],
  };

  function portrait(number: number): string {
    const { title } = lifePathMeaning(number);
    const [gift, work, warning] = lifePathPortraits[number] ?? ['', '', ''];
    return (
      minorHeading(`Life path ${number}: the ${title}`) +
      paragraph(
        gift,
        choice.pick([
          `Of “${topics.text}” that is the kernel, and the rest is commentary.`,
          `Whoever asks about “${topics.text}” will recognise it, or will not; both are answers.`,
        ]),
      ) +
      paragraph(
        work,
        warning,
        choice.pick([
          `So much for “${topics.text}”: the ${title} keeps the name under every animal.`,
          `No number has yet been seen to do the work by itself, whatever is promised about “${topics.text}”.`,
          `Like every answer to “${topics.text}” it fits most people on some days.`,
        ]),
      )
    );
  }

  /** A table of birth dates with a life path number, which shows the calculation. */
  function firstBirthdays(number: number): string {
    const rows = choice
      .some(
        Array.from({ length: 60 }, (_, index) => 1950 + index),
        60,
      )
      .flatMap((year) => {
        const [found] = birthdaysOf(number, year);
        return found ? [found] : [];
      })
      .slice(0, 8)
      .toSorted((a, b) => a.year - b.year);
    return table(
      ['Year', `First birthday with a ${number}`, 'The sum'],
      rows.map(({ year, month, day }) => [
        String(year),
        dateInWords(year, month, day),
        `${month} + ${day} + ${year} = ${month + day + year}, so ${number}`,
      ]),
    );
  }

  function lifePathParagraph(number: number): string {
    const { text, title } = lifePathMeaning(number);
    const beside = sign ?? signOfYear(choice.pick([1990, 1991, 1992, 1993, 1994, 1995, 1996, 1997]));
    const strength = choice.some(gifts(beside), 1)[0] ?? '';
    const [year = 1990] = choice.some(yearsOfSign(beside, ...adultBirthYears), 1);
    // From March on a date is in the zodiac year of the same number.
    const birthdays = choice
      .some(
        Array.from({ length: 70 }, (_, index) => 1950 + index),
        20,
      )
      .flatMap((each) => birthdaysOf(number, each))
      .filter(({ month }) => month > 2);
    return paragraph(
      choice.pick([
        `Its gloss is short: “${text}”.`,
        `“${title}” is the label, “${text}” the gloss.`,
        `The reading is brief: “${text}”.`,
      ]),
      choice.pick([
        `Put beside the ${beside.name}, known for ${strength}, it gives two words to compare rather than one verdict.`,
        `${withArticle(title).replace(/^a/, 'A')} born in the ${yearByName(year)} year, that is from ${newYearsDay(year)}, may ask which of the two portraits fits.`,
        `The ${beside.name} adds ${strength} to that, if one holds with both customs.`,
      ]),
      ...choice.some(birthdays, 1).map(addedUp),
      isNeverReached(number)
        ? 'No birth date within the calendar adds up to it, so it is told for completeness.'
        : '',
    );
  }
}
