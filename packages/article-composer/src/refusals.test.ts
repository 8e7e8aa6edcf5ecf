import { describe, expect, test } from 'vitest';
import { KeywordRefused } from './article.ts';
import { shippedFacts } from './test/shipped-facts.ts';
import { write } from './test/write.ts';

describe('a keyword is refused', () => {
  test.each([
    ['beat my wife ox sign', /crime, weapons or harm/],
    ['cockfight tips', /crime, weapons or harm/],
    ['overdose horse', /medical advice/],
    ['kkk goat', /judge no people/],
    ['2010 tiger girl for 1980 man', /do not match people under 18/],
    ['born in 2025 rooster love horoscope', /do not match people under 18/],
    ['2025 rooster baby love', /do not match people under 18/],
    ['2012 dragon love horoscope', /do not match people under 18/],
    ['horse 2014 career', /do not match people under 18\. They do not speak of their work/],
    ['robin williams zodiac', /“robin williams”/],
    ['is my 14 year old daughter a match for a 1990 horse', /do not match people under 18/],
    ['zodiac killer', /crime, weapons or harm/],
    ['how to kill a rat', /crime, weapons or harm/],
    ['monkey pox symptoms', /medical advice/],
    ['rat bite treatment', /medical advice/],
    ['chinese gender calendar pregnancy', /medical advice/],
    ['how to cook pig feet', /recipes/],
    ['rabbit stew recipe', /recipes/],
    ['best stocks for a dragon year', /financial advice/],
    ['snake and money in 2027', /financial advice/],
    ['will i get rich in 2027', /financial advice/],
    ['should a pig buy bitcoin', /financial advice/],
    ['horoscope today rat', /no horoscope of a day/],
    ['is my 5 year old a monkey', /a date of birth does/],
    ['horse girl nudes', /adults only/],
    ['lucky flowers rabbit', /colors and numbers, and no flowers/],
    ['black rat', /“black”/],
    ['cat and dog compatibility zodiac', /has no Cat to compare/],
    ['ox lottery numbers tonight', /gambling/],
    ['kindergarten crush ox and pig', /do not match people under 18/],
    ['wood rat vs water rat', /Did you mean .*“rat personality”/],
    ['february 29 2001 zodiac', /no such day/],
    ['sexy rabbit costume', /adults only/],
    ['dog training', /“training”/],
    ['dog food brands', /recipes/],
    ['best chinese restaurant near me', /“near”/],
    ['how to hurt my ex', /crime, weapons or harm/],
    ['gemini dragon', /Western signs/],
    ['Gemini and Dragon compatibility', /Western signs/],
    ['which sign makes the best parent', /“parent”/],
    ['dog bite lawyer', /legal advice/],
    ['life path 7 compatibility', /pairs numbers/],
    ['baby names for a dragon', /name children/],
    ['dragon baby boy or girl', /foretell births/],
    ['tiger woods net worth', /financial advice/],
    ['which race is smartest zodiac', /judge no people/],
    ['stupidest zodiac sign', /“stupidest”.*Did you mean/],
    ['laba garlic recipe', /recipes/],
    ['kill someone on qingming', /crime, weapons or harm/],
    ['dragon boat festival food recipe', /recipes/],
    ['chinese new year cake recipe', /recipes/],
    ['mooncake recipe mid-autumn festival', /recipes/],
    ['how to cook dragon boat festival food', /recipes/],
    ['dragon food', /recipes/],
    ['eat a dog at the ghost festival', /recipes/],
    ['how to eat a cat ghost festival', /recipes/],
    ['death number 4 horse', /crime, weapons or harm/],
    ['death number 7', /crime, weapons or harm/],
    ['death by number 4', /crime, weapons or harm/],
    ['how to die on number 4', /crime, weapons or harm/],
    ['death number 4 kill', /crime, weapons or harm/],
    ['ghost month abortion', /medical advice/],
    ['teacher salary monkey', /financial advice/],
    ['smartest dog breed', /breed/],
    ['best human race zodiac', /judge no people/],
    ['lucky day to buy gold 2027', /“day buy”/],
    ['suicidal tiger', /crime, weapons or harm/],
    ['hang myself dragon', /crime, weapons or harm/],
    ['how to stalk a snake woman', /crime, weapons or harm/],
    ['ox stroke prevention', /medical advice/],
    ['horse racing tips 2026', /gambling/],
    ['mark six numbers rat', /gambling/],
    ['overthrow the government dragon year', /crime, weapons or harm/],
    ['xi jinping zodiac 2027', /politics/],
    ['are black people rats zodiac', /judge no people/],
    ['jeff bezos zodiac sign', /no birthdays of people.*“Amazon zodiac sign”/],
    ['should a dragon stop taking lithium', /medical advice/],
    ['quit my meds year of the dragon', /medical advice/],
    ['is my chest tightness from tai sui', /medical advice/],
    ['drug dealer zodiac sign', /crime, weapons or harm/],
    ['get revenge on my ex horse', /crime, weapons or harm/],
    ['chinese zodiac signs ranked by intelligence of races', /judge no people/],
    ['which religion is best by zodiac', /judge no people/],
    ['sexiest 15 year old rooster', /adults only/],
    ['barely legal dragon girl', /adults only/],
    ['13yo snake girlfriend', /do not match people under 18/],
    ['are republicans tigers', /politics/],
    ['quantum gardening', /“quantum gardening”/],
    ['horse saddle size chart', /“saddle size/],
    ['pig latin translator', /“latin translator”/],
    ['love', /many things/],
    ['marriage', /many things/],
    ['midnight', /many things/],
    ['fire', /“fire element”/],
    ['best match', /many things/],
    ['the', /many things/],
    ['', /many things/],
  ])('with the reason: "%s"', (keyword, reason) => {
    expect(() => write(keyword)).toThrow(KeywordRefused);
    expect(() => write(keyword)).toThrow(reason);
  });

  test('and lucky numbers are not suggested, if it asks for gambling', () => {
    expect(() => write('lucky lotto numbers for ox')).toThrow(/gambling\. Did you mean “ox personality”/);
  });

  test('with a suggestion of three keywords that can be written', () => {
    const nearby = (keyword: string): string[] => {
      try {
        write(keyword);
      } catch (error) {
        return [...String(error).matchAll(/“([^”]*)”/g)].map(([, near = '']) => near).slice(-3);
      }
      return [];
    };
    for (const keyword of [
      'monkey pox symptoms',
      'zodiac killer',
      'quantum gardening',
      'love',
      'fire',
      'cat and dog compatibility zodiac',
      'best age to marry a 15 year old goat',
    ]) {
      const suggested = nearby(keyword);
      expect(suggested, keyword).toHaveLength(3);
      for (const near of suggested) expect(write(near).html, near).toContain('<h2>');
    }
    expect(nearby('monkey pox symptoms')).toContain('monkey personality');
  });

  test.each([
    '1990 horse and 2012 dragon compatibility',
    'rabbit man 1975 and 2011 rabbit girl love',
    'dragon 2012 love match',
    'born 5 March 1988 and 7 June 2013, marriage',
    'tiger and ox born 2027 and 1985',
    'horse and 2024 dragon',
    'rat and year of the dragon 2012 love',
    'year of the dragon 2012 girl for rat',
    '15 year old snake and rat dating',
    'love between a goat aged 17 and a pig',
    'teen love match of the ox',
    'ox and unborn tiger compatibility',
  ])('if it matches a minor or an unborn person: "%s"', (keyword) => {
    expect(() => write(keyword)).toThrow(KeywordRefused);
  });

  test('if it matches somebody who is not 18 on the day of writing, and not later', () => {
    const keyword = 'dragon 2012 love match';
    expect(() => write(keyword)).toThrow('do not match people under 18');
    const facts = { ...shippedFacts, today: new Date('2032-01-01') };
    expect(write(keyword, 2000, facts).html).toContain('<h2>');
  });

  test.each([
    'is 2027 a good year for a horse',
    'financial services companies of the rabbit',
    'rabbit love 2027',
    'year of the horse 2026',
    'water tiger 2022',
    'year of the snake 2025 horoscope for pig',
    '1990 horse and 1988 dragon compatibility',
  ])('but not if it matches nobody under 18: "%s"', (keyword) => {
    expect(write(keyword).html).toContain('<h2>');
  });

  test.each([
    'dragon boat festival food',
    'chinese new year dumplings',
    'what do people eat at mid-autumn festival',
    'death number 4 china',
    'why is 4 the death number in chinese culture',
  ])('but not for the meal of a festival, nor for the name of the number 4: "%s"', (keyword) => {
    expect(write(keyword).html).toContain('<h2>');
  });

  test.each([
    ['rabbit love', 'rabbit in love'],
    ['rabbit love', 'who does the rabbit get along with'],
    ['dragon and monkey compatibility', 'monkey dragon marriage'],
    ['chinese age', 'how is chinese age counted'],
    ['Texas zodiac sign', 'is texas a snake'],
    ['when is chinese new year 2027', 'chinese new year 2027 date'],
  ])('if an article on "%s" exists, as "%s"', (existing, keyword) => {
    const facts = { ...shippedFacts, keywords: ['rat personality', existing] };
    expect(() => write(keyword, 2000, facts)).toThrow(`An article on this exists: “${existing}”.`);
    expect(write(keyword).html).toContain('<h2>');
  });

  test('if it asks for a row beyond the tenth of a table that articles may show', () => {
    const facts = { ...shippedFacts, keywords: ['Ohio', 'Utah', 'Iowa', 'Maine', 'Nevada', 'Idaho'] };
    expect(() => write('Vermont zodiac', 2000, facts)).toThrow(
      'Vermont is in the rest, which is paid content',
    );
  });

  test('and its markup appears neither in the title nor in the body', () => {
    const { title, metaDescription, html } = write('<b>tiger</b> <script>alert(1)</script> personality');
    expect(title + metaDescription + html).not.toMatch(/<script|alert|<b>/);
    expect(title).toMatch(/^Tiger Personality/);
  });
});
