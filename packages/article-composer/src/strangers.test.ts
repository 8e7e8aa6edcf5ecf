import { describe, expect, test } from 'vitest';
import { composeArticle } from './compose-article.ts';
import { maxDescriptionLength, maxTitleLength } from './tolerance.ts';
import { shippedFacts } from './test/shipped-facts.ts';
import { searchersKeywords } from './test/searchers-keywords.ts';
import { strangersKeywords } from './test/strangers-keywords.ts';
import { answerTo, refusalOf, write } from './test/write.ts';

const of1998 = shippedFacts.companies.filter(({ year }) => year === 1998).length;

describe('somebody who types', () => {
  test.each([
    // A date that may be read in two ways.
    ['3/4/1991', /^Read either way, the date belongs to a Goat: March 4, 1991 and April 3, 1991 are both in/],
    ['zodiac 2/1/1990', /^It depends .* February 1, 1990 is a Horse, .* January 2, 1990 is a Snake\.$/],
    ['5/5/1966', /^Somebody born on May 5, 1966 is a Horse/],
    ['1990/01/20 zodiac', /^Somebody born on January 20, 1990 is a Snake/],
    // A month, a range, a decade, a year in words.
    ['march 1990 zodiac', /^Everybody born in March 1990 is a Horse/],
    [
      'january 1990',
      /^Somebody born in January 1990 is a Horse from January 27, 1990 on, and a Snake before/,
    ],
    ['born in january 1985', /^Everybody born in January 1985 is a Rat, of the 1984 Wood Rat year\./],
    ['chinese zodiac of people born in 1999 january', /^Everybody born in January 1999 is a Tiger/],
    ['chinese zodiac for december babies', /^Somebody born in December has the animal of the year of birth/],
    ['zodiac 1990s', /^Zodiac years 1990 to 1999: Metal Horse, .* and Earth Rabbit\.$/],
    ['1985-1990 zodiac', /^Zodiac years 1985 to 1990: Wood Ox/],
    ['nineteen eighty', /1980: the Metal Monkey, from February 16, 1980/],
    ['twenty twenty-six zodiac', /2026 is .*Fire Horse year/],
    ['zodiac1988', /1988: the Earth Dragon/],
    ['1988龍年', /1988: the Earth Dragon/],
    // Which of two, and whether.
    ['is 1990 horse or snake', /1990: the Metal Horse/],
    ['am i a dragon', /^Dragons were born in 1964 Wood Dragon, .* and 2024 Wood Dragon\.$/],
    ['is my boyfriend a rat', /^Rats were born in 1960 Metal Rat/],
    ['what element am i 1987', /^The element of 1987 is Fire/],
    // The names of the cycle of sixty, and colours of years.
    ['jia zi year', /^Wood Rats \(甲子, jiǎ-zǐ\) were born from/],
    ['bing wu', /^Fire Horses \(丙午, bǐng-wǔ\) were born from January 21, 1966/],
    ['丙午', /^Fire Horses \(丙午, bǐng-wǔ\) were born from/],
    ['green dragon 2024', /2024 is the year of the Wood Dragon/],
    ['blue water tiger', /^Water Tigers \(壬寅, rén-yín\) were born/],
    ['hinoe uma', /^A superstition of Japan .* births in Japan fell by about a quarter\.$/],
    ['1988 dragon personality', /^Tradition calls the Dragon confident, .* the virtue of Earth/],
    // A part of the calendar in one year.
    ['is 2025 a leap year chinese calendar', /^Yes\. In the 2025 Wood Snake year month 6 is kept twice/],
    ['leap month 2026', /^No\. The 2026 Fire Horse year has no leap month/],
    ['li chun 2027', /^In 2027 the Start of Spring \(立春\) is on February 4, 2027/],
    ['when is seollal 2027', /^In Korea Seollal of 2027 is on February 7, 2027\.$/],
    ['tet 2028', /^In Vietnam Tết of 2028 is on January 26, 2028\.$/],
    ['vietnamese zodiac 1987', /^In Vietnam 1987 is the year of the Cat/],
    ['japanese zodiac 2026', /^In Japan 2026 is the year of the Horse, from January 1, 2026 on/],
    ['korean age if born in 1995', /^By Korean age somebody born in 1995 is 32 all through 2026/],
    ['ben ming nian 2026', /^The Horse’s own year \(本命年\) is 2026 Fire Horse/],
    ['horse 2026 predictions for rat', /^By tradition 2026 Fire Horse is a year of movement for the Rat/],
    ['chinese zodiac age 60 in 2026', /1966: the Fire Horse/],
    [
      'which month is the month of the dragon',
      /^The month of the Dragon, .* Clear and Bright, April 5, 2027/,
    ],
    ['month of the rat', /Greater Snow, December 7, 2027, .* Lesser Cold, January 6, 2028/],
    ['next water year', /^Years of Water .* 2022 Water Tiger and 2023 Water Rabbit, the next 2032 .* 2033/],
    // What a year means, how often it comes.
    ['what does the year of the horse mean', /^The year of the Horse is the seventh of twelve, .* energetic/],
    ['how old is a person born in the year of the dog', /^In 2026 Dogs of 2018, 2006, .* turn 8, 20,/],
    ['how often is the year of the pig', /^The year of the Pig comes every twelve years\./],
    ['rooster years since 1900', /^The next Rooster year/],
    // Rules, elements, hours, places in the race.
    ['who clashes with rat', /^By tradition the Rat goes worst with the Horse/],
    ['dragon triad', /^The Dragon goes best with Rat, Monkey and Rooster/],
    ['which signs should not marry', /^A clash joins each sign with the one opposite/],
    ['wood and fire compatibility', /^Wood feeds Fire in the circle of production/],
    ['fire vs metal', /^Fire controls Metal in the circle of control/],
    ['born at 3am chinese zodiac', /^Somebody born at 03:00 has the hour of the Tiger/],
    ['who came second in the great race', /^The Ox came second/],
    ['my girlfriend is a snake and i am a tiger', /Snake and Tiger score 20 of 100/],
    // Numbers and their meaning.
    ['lucky number 8 meaning', /^The number 8 is the luckiest of all by its sound: bā is close to fā/],
    ['why is 6 lucky', /^The number 6 sounds like flowing/],
    ['number 4 unlucky', /^In China 4 is avoided/],
    ['unlucky colours for pig', /^The lists that we use name nothing unlucky for the Pig\./],
    // Rows of the tables.
    [
      'is google a tiger',
      /^Yes\. Google, which our table has under Alphabet, was founded on September 4, 1998/,
    ],
    ['companies founded in 1998', new RegExp(`^In 1998, by our tables, ${of1998} companies were founded\\.`)],
    ['states admitted in 1889', /^In 1889, by our tables, 4 US states joined the Union\./],
    ['is tesla older than ford', /^No\. Tesla .*July 1, 2003.*Ford .*June 16, 1903/],
    [
      'Mitsubishi Heavy Industries zodiac',
      /^Mitsubishi Heavy Industries|Mitsubishi Heavy Industries (?:belongs|dates|stands)/,
    ],
    // What the zodiac is.
    ['which zodiac animal is mythical', /^Of the twelve animals the Dragon is the only one/],
    ['chinese zodiac signs in order with years', /are, in order, Rat, Ox, Tiger/],
    ['how do i find my zodiac without knowing the lunar calendar', /^To find your Chinese zodiac sign/],
    [
      'is goat the unluckiest sign',
      /^No\. No rule of the calendar makes the Year of the Goat an unlucky one/,
    ],
    ['secret friend of the rooster', /^The secret friend of the Rooster, .* is the Dragon/],
    [
      'how many fire years between 1950 and 2000',
      /^Ten years from 1950 to 2000 have the element Fire: 1956,/,
    ],
    ['why do japanese fear fire horse', /^A superstition of Japan/],
    ['difference between rat and mouse zodiac', /^Rat and mouse are one sign/],
    ['is chinese zodiac accurate', /^The calendar of the Chinese zodiac is real and exact/],
    ['is chinese zodiac real', /^The calendar of the Chinese zodiac is real and exact; .* no evidence/],
    ['how does the chinese zodiac work', /^The Chinese zodiac gives each lunar year one of twelve animals/],
    ['lunar new year vs chinese new year', /^Chinese New Year \(春節\) is one of the Lunar New Years/],
    ['difference between chinese zodiac and horoscope', /^The Chinese zodiac gives a sign to each year/],
  ])('"%s" reads the answer first', (keyword, answer) => {
    expect(answerTo(keyword)).toMatch(answer);
  });

  test.each([
    ['founder of amazon chinese zodiac', /no birthdays of people.*“Amazon zodiac sign”/],
    ['famous people born in the year of the dragon', /no birthdays of people/],
    ['why are chinese people snakes', /judge no people/],
    ['4d numbers for dragon year', /no numbers for gambling/],
    ['lucky numbers for 2027', /not what the keyword asks.*“which signs are lucky in 2027”/],
    ['is 2026 a good year to get married', /not what the keyword asks.*“chinese zodiac 2026”/],
    ['born 30 february 1990', /no such day/],
    ['13/13/1990', /no such day/],
    ['year 1500 zodiac', /has the years 1584 to 2199/],
    ['rat ox tiger dragon compatibility', /three signs at most.*“rat and tiger compatibility”/],
    ['angel number 8', /“angel”/],
    ['tibetan new year', /“vietnamese zodiac”/],
    ['sagittarius woman', /“chinese vs western zodiac”/],
    ['is nintendo a snake company', /“nintendo”.*“companies of the snake”/],
    ['rat race', /too general/],
    ['fear of snakes', /“fear”/],
    ['is my baby compatible with me zodiac', /under 18/],
    ['rat and horse born in 2026 luck', /under 18/],
    ['Anheuser-Busch InBev zodiac sign', /founded before 1584/],
  ])('"%s" is told why not, and what instead', (keyword, reason) => {
    expect(refusalOf(keyword)).toMatch(reason);
  });

  test('is offered no pair where one of the two is a child', () => {
    const refused = refusalOf('son rabbit mother rooster relationship');
    expect(refused).toMatch(/under 18/);
    expect(refused).not.toMatch(/rabbit and rooster/);
  });

  test('is offered only what can be written, and not what exists', () => {
    const facts = { ...shippedFacts, keywords: ['snake personality', 'companies of the snake'] };
    const request = { targetWordCount: 2000, businessLocation: 'Global', includeLocalSeo: false };
    const refused = (keyword: string): string => {
      try {
        composeArticle({ ...request, keyword }, facts);
      } catch (error) {
        return String(error);
      }
      return '';
    };
    const offered = [...refused('is nintendo a snake company').matchAll(/“([^”]*)”/g)].slice(1);
    expect(offered).toHaveLength(3);
    for (const [, keyword = ''] of offered)
      expect(composeArticle({ ...request, keyword }, facts).html, keyword).toContain('<h2>');
    expect(offered.map(([, keyword]) => keyword)).not.toContain('snake personality');
  });
});

