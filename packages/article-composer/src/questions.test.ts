import { describe, expect, test } from 'vitest';
import { keywords } from './test/keywords.ts';
import { matches, write } from './test/write.ts';
import { countWords } from './check-draft.ts';

/** The questions of an article with their answers. */
const questionsOf = (keyword: string): [question: string, answer: string][] =>
  [...write(keyword, 5000).html.matchAll(/<h3>(.*?)<\/h3><p>(.*?)<\/p>/g)].map(
    ([, question = '', answer = '']) => [question, answer],
  );

const answersTo = (keyword: string): Record<string, string> => Object.fromEntries(questionsOf(keyword));

describe('the questions of an article', () => {
  test('are two to five, each asked once and answered at once', () => {
    for (const keyword of keywords) {
      const questions = questionsOf(keyword);
      expect(questions.length, keyword).toBeGreaterThanOrEqual(2);
      expect(questions.length, keyword).toBeLessThanOrEqual(5);
      expect(new Set(questions.map(([question]) => question)).size, keyword).toBe(questions.length);
      for (const [question, answer] of questions) {
        expect(question, keyword).toMatch(/^[A-Z].*\?$/);
        expect(answer, question).toMatch(/^[A-Z\d].*[.]$/s);
        expect(countWords(`<p>${answer}</p>`), question).toBeLessThanOrEqual(50);
      }
    }
  });

  test('come last, before the notice', () => {
    for (const keyword of keywords)
      expect(matches(write(keyword, 5000).html, /<h2>(.*?)<\/h2>/g).at(-1), keyword).toBe(
        'Questions and answers',
      );
  });

  test.each([
    [
      'chinese zodiac 1988',
      'Which signs suit the Dragon best?',
      'Rat, Monkey and Rooster, by the harmonies.',
    ],
    ['chinese zodiac 1988', 'Born on July 1, 1988: how old on July 1, 2026?', '38, or 39 by the old count.'],
    [
      'dragon personality',
      'Born in January 2000: is that a Dragon?',
      'No, a Rabbit. The year began on February 5, 2000.',
    ],
    [
      'rabbit personality',
      'Born in January 1999: is that a Rabbit?',
      'No, a Tiger. The year began on February 16, 1999.',
    ],
    [
      'goat and rat compatibility',
      'When do their next years begin?',
      'Goat: February 6, 2027. Rat: February 11, 2032.',
    ],
    ['zodiac of February 5, 1962', 'Which day of the lunar calendar?', 'Day 1 of month 1.'],
    ['zodiac of February 5, 1962', 'And in numerology?', '2 + 5 + 1962 = 1969: life path 7, the Scholar.'],
    ['is Texas a dragon', 'When is Texas’s own year?', 'From February 15, 2037 to February 3, 2038.'],
    [
      'chinese new year 2030',
      'Which animal does it end?',
      'The Rooster, whose last day is February 2, 2030.',
    ],
    ['life path 7', 'Which birthdays have the number 7?', 'Those on day 7, 16 and 25.'],
  ])('of "%s": "%s"', (keyword, question, answer) => {
    expect(answersTo(keyword)[question]).toBe(answer);
  });

  test('pair nobody under 18: an article on the birth date of a child asks for no partner', () => {
    for (const [question, answer] of questionsOf('zodiac of May 3, 2015'))
      expect(`${question} ${answer}`).not.toMatch(/suit|harmon|goes with|match|partner/i);
  });
});
