import type { Article } from '../article-parts.ts';
import { paragraph, table } from '../claims/markup.ts';
import { say, stated, type Phrase } from '../claims/passage.ts';
import { birthdayTexts } from '../prose/birthday-texts.ts';
import { numberTexts } from '../prose/number-texts.ts';
import {
  birthDay,
  dateOfSum,
  datesOfLifePath,
  isNeverReached,
  lifePath,
  neverReached,
  sumInWords,
} from '../wording/number-phrases.ts';

/** Answers what a life path number means and how it is found. */
export function lifePathArticle(number: number): Article {
  const texts = numberTexts[number] ?? [];
  const meaning = lifePath(number);
  const shown = stated(meaning, (claim) => String(claim.number));
  return {
    title: say`Life Path Number ${shown}: Meaning and Examples`,
    description: say`In numerology life path ${shown} is called the ${stated(meaning, ({ title }) => title)}. What it stands for, and how a birth date is added up to it.`,
    sections: [
      {
        heading: '',
        blocks: [
          paragraph(
            say`In numerology ${stated(meaning, (claim) => `life path ${claim.number} is called the ${claim.title}, in short: ${claim.text}`)}.`,
            isNeverReached(number) ? say`${neverReached(number)}.` : '',
          ),
        ],
      },
      {
        heading: say`What ${stated(meaning, (claim) => String(claim.number))} stands for`,
        blocks: texts.map((text) => paragraph(text)),
      },
      ...(isNeverReached(number)
        ? []
        : [
            {
              heading: 'Dates that lead to it',
              blocks: [
                table(
                  say`Worked examples for life path ${stated(meaning, (claim) => String(claim.number))}: month, day and year are added, then the digits of the sum, until one digit or a master number is left`,
                  ['Birth date', 'Sum'],
                  datesOfLifePath(number, 5).map((date): Phrase[] => [dateOfSum(date), sumInWords(date)]),
                ),
              ],
            },
          ]),
    ],
  };
}

/** Answers which number the day of a birthday has. */
export function birthdayArticle(day: number): Article {
  const reduction = birthDay(day);
  const meaning = lifePath(reduction.number);
  return {
    title: say`Birthday Number ${stated(reduction, (claim) => String(claim.day))} in Numerology`,
    description: say`A birthday on day ${stated(reduction, (claim) => String(claim.day))} of a month has the number ${stated(reduction, (claim) => String(claim.number))} in numerology. What it is said to mean beside the life path.`,
    sections: [
      {
        heading: '',
        blocks: [
          paragraph(
            say`In numerology ${stated(reduction, (claim) => `day ${claim.day} has the number ${claim.number}`)}, ${stated(meaning, (claim) => `the ${claim.title}`)}.`,
          ),
        ],
      },
      {
        heading: 'What the number of the day stands for',
        blocks: [paragraph(birthdayTexts[reduction.number] ?? '')],
      },
      {
        heading: 'Days with the same number',
        blocks: [
          table(
            say`Days of a month with the number ${stated(reduction, (claim) => String(claim.number))}; the digits of the day are added, except in a master number`,
            ['Day', 'Number'],
            Array.from({ length: 31 }, (_, index) => birthDay(index + 1))
              .filter((each) => each.number === reduction.number)
              .map((each): Phrase[] => [
                stated(each, (claim) => String(claim.day)),
                stated(each, (claim) => String(claim.number)),
              ]),
          ),
        ],
      },
    ],
  };
}
