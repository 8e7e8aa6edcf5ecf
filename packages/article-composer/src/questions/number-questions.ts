import { lifePathNumber, zodiacSigns } from '@org/zodiac-core';
import { listed, say, stated, type Phrase } from '../claims/passage.ts';
import {
  birthDay,
  dateOfSum,
  daysOfLifePath,
  datesOfLifePath,
  isNeverReached,
  lifePath,
  sumInWords,
} from '../wording/number-phrases.ts';
import { luckyNumbers } from '../wording/sign-phrases.ts';
import type { Question } from './question.ts';

const figure = (number: number): Phrase => stated(lifePath(number), (claim) => String(claim.number));
const title = (number: number): Phrase => stated(lifePath(number), (claim) => claim.title);

/** What readers of an article on a life path number ask next. */
export function lifePathQuestions(number: number): readonly Question[] {
  const isMaster = number > 9;
  const lower = isMaster ? [...String(number)].reduce((sum, digit) => sum + Number(digit), 0) : number;
  return [
    isMaster
      ? {
          ask: say`Why is ${figure(number)} not reduced to ${figure(lower)}?`,
          answer: say`Custom keeps master numbers. Reduced: the ${title(lower)}.`,
        }
      : { ask: say`Is ${figure(number)} a master number?`, answer: 'No, those have two equal digits.' },
    {
      ask: say`Which birthdays have the number ${figure(number)}?`,
      answer: daysOf(number),
    },
    ...(isNeverReached(number)
      ? []
      : [
          {
            ask: say`Is life path ${figure(number)} rare?`,
            answer: stated(
              daysOfLifePath(number),
              ({ days, of, firstYear, lastYear }) =>
                `${rarity(days / of)} ${days} of ${of} days from ${firstYear} to ${lastYear} have it.`,
            ),
          },
        ]),
    {
      ask: 'Does it depend on the Chinese sign?',
      answer: isNeverReached(number) ? 'No. Neither does its absence.' : 'No. Digits know no animals.',
    },
  ];
}

/** Of the numbers that are no master number and are not what one reduces to, each has a ninth of all days. */
const rarity = (share: number): string => (share < 0.06 ? 'Yes:' : share < 0.1 ? 'A little:' : 'No:');

/** `'Those on day 7, 16 and 25 of a month.'` */
function daysOf(number: number): Phrase {
  const days = Array.from({ length: 31 }, (_, index) => birthDay(index + 1)).filter(
    (each) => each.number === number,
  );
  return days.length === 0
    ? 'None; no day of a month has it.'
    : say`Those on day ${listed(days.map((day) => stated(day, (claim) => String(claim.day))))}.`;
}

/** What readers of an article on the number of a birthday ask next. */
export function birthdayQuestions(day: number): readonly Question[] {
  const { number } = birthDay(day);
  const [example] = datesOfLifePath(number, 1);
  const date = { year: 1975, month: 8, day };
  return [
    {
      ask: 'Is that my life path?',
      answer: 'No, which takes month and year too.',
    },
    {
      ask: say`What is the life path of ${dateOfSum(date)}?`,
      answer: say`${sumInWords(date)}, so it is ${figure(lifePathNumber(date))}, the ${title(lifePathNumber(date))}.`,
    },
    ...(example
      ? [
          {
            ask: say`Who has life path ${figure(number)}?`,
            answer: say`Somebody born on ${dateOfSum(example)}, for one.`,
          },
        ]
      : []),
  ];
}

/** What readers of an article on a lucky number ask next. */
export const luckyNumberQuestions = (number: number): readonly Question[] => [
  { ask: 'Does it help in a lottery?', answer: 'No. Draws know no numbers.' },
  ...zodiacSigns
    .filter((sign) => sign.luckyNumbers.includes(number))
    .slice(0, 2)
    .map((sign) => ({
      ask: `Which numbers has the ${sign.name}?`,
      answer: say`${luckyNumbers(sign)}, in the lists that we use.`,
    })),
];