test('titles and descriptions are short enough for search results, also of the longest names', () => {
  const longest = (rows: readonly { name: string }[]) =>
    rows.toSorted((a, b) => b.name.length - a.name.length).slice(0, 3);
  const named = [...longest(shippedFacts.companies), ...longest(shippedFacts.carBrands)].map(
    ({ name }) => `${name} zodiac sign`,
  );
  for (const keyword of [...strangersKeywords, ...searchersKeywords, ...named]) {
    const { title, metaDescription } = write(keyword);
    expect(title.length, title).toBeLessThanOrEqual(maxTitleLength);
    expect(metaDescription.length, metaDescription).toBeLessThanOrEqual(maxDescriptionLength);
  }
});

test('what an article tells of history, custom and the rules of tradition names its source', () => {
  for (const keyword of [
    'dragon boat festival 2027',
    'double ninth festival',
    'why is there no cat',
    'korean zodiac',
    'chinese age',
    'lucky number 8',
    'the ox in chinese culture',
    'is chinese zodiac real',
    'tiger personality',
    'rat and ox compatibility',
    'six clashes',
    'chinese zodiac 1988',
    'which signs are lucky in 2027',
    'water tiger',
    'fire element',
    'life path 7',
  ])
    expect(write(keyword, 300).html, keyword).toMatch(/<p>Sources?: <a href="https:\/\//);
});
