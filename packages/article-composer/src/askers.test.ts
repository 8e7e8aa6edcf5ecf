import { describe, expect, test } from 'vitest';
import { answerTo, refusalOf, write } from './test/write.ts';

describe('somebody who asks', () => {
  test.each([
    // A long question, whose date comes last.
    [
      'was i born in the year of the dragon if my birthday is feb 1 2000',
      /^No\. Somebody born on February 1, 2000 is a Rabbit, of the 1999 Earth Rabbit year/,
    ],
    // When a year begins, and not how it will be.
    [
      'when does the year of the rooster begin in 2029',
      /2029 .*Earth Rooster.*February 13, 2029 to February 2, 2030\.$/,
    ],
    [
      'does everyone born in 1984 have the same sign',
      /^No\. 1984 is a Wood Rat year from February 2, 1984; earlier birthdays of 1984 belong to the Pig\.$/,
    ],
    // How the calendar moves.
    [
      'why does the chinese new year date change every year',
      /^Chinese New Year moves because .* eleven days earlier .* nineteen days later after one with a leap month\./,
    ],
    ['how is chinese new year calculated', /^Chinese New Year is the day of a new moon, .* second/],
    // A fact of oneself.
    [
      'how do i find out my chinese zodiac element',
      /^Your element is that of your zodiac year, by its last digit: zero or one is Metal, .* and eight or nine Earth\./,
    ],
    ['zodiac for someone turning 60 in 2027', /1967.*Fire Goat/],
    ['people born at midnight which animal', /^Somebody born at 00:00 has the hour of the Rat/],
    ['born at noon chinese zodiac', /^Somebody born at 12:00 has the hour of the Horse/],
    [
      'what is my lucky colour if born in 1993',
      /^The lucky colors of the Rooster are gold, brown and yellow/,
    ],
    ['is it bad luck to be born in the year of the goat', /^No\. .* Year of the Goat/],
    ['is the dog unlucky to be born in', /^No\. .* Year of the Dog/],
    // An animal that the zodiac does not have.
    [
      'why is the elephant in the chinese zodiac',
      /^There is no elephant in the Chinese zodiac\. Its twelve animals are Rat, Ox, .* Dog and Pig\.$/,
    ],
    ['year of the lion', /^There is no lion in the Chinese zodiac\./],
    // Names of the cycle, and of tables.
    ['famous companies started in 2004 zodiac', /^In 2004, by our tables, \d+ companies were founded\./],
    ['how is seollal celebrated', /^At Seollal families in Korea hold a rite/],
    ['why do koreans count age differently', /^Korean age is the year now/],
    // Which of two rows.
    ['which came first honda or nissan zodiac', /^Nissan is older\. Honda .*September 24, 1948/],
    ['which is younger honda or nissan', /^Honda is younger\. /],
    // Years of a sign.
    ['when will my year come again if i was born in 1996', /^The Rat’s next own year \(本命年\) runs from/],
    [
      'how long is the year of the snake 2025',
      /^The 2025 Wood Snake year has 384 days, from January 29, 2025 to/,
    ],
    ['list of rooster years from 1945 to 2029', /Rooster year/],
    ['what animal is between goat and rooster', /^The Monkey comes after the Goat and before the Rooster\./],
    ['who is the 7th animal of the zodiac', /^The Horse came seventh/],
    ['ox or tiger for cusp january 30 1985', /^No\. Somebody born on January 30, 1985 is a Rat/],
    ['new years eve chinese 2030', /^Chinese New Year’s Eve is on February 2, 2030/],
    [
      'when does the year of the snake end',
      /^The last Snake year, 2025 Wood Snake, ended on February 16, 2026, /,
    ],
    ['how many dragon years since 1950', /^Seven Dragon years have begun since 1950: 1952, .* and 2024\.$/],
    ['how many months are in a chinese year', /^A Chinese year has twelve lunar months, .* thirteen/],
    ['double month chinese calendar 2025', /^Yes\. In the 2025 Wood Snake year month 6 is kept twice\.$/],
    ['chinese zodiac chart with years and elements', /^A Chinese zodiac year begins/],
    ['first day of spring chinese 2028', /^In 2028 the Start of Spring \(立春\) is on February 4, 2028\.$/],
    ['why is li chun important', /^The Start of Spring \(立春, lì chūn\) is the day/],
    ['chinese valentines day 2027', /^In 2027 the Night of Sevens \(七夕\) is on Sunday, August 8, 2027\./],
    // How the signs are given, and how two of them differ.
    ['how are chinese zodiac signs determined', /^To find your Chinese zodiac sign, look up the zodiac year/],
    ['how were the zodiac animals chosen', /^The order of the twelve comes, in the tale, from a race/],
    ['why is the pig last', /^The Pig .* It stopped for a meal and a nap/],
    [
      'why is the dragon the only mythical animal in the zodiac',
      /^Of the twelve animals the Dragon is the only one that does not exist\./,
    ],
    ['why do monkeys and tigers clash', /^The reason that tradition gives is a six clash/],
    ['list of all pig years since 1900', /^The Pig years since 1900 are 1911, 1923, .* and 2019\.$/],
    ['all dragon years', /^The Dragon years since 1900 are 1904, .* and 2024\.$/],
    ['rooster or dog who is more loyal', /^No rule puts one above the other\. .* the Dog loyal/],
    ['leap day 2000 chinese zodiac', /^Somebody born on February 29, 2000 is a Dragon/],
    ['is volvo a rabbit or a tiger', /^Volvo, which .* Year of the Rabbit\.$/],
    ['is 13 february 1945 a rooster or monkey', /^Somebody born on February 13, 1945 is a Rooster/],
    [
      'how many months are in the chinese year 2028',
      /^Thirteen: month 5 of 2028 Earth Monkey is kept twice\.$/,
    ],
    ['how many months are in the chinese year 2027', /^Twelve: 2027 Fire Goat has no leap month\.$/],
    [
      'how old are people born in the year of the monkey in 2026',
      /^In 2026 Monkeys of 2016, 2004, 1992, .* turn 10, 22, 34, .*\.$/,
    ],
    [
      'how long does the year of the horse last',
      /^The 2026 Fire Horse year has 354 days, from February 17, 2026/,
    ],
    ['when did the 2014 year of the horse end', /^The last day of 2014 Wood Horse is February 18, 2015;/],
    [
      'latest possible date of chinese new year',
      /^The latest Chinese New Years of five centuries are February 20, 1920/,
    ],
    [
      'does the year of the rooster have an element',
      /^The Rooster years take the five elements in turn: 1969 Earth Rooster, .* 2017 Fire Rooster\.$/,
    ],
    ['what hour am i if born at 7am', /^Somebody born at .* has the hour of the Dragon/],
    ['what animal is after monkey', /^The Rooster comes after the Monkey/],
    ['monkey king zodiac', /^The Monkey .* is the ninth animal/],
    ['is the snake a bad sign', /^No rule makes a sign good or bad\. Tradition describes the Snake/],
    ['why is the rat before the ox', /^The Rat .* it rode over the river/],
    [
      'chinese zodiac sign with bad luck in 2026',
      /^By tradition Rat, Ox, Rabbit and Horse: they offend Tai Sui/,
    ],
    ['is the dragon real', /^No: of the twelve animals the Dragon is the only one that does not exist\./],
    [
      'difference between ox and tiger',
      /^Tradition calls the Ox dependable, .*, and the Tiger brave, .* score 60 of 100\.$/,
    ],
    ['snake vs dragon who is stronger', /^No rule puts one above the other\. Tradition calls the Snake/],
    ['vietnamese zodiac buffalo', /a Water Buffalo in place of the Ox\.$/],
    ['chinese zodiac in japan boar', /with a Boar in place of the Pig/],
    [
      'earth element compatibility',
      /^By the two circles Earth goes best with Fire, which feeds it, and Metal/,
    ],
    // What a number means by its sound.
    ['meaning of number 9 in chinese culture', /^The number 9 sounds like lasting \(久\)/],
    ['lucky number 3 meaning', /^In Cantonese the number 3 sounds like life/],
    ['why do chinese like number 6', /^The number 6 sounds like flowing/],
    // One of a table.
    [
      'which state is a rooster',
      /^(?:\S+ is the only Rooster of our 50 US states|1 of our 50 US states is a Rooster)\.$/,
    ],
    // Signs and elements, ranked.
    ['is the rabbit the luckiest sign', /^No rule ranks the signs by luck\./],
    ['whats the rarest element in zodiac', /^None: each of the five elements has two years in ten\./],
    ['which two signs are soulmates', /^In the Chinese zodiac signs go together best/],
    ['can a rooster and rooster be happy together', /Rooster and Rooster score 55 of 100/],
    ['how does tai sui affect monkeys in 2028', /2028 Earth Monkey .*Monkey/],
  ])('"%s" reads the answer first', (keyword, answer) => {
    expect(answerTo(keyword)).toMatch(answer);
  });

  test('a year by its name in the count of stems and branches reads that name', () => {
    expect(write('yi chou year meaning').html).toContain('Wood Oxen (乙丑, yǐ-chǒu) were born from');
  });

  test('no article says that there are 0 companies', () => {
    for (const keyword of ['fire horse', 'wood snake', 'fire goat', 'earth monkey'])
      expect(write(keyword).html, keyword).not.toMatch(/\b0 companies/);
  });

  test('no heading has a plural that is no word', () => {
    for (const element of ['wood', 'fire', 'earth', 'metal', 'water'])
      expect(write(`${element} ox`).html).not.toContain('Oxs');
  });
});

