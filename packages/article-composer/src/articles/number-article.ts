import type { Article, Section } from '../article-parts.ts';
import { paragraph, table, type Markup } from '../claims/markup.ts';
import { say, stated, type Phrase } from '../claims/passage.ts';
import { birthdayTexts } from '../prose/birthday-texts.ts';
import { lifePathTexts } from '../prose/life-path-texts.ts';
import { numberTexts } from '../prose/number-texts.ts';
import {
  birthDay,
  dateOfSum,
  datesOfLifePath,
  datesOfTwoLifePaths,
  isNeverReached,
  lifePath,
  neverReached,
  partsInWords,
  stepsInWords,
  sumInWords,
} from '../wording/number-phrases.ts';

/** Answers what a life path number means and how it is found. */
export function lifePathArticle(number: number): Article {
  const texts = numberTexts[number] ?? [];
  const more = lifePathTexts[number];
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
      ...(isNeverReached(number) ? [] : [workedExamples(number)]),
      ...(more
        ? [
            { heading: 'In love', blocks: [paragraph(more.love)] },
            { heading: 'At work', blocks: [paragraph(more.work)] },
            { heading: 'The other way of counting', blocks: [paragraph(more.byParts), byParts(number)] },
          ]
        : []),
    ],
  };
}

function workedExamples(number: number): Section {
  const shown = stated(lifePath(number), (claim) => String(claim.number));
  return {
    heading: say`How a birth date leads to ${shown}`,
    blocks: [
      table(
        say`Worked examples for life path ${shown}: month, day and year are added, then the digits of the sum, until one digit or a master number is left`,
        ['Birth date', 'Month, day and year', 'Digits'],
        datesOfLifePath(number, 5).map((date): Phrase[] => [
          dateOfSum(date),
          sumInWords(date),
          stepsInWords(date),
        ]),
      ),
    ],
  };
}

/** Dates on which the two ways of counting differ, which they do for master numbers and the numbers that these reduce to. */
const byParts = (number: number): Markup =>
  table(
    'The same birth dates by two ways of counting; in the second, month, day and year are reduced first, and master numbers kept',
    ['Birth date', 'Added together', 'By parts'],
    datesOfTwoLifePaths(number, 4).map((date): Phrase[] => [
      dateOfSum(date),
      say`${sumInWords(date)}; ${stepsInWords(date)}`,
      partsInWords(date),
    ]),
  );

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
