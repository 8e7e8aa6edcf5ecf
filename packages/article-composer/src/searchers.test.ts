import { describe, expect, test } from 'vitest';
import { searchersKeywords } from './test/searchers-keywords.ts';
import { shippedFacts } from './test/shipped-facts.ts';
import { answerTo, write } from './test/write.ts';
import { countWords } from './check-draft.ts';

const tech = shippedFacts.companies.filter(({ kind }) => kind === 'Technology').length;
const luxury = shippedFacts.carBrands.filter(({ kind }) => kind === 'Luxury').length;

describe('somebody who searches for', () => {
  test.each([
    // Misspelt.
    ['chineese zodiak 1994', /^1994 is a Wood Dog year/],
    ['drgaon yers', /^The next Dragon year/],
    // Tables, by industry, and their oldest row.
    ['tech companies dragon', new RegExp(`^\\d+ of our ${tech} companies in Technology are Dragons\\.$`)],
    [
      'tech companies by zodiac sign',
      new RegExp(`^[A-Z][a-z]+s lead, with \\d+ of our ${tech} companies in Technology\\.$`),
    ],
    ['luxury car brands of the tiger', new RegExp(`^\\d+ of our ${luxury} luxury car brands are Tigers\\.`)],
    ['western states of the monkey', /^None of our 13 US states in the West is a Monkey\./],
    ['oldest car brand', /^The oldest car brand in our table is Tatra, of 1850: Dog\./],
    ['oldest state', /^The oldest US state in our table is Delaware, of December 7, 1787: Goat\./],
    ['when did ohio join the union chinese zodiac', /March 1, 1803/],
    // Two and three signs.
    ['can two tigers marry', /Tiger and Tiger score 70 of 100\.$/],
    ['compare dragon and tiger', /Dragon and Tiger score 60 of 100\.$/],
    ['rat dragon monkey', /^Yes: Rat, Dragon and Monkey form one of the three harmonies \(三合\)\.$/],
    ['tiger snake monkey', /^No: Tiger, Snake and Monkey form one of the three punishments/],
    ['rat ox tiger compatibility', /^No rule of three joins Rat, Ox and Tiger\.$/],
    // What a sign is like, and in which role.
    [
      'smartest chinese zodiac sign',
      /^No rule names the cleverest sign; the descriptions fit Rat, Ox, Snake, Horse and Monkey\.$/,
    ],
    ['which sign is the best programmer', /^By its description the best programmer is the Monkey;/],
    ['are rats smart', /^Yes, by the description of the Rat: quick-witted and quick judgment\./],
    ['is the ox lazy', /^Nothing in the description of the Ox says so\./],
    ['are goats good teachers', /^Yes, by the description of the Goat: teaching\./],
    ['what kind of boss is a monkey', /^The Monkey as a boss, by tradition: rules change with it overnight/],
    ['dragon ceo traits', /^The Dragon as a boss/],
    ['ox as a husband', /^An Ox man is described as dependable/],
    ['tiger mom', /^A Tiger woman is described as/],
    // Custom and calendar.
    ['why do chinese wear red at new year', /^Red is the color of Fire, .* a beast called Nian\.$/],
    ['red envelope custom', /^Red is the color/],
    ['888 meaning chinese', /^The number 8 is the luckiest of all by its sound.* more loudly\.$/],
    ['why are there 12 animals', /^There are twelve animals because the calendar counts in twelve branches/],
    ['which element is weakest', /^None: each of the five elements masters one other/],
    [
      'earliest chinese new year ever',
      /are January 21, 1890, January 21, 1966, January 21, 2061 and January 21, 2099/,
    ],
    [
      'latest chinese new year',
      /February 20, 1920, February 20, 1985, February 20, 2148 and February 20, 2167/,
    ],
    [
      'does the year start on january 1 in chinese zodiac',
      /^No\. The zodiac year starts at Chinese New Year/,
    ],
    [
      'lunar new year dates 2020 to 2030',
      /: January 25, 2020, February 12, 2021, .* and February 3, 2030\.$/,
    ],
  ])('"%s" reads the answer first', (keyword, answer) => {
    expect(answerTo(keyword)).toMatch(answer);
  });

  test('anything else of sixty keywords reads an answer of at most sixty words', () => {
    for (const keyword of searchersKeywords) {
      const answer = answerTo(keyword);
      expect(countWords(`<p>${answer}</p>`), keyword).toBeLessThanOrEqual(60);
      expect(countWords(`<p>${answer}</p>`), keyword).toBeGreaterThan(4);
    }
  });

  test.each(['quiet rabbit hutch', 'horse travel', 'angel number 888', 'kind regards', 'bank holiday tiger'])(
    '"%s", which only has words of the zodiac, is told that there is nothing',
    (keyword) => {
      expect(() => write(keyword)).toThrow(/Neither the calendar|nothing that an article|too general/);
    },
  );
});