describe('somebody who types', () => {
  test.each([
    ['lucky numbers for powerball rabbit', /gambling/],
    ['casino luck for the ox today', /gambling/],
    ['who should i vote for if i am a pig', /politics/],
    ['trump zodiac sign', /politics/],
    ['putin year of the dragon', /politics/],
    ['jews and the chinese zodiac', /judge no people/],
    ['which zodiac signs are gay', /judge no people/],
    ['why are rats inferior people', /judge no people/],
    ['how to hide a body in the year of the pig', /crime, weapons or harm/],
    ['i want to end my life born in year of the dog', /crime, weapons or harm/],
    ['which sign should cut themselves', /crime, weapons or harm/],
    ['counterfeit money year of the ox', /crime, weapons or harm/],
    ['should dragons take antidepressants', /medical advice/],
    ['can ashwagandha help a stressed tiger', /medical advice/],
    ['snake and rooster one night stand', /adults only/],
    ['aries and leo compatibility', /Western signs.*“chinese vs western zodiac”/],
    ['scorpio man personality', /Western signs/],
    ['cancer zodiac sign traits', /Western signs/],
    ['zodiac inflatable boats', /Chinese zodiac, and not about boats, films, games or watches/],
    ['zodiac film 2007 cast', /not about boats, films, games or watches/],
    ['seiko zodiac watch sea wolf', /not about boats, films, games or watches/],
    ['dragon age inquisition', /“inquisition”|not about boats, films, games/],
    ['best zodiac sign for my 14 year old daughter to date', /do not match people under 18/],
    ['my baby due in 2028 who will she marry', /do not match people under 18/],
    ['if i am 52 what is my zodiac', /An age does not give a sign; a date of birth does/],
    ['how to buy a horse', /“buy”/],
    ['dog year calculator for dogs', /age of an animal/],
    ['oldest american company zodiac', /by country/],
    ['japanese car brands by zodiac sign', /by country/],
    ['how many people are born in the year of the dragon', /count no people/],
    ['is it good to marry in the year of the snake', /not what the keyword asks/],
    ['are rabbits racist', /judge no people/],
    ['dog training tips', /“training tips”/],
    ['how to cast spells on a tiger', /“cast spells”/],
    ['tiger king murder', /crime, weapons or harm.*“tiger personality”/],
  ])('"%s" is told the reason, and what instead', (keyword, reason) => {
    expect(refusalOf(keyword)).toMatch(reason);
    expect(refusalOf(keyword)).toMatch(/It can be: “/);
  });
});
