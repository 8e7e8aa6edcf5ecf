import { describe, expect, test } from 'vitest';
import { keywords } from './test/keywords.ts';
import { shippedFacts } from './test/shipped-facts.ts';
import { answerTo, matches, write } from './test/write.ts';
import { countWords } from './check-draft.ts';

/** The rows of the first table after the answer that has the given caption. */
const rowsOf = (keyword: string, caption: RegExp): string[] => {
  const tables = matches(write(keyword, 5000).html, /<table>(.*?)<\/table>/gs);
  const found = tables.find((table) => caption.test(matches(table, /<caption>(.*?)<\/caption>/g)[0] ?? ''));
  return matches(matches(found ?? '', /<tbody>(.*)<\/tbody>/gs)[0] ?? '', /<tr>(.*?)<\/tr>/g);
};

describe('an article', () => {
  test('begins with an answer of at most sixty words', () => {
    for (const keyword of keywords) {
      const answer = answerTo(keyword);
      expect(countWords(`<p>${answer}</p>`), keyword).toBeLessThanOrEqual(60);
      expect(write(keyword).html.startsWith('<p>'), keyword).toBe(true);
    }
  });

  test.each([
    ['is tesla a pig company', /^No\. Tesla was founded on July 1, 2003, in a Year of the Goat\./],
    ['is tesla a goat', /^Yes\. Tesla was founded on July 1, 2003/],
    ['why is there no cat', /^There is no cat in the Chinese zodiac because/],
    ['cat', /^There is no cat in the Chinese zodiac .* only Vietnam has a Year of the Cat/],
    [
      'year of the cat 2023',
      /^Yes, in Vietnam: 2023 Water Rabbit is a Year of the Cat there, from January 22, 2023/,
    ],
    ['year of the cat', /^Only Vietnam has a Year of the Cat; .* next begins on February 8, 2035\.$/],
    ['is 2024 a year of the cat', /^No\. 2024 Wood Dragon is a Year of the Dragon; only Vietnam/],
    [
      'dragon and dog marriage problems',
      /^Tradition names the trouble of Dragon and Dog: a six clash \(六沖\)\. Our score is 20\.$/,
    ],
    [
      'why do rats and dragons fight',
      /^None by the old rules, which find one of the three harmonies \(三合\) between Rat and Dragon/,
    ],
    [
      'why are tigers bad with money',
      /^No\. Nothing in the calendar .* bad with money, .* Tradition calls the Tiger brave/,
    ],
    ['are snakes rich', /^No.* money.* Tradition calls the Snake thoughtful/],
    ['rabbit rabbit rabbit', /^Tradition describes the Rabbit/],
    ['is tiger compatible with itself', /Tiger and Tiger score 70 of 100/],
    [
      'as an ox born in 1985 what is my lucky color',
      /^The lucky colors of the Ox are white, yellow and green, and its lucky numbers are 1 and 4\./,
    ],
    ['1985 career', /^Tradition sends the Ox to/],
    ['what zodiac is 2027', /^2027 is a Fire Goat year, from February 6, 2027 to January 25, 2028\./],
    ['zodiac for 3/14/1991', /^Somebody born on March 14, 1991 is a Goat/],
    ['14.02.1999 chinese zodiac', /^Somebody born on February 14, 1999 is a Tiger/],
    ['tai sui 2027', /^In the 2027 Fire Goat year Rat, Ox, Goat and Dog offend Tai Sui/],
    [
      'dragon boat festival 2027',
      /^In 2027 the Dragon Boat Festival \(端午\) is on Wednesday, June 9, 2027\. .* day 5 of month 5\./,
    ],
    ['when is the mid autumn festival 2026', /Friday, September 25, 2026/],
    ['lucky number 7', /^By the lists of almanacs 7 is a lucky number of Dragon, Horse, Goat and Rooster\./],
    ['unlucky number 4 chinese', /^In China 4 is avoided because the word sounds like the one for death\./],
    ['red lucky color', /^By the lists of almanacs red is a lucky color of/],
    ['worst match for dragon', /^By tradition the Dragon goes worst with the Dog/],
    [
      'when does the year of the horse end',
      /^It is a Horse year now: 2026 Fire Horse, .* to February 5, 2027\./,
    ],
    ['when was the last year of the goat', /^The last Goat year was 2015 Wood Goat/],
    ['fire dragon personality', /^Tradition calls the Dragon confident, .* Fire, .* propriety/],
    [
      'google chinese zodiac',
      /^Google, which our table has under Alphabet, was founded on September 4, 1998, in a Year of the Tiger\.$/,
    ],
    ['oldest company rat', /^The oldest of them (?:is|dates from)/],
    [
      'is 1988 the year of the rabbit',
      /^No\. 1988 is a Year of the Dragon, from February 17, 1988 to February 5, 1989/,
    ],
    ['is 2031 a pig year', /^Yes\. 2031 is the year of the Metal Pig, from January 23, 2031/],
    ['am i a dragon if born in january 1988', /1988/],
    ['is the tiger yin or yang', /^Six signs .* Rat, Tiger, Dragon, Horse, Monkey and Dog are Yang/],
    ['how is chinese new year calculated', /^Chinese New Year is the day of a new moon/],
    ['does the ox lose to the rat again', /95 of 100/],
    ['Texas zodiac sign', /^By its date of statehood, December 29, 1845, Texas belongs to the Snake\.$/],
    [
      'which animal is 20 January 1990',
      /^Somebody born on January 20, 1990 is a Snake, of the 1989 Earth Snake year\./,
    ],
    ['zodiac of February 5th, 1962', /February 5, 1962 is a Tiger/],
    ['born 1962-02-04', /February 4, 1962 is an Ox/],
    [
      'when is chinese new year 2027',
      /^Chinese New Year falls on Saturday, February 6, 2027: 2027 Fire Goat\./,
    ],
    ['next year of the dragon', /^The next Dragon year is January 28, 2036 to February 14, 2037\./],
    ['goat vs rat', /Goat and Rat score 35 of 100\./],
    [
      'three harmonies',
      /Rat, Dragon and Monkey; Ox, Snake and Rooster; Tiger, Horse and Dog; Rabbit, Goat and Pig\./,
    ],
    ['rabbit lucky numbers', /^The lucky numbers of the Rabbit are 3, 4 and 6, and its lucky colors are/],
    ['double hour of the horse', /lasts from 11:00 to 12:59/],
    ['red thread', /^Your ben ming nian/],
    ['why do people wear red in their zodiac year', /^Your ben ming nian/],
    ['which animals are lucky in 2027', /^By tradition 2027 Fire Goat favors Horse, Rabbit and Pig\.$/],
    ['what comes after the year of the horse', /^The Goat comes after the Horse and before the Monkey\.$/],
    ['why is the rat first', /^The Rat .* is the first animal .* it rode over the river/],
    ['is 1979 a fire goat', /^No\. 1979 is the year of the Earth Goat, .* Its element is Earth, not Fire\.$/],
    ['how many years until the next pig year', /^The next Pig year is January 23, 2031/],
    ['why does the chinese new year date change', /^Chinese New Year moves because/],
    ['birthday number 29', /day 29 has the number 11, the Inspirer\.$/],
    ['life path number 8', /life path 8 is called the Organizer/],
    ['chinese age', /one at birth and a year older at each New Year/],
    ['US states by zodiac', /Monkey, with 10, and the fewest under the Rooster, with 1\./],
    [
      'who does the rabbit get along with',
      /^The Rabbit goes best with Goat, Pig and Dog, and least with Rooster\./,
    ],
  ])('about "%s" answers it in full', (keyword, answer) => {
    expect(answerTo(keyword)).toMatch(answer);
  });

  test('about the years of a sign lists all of them since 1900, with first and last day', () => {
    const rows = rowsOf('years of the goat', /Years of the Goat/);
    expect(rows).toHaveLength(13);
    expect(rows[0]).toMatch(/February 13, 1907.*February 1, 1908.*Fire/);
  });

  test('about compatibility has all hundred and forty-four pairs, about one sign all twelve', () => {
    expect(
      rowsOf('chinese zodiac compatibility chart', /every pair/)
        .join('')
        .match(/<td>\d+<\/td>/g),
    ).toHaveLength(144);
    expect(rowsOf('rabbit love', /points are ours/)).toHaveLength(12);
  });

  test('about a state has its date, the New Years around it and the sign by both rules', () => {
    expect(rowsOf('Texas zodiac sign', /Texas in the calendar/).join('\n')).toMatch(
      /December 29, 1845[^]*February 7, 1845[^]*January 27, 1846[^]*Sign by New Year’s Day<\/th><td>Snake[^]*Start of Spring<\/th><td>Snake/,
    );
  });

  test('about the companies of a sign has the count, at most a dozen with dates, and where the list is', () => {
    const { companies } = shippedFacts;
    const count = companies.filter(({ sign }) => sign === 'dragon').length;
    expect(answerTo('companies founded in dragon years')).toContain(
      `${count} of our ${companies.length.toLocaleString('en-US')} companies`,
    );
    const rows = rowsOf('companies founded in dragon years', /Under the Dragon/);
    expect(rows).toHaveLength(12);
    for (const row of rows) expect(row).toMatch(/<td>[^<]*\d{4}<\/td>/);
    expect(write('companies founded in dragon years').html).toContain('<a href="/companies">');
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22])(
    'about life path %i adds up example dates digit by digit, and tells how common it is and what it is like',
    (number) => {
      const [example = ''] = rowsOf(`life path ${number}`, /Worked examples/);
      expect(example).toMatch(/(\d+ \+ ){2}\d{4} = (\d{4})/);
      expect(example).toMatch(new RegExp(`= ${number}</td>$`));
      const { html } = write(`life path ${number}`);
      expect(html).toMatch(/<p>(Yes|A little|No): \d+ of \d+ days from 1950 to 2009 have it\.<\/p>/);
      expect(countWords(html)).toBeGreaterThan(350);
    },
  );

  test.each([
    [2, /= 2<.*(?:= |reduced )11</],
    [11, /= 11<.*, reduced 2</],
    [22, /= 22<.*, reduced 4</],
    [33, /= 6<.*= 33</],
  ])('about life path %i shows dates whose number depends on the way of counting', (number, differing) => {
    const rows = rowsOf(`life path ${number}`, /two ways of counting/);
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) expect(row).toMatch(differing);
  });

  test('about life path 33 says that no date has it', () => {
    expect(answerTo('life path 33')).toContain('No birth date from 1583 to 2200 adds up to 33');
  });
});
