import { describe, expect, test } from 'vitest';
import { zodiacSigns } from '@org/zodiac-core';
import { isTrue } from './test/claim-is-true.ts';
import { keywords } from './test/keywords.ts';
import { shippedFacts } from './test/shipped-facts.ts';
import { claimsOf, unstatedFigures } from './test/stated-figures.ts';
import { answerTo, matches, write } from './test/write.ts';
import type { ArticleFacts } from './article.ts';
import { countWords } from './check-draft.ts';
import type { Claim } from './claims/claim.ts';
import { dayOfCountsIn, isCount } from './claims/day-of-counts.ts';
import { composeArticle, refusalOf, type ComposedArticle } from './compose-article.ts';

const withoutRows: ArticleFacts = { ...shippedFacts, companies: [], carBrands: [], usStates: [] };

const falseClaims = (article: ComposedArticle): Claim[] =>
  claimsOf(article)
    .map(({ claim }) => claim)
    .filter((claim) => !isTrue(claim, shippedFacts));

/**
 * Copies of a claim in which one number is higher by one. Leaves out numbers whose change may leave the claim true: two years
 * may have equal lengths or equal counts.
 */
const withOneNumberChanged = (claim: Claim): Claim[] =>
  Object.entries(claim).flatMap(([name, value]) =>
    typeof value === 'number' &&
    claim.kind !== 'range of new years' &&
    !(name === 'year' && /^(?:length of year|count of year|count of kind)$/.test(claim.kind))
      ? [{ ...claim, [name]: value + 1 }]
      : [],
  );

describe('the built-in composer', () => {
  test.each(keywords)(
    'every claim of an article about "%s" is true of the calendar and the tables',
    (keyword) => {
      expect(falseClaims(write(keyword, 5000))).toEqual([]);
    },
  );

  test.each(keywords)('every figure in an article about "%s" is stated by one of its claims', (keyword) => {
    for (const target of [300, 5000]) expect(unstatedFigures(write(keyword, target))).toEqual([]);
  });

  test('a claim with a changed number is false', () => {
    const claims = keywords.flatMap((keyword) => claimsOf(write(keyword, 5000)));
    // Many articles state the same claim.
    const distinct = new Map(claims.map(({ claim }) => [JSON.stringify(claim), claim]));
    const changed = [...distinct.values()].flatMap(withOneNumberChanged);
    expect(changed.filter((claim) => isTrue(claim, shippedFacts))).toEqual([]);
    const changedKinds = new Set(changed.map(({ kind }) => kind));
    expect(changedKinds.size).toBeGreaterThan(10);
  });

  test('a figure that is changed only in the text is detected', () => {
    const article = write('year of the horse 2026', 2000);
    const { html } = article;
    const digits = [...html.matchAll(/(?<!<\/?h)\d/g)].filter((_, index) => index % 7 === 0);
    expect(digits.length).toBeGreaterThan(20);
    for (const { index, 0: digit } of digits) {
      const changed = html.slice(0, index) + ((Number(digit) + 1) % 10) + html.slice(index + 1);
      expect(unstatedFigures({ ...article, html: changed }), html.slice(index - 60, index + 20)).not.toEqual(
        [],
      );
    }
  });

  test('the target is a ceiling with a tolerance of a tenth, and nothing is added to reach it', () => {
    for (const keyword of keywords) {
      const lengths = [300, 2000, 5000].map((target) => {
        const words = countWords(write(keyword, target).html);
        expect(words, keyword).toBeLessThanOrEqual(target * 1.1);
        return words;
      });
      expect(lengths, keyword).toEqual(lengths.toSorted((a, b) => a - b));
    }
    expect(write('goat man', 3000).html).toBe(write('goat man', 5000).html);
  });

  test('writes articles about signs and the calendar even if the lists are empty', () => {
    for (const keyword of ['ox career', 'tiger and ox compatibility', 'year of the horse 2026', 'tai sui'])
      expect(countWords(write(keyword, 2000, withoutRows).html), keyword).toBeGreaterThan(100);
  });

  test('titles have at most 60 characters, descriptions at most 155', () => {
    for (const keyword of keywords) {
      const { title, metaDescription } = write(keyword);
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(metaDescription.length, metaDescription).toBeLessThanOrEqual(155);
    }
  });

  test('the outline names the headings in the order of the text, and every article ends with the notice', () => {
    for (const keyword of keywords) {
      const { html, outline } = write(keyword);
      expect(matches(html, /<h2>(.*?)<\/h2>/g), keyword).toEqual(
        outline.map(({ heading }) => heading).filter(Boolean),
      );
      expect(html).toMatch(/<blockquote><p>For entertainment only[^<]*<\/p><\/blockquote>$/);
    }
  });

  test('an article with counts names their day at its end, and no headline states a count', () => {
    const day = '<p>Counts are as of July 1, 2026.</p>';
    for (const target of [300, 5000]) {
      for (const keyword of keywords) {
        const { html, outline, headlineClaims, figure } = write(keyword, target);
        const hasCounts = outline.some(({ claims }) => claims.some(({ claim }) => isCount(claim)));
        expect([keyword, html.includes(`${day}<blockquote>`)]).toEqual([keyword, hasCounts]);
        expect([keyword, dayOfCountsIn(html)]).toEqual([keyword, hasCounts ? day : undefined]);
        // Headlines may state the year of a count.
        expect(headlineClaims.filter(({ claim, words }) => isCount(claim) && !/^\d{4}$/.test(words))).toEqual(
          [],
        );
        const caption = figure?.kind === 'bars' ? figure.caption : '';
        expect(caption).not.toMatch(/ by sign(?! on July 1, 2026$)/);
      }
    }
  });

  test('no table, list, paragraph or heading is empty, and no heading stands alone', () => {
    for (const keyword of keywords) {
      expect(write(keyword).html, keyword).not.toMatch(/<(\w+)[^>]*>\s*<\/\1>|<\/h2>(?:<h2>|$)/);
    }
  });

  test('links lead to pages of the product, to sources, or to https addresses of the tables', () => {
    const websites = new Set<string | null>(shippedTable.map(({ website }) => website));
    const links = keywords.flatMap((keyword) => matches(write(keyword).html, /href="([^"]*)"/g));
    const pages = links.filter(
      (href) => !websites.has(href) && !href.startsWith('https://en.wikipedia.org/wiki/'),
    );
    expect(links.length).toBeGreaterThan(20);
    expect([...new Set(pages)].toSorted()).toEqual(['/car-brands', '/companies', '/us-states']);
  });

  test('a title promises the youngest rows of a list only if the answer names one', () => {
    expect(write('youngest us state', 900).title).toMatch(/^The Youngest US States/);
    const withoutPlaces = { ...shippedFacts, keywords: ['Ohio', 'Utah', 'Iowa', 'Maine', 'Nevada', 'Idaho'] };
    expect(write('youngest us state in the south', 900, withoutPlaces).title).toMatch(
      /^US States in the South/,
    );
  });

  test.each(['oldest', 'youngest'])(
    'the %s of two companies of one year is the one whose month is known',
    (age) => {
      const dated = shippedFacts.companies.filter(({ name }) => name === 'Qnity Electronics');
      const undated = dated.map((row) => ({ ...row, name: 'Undated Works', month: null, day: null }));
      const others = Array.from({ length: 60 }, (_, place) =>
        dated.map((row) => ({
          ...row,
          name: `Other Works ${place}`,
          year: row.year + (age === 'oldest' ? 1 : -1),
        })),
      ).flat();
      for (const companies of [
        [...dated, ...undated, ...others],
        [...undated, ...dated, ...others],
      ]) {
        expect(write(`${age} company`, 900, { ...shippedFacts, companies }).html).toContain(
          `The ${age} of our companies is Qnity Electronics, of November 1, 2025.`,
        );
      }
    },
  );

  test.each([
    ['companies of the dragon', 'companies of the Dragon is Rémy Cointreau, of 1724'],
    [
      'manufacturing companies of the dragon',
      'companies of the Dragon in Manufacturing is Rémy Cointreau, of 1724',
    ],
    ['car brands of the snake', 'car brands of the Snake is Austin, of 1905'],
    ['us states of the monkey', 'US states of the Monkey is Maryland, of April 28, 1788'],
  ])('an article about "%s" names its oldest row as the oldest of that sign only', (keyword, oldest) => {
    expect(write(keyword, 5000).html).toContain(`The oldest of our ${oldest}.`);
  });

  test('the period of a company’s name also ends its sentence', () => {
    expect(write('tiffany & co', 2000).html).toContain(
      'the zodiac year of Tiffany &amp; Co. The Fire Rooster returns',
    );
  });

  test('the same keyword gives the same article', () => {
    expect(write('rabbit love', 900, { ...shippedFacts })).toEqual(write('rabbit love', 900));
  });

  test('an article begins with an answer of at most sixty words', () => {
    for (const keyword of keywords)
      expect(countWords(`<p>${answerTo(keyword)}</p>`), keyword).toBeLessThanOrEqual(60);
  });

  test('an article has no table twice', () => {
    for (const keyword of keywords) {
      const tables = matches(write(keyword, 5000).html, /<table>(.*?)<\/table>/gs);
      expect(new Set(tables).size, keyword).toBe(tables.length);
    }
  });

  test.each([
    ['rabbit in love 2027', /^For Rabbits in love, tradition calls 2027 a supportive year\./],
    ['year of the horse 2026 predictions', /^In 2026, tradition supports /],
    ['bazi', /^Bazi \(八字\) means eight characters\./],
    ['ten gods meaning', /^The ten gods are ten names for what another stem is to the day master\./],
    [
      'peach blossom',
      /^Peach Blossom is one of the stars of a birth chart\. Its meaning by tradition: charm/,
    ],
    ['self punishment', /^Four signs are in punishment with themselves\./],
    ['unlucky number 4', /^Four is avoided by many people, because it sounds like the word for death\./],
    [
      'german car brands',
      /^.* are among the German car brands on our list\. Of our 26 German car brands, 5 /,
    ],
    ['car brands from italy', /Of our 14 Italian car brands, /],
    ['swiss companies', /Of our \d+ Swiss companies, /],
    ['companies by chinese zodiac sign', /^Of our [\d,]+ companies, /],
    ['car brands of the chinese zodiac', /^Of our [\d,]+ car brands, /],
    ['youngest company', /^The youngest of our companies is Qnity Electronics, of November 1, 2025\./],
    ['youngest us state', /^The youngest of our US states is Hawaii, of August 21, 1959\./],
    ['most powerful zodiac sign', /^The Dragon is called the most powerful sign of the Chinese zodiac/],
    [
      'unluckiest zodiac sign',
      /^No old book calls one sign the unluckiest\. In 2026, Rat, Ox, Rabbit, and Horse /,
    ],
    ['what animal rules october', /^The month of the Dog begins on October 8, 2026\./],
    [
      'french car brands',
      / Of our 18 French car brands, the Horse, the Goat, and the Pig have the most, 3 each\.$/,
    ],
    ['lunar new year', /^Chinese New Year 2027 falls on Saturday, February 6, 2027\./],
    ['month animals', /^Each of the twelve months has an animal, from the Tiger in February /],
    [
      'most jealous zodiac sign',
      /^By the words of their descriptions, the Snake, the Dog, and the Rat come nearest to jealousy\. No description calls a sign jealous\./,
    ],
    ['are tigers jealous', /The description of the Tiger has no word for jealousy\./],
    ['is the ox stubborn', /^Tradition connects the Ox with stubbornness\./],
    ['ding fire', /^Yin Fire \(丁, dīng\) is one of the ten heavenly stems\. /],
    ['what element is the pig', /^The fixed element of the Pig is Water\./],
    ['metal element personality', /^People born in a Metal year are described as determined and fair\./],
    ['richest zodiac signs', /No rule makes a sign rich or poor\.$/],
    ['luckiest in business', /^Tradition connects the Tiger, the Dragon, and the Rat most with business\./],
    ['is tesla a goat', /^Yes\. Tesla was founded on July 1, 2003, in a year of the Goat\./],
    ['is tesla a pig company', /^No\. Tesla was founded on July 1, 2003, in a year of the Goat\./],
    ['best employers for a tiger', /^By tradition, companies of the Horse, Dog, and Pig suit a Tiger best/],
    ['pig and pig', /: they share a sign \(同肖\), but they also stand in punishment \(三刑\)\./],
    ['smartest zodiac sign', /^Tradition connects the Monkey, the Rat, and the Snake most with cleverness\./],
    [
      'mid-autumn festival 2027',
      /^In 2027, the Mid-Autumn Festival \(中秋\) is on Wednesday, September 15, 2027\./,
    ],
    ['is 1988 the year of the rabbit', /^No\. 1988 was the year of the Earth Dragon/],
    [
      'fire horse superstition',
      /In 1966, the last such year before 2026, births in Japan fell by about a quarter\.$/,
    ],
    [
      'year of the snake 2025',
      /^2025 was the year of the Wood Snake, .* The next Snake year begins on February 15, 2037\.$/,
    ],
    ['lantern festival 2026', / was on Tuesday, March 3, 2026\. .* The next one is on February 20, 2027\.$/],
    ['chinese new year 2026', /^Chinese New Year 2026 fell on .* The next one is on February 6, 2027\.$/],
    [
      'dragon horoscope 2025',
      /^By tradition, 2025 was a quiet year for the Dragon, because .* That year is over\./,
    ],
    ['what animal rules march', /^The month of the Rabbit begins on March 6, 2027\./],
    ['born in march', /^A birthday in March has the animal of its calendar year/],
    ['three harmonies', / The groups are Rat, Dragon, and Monkey; Ox, Snake, and Rooster; Tiger, /],
    [
      'google zodiac sign',
      /^Our list has Google under Alphabet\. Alphabet was founded on September 4, 1998,/,
    ],
    ['energy companies of the ox', / Among them are CLP Group, /],
    ['born in may', /^A birthday in May has the animal of its calendar year/],
    [
      'swedish car brands',
      /^Our list has 4 Swedish car brands, .* are among the Swedish car brands on our list\.$/,
    ],
    [
      'alaska zodiac sign',
      /the Dog\. New Year came only on February 8, 1959, so it is not a Pig\. The Dog is described/,
    ],
    ['leap month 2028', /^The year 2028 has a leap month after month 5\. It begins on June 23, 2028\./],
    ['chinese age', /Somebody born in 1990 is 37 by this count in 2026\.$/],
    [
      'italian luxury car brands',
      /^Our list files 1 of its 14 Italian car brands under Luxury\. It is Maserati, of December 1, 1914, in a year of the Tiger\./,
    ],
    [
      'which signs suit the horse',
      /^In love, the Horse goes best with Tiger, Dog, and Goat, and least with Rat\./,
    ],
    ['when is chinese new year 2027', /^Chinese New Year 2027 falls on Saturday, February 6, 2027\./],
    [
      'gift for an ox',
      /^Something of clay or stone, such as a tea bowl or a vase, is a fitting gift for an Ox,/,
    ],
    ['tiger weaknesses', /^Tradition warns of these weak sides of the Tiger: impatient with detail; /],
    ['lucky years for snake', /^By tradition, years whose animal is a friend of the Snake suit it best\./],
    ['1996 rat personality', /^1996 was a year of the Fire Rat\./],
    ['2003 chinese zodiac element', /^The element of 2003 is Water\./],
    ['what does year of the goat mean', /^A Goat year is connected with family, art and care\./],
    [
      'horse 2027 monthly horoscope',
      / The most helpful months for the Horse are those of the Tiger, Goat, and Dog\.$/,
    ],
    ['born in november 1990', /^A birthday in November 1990 belongs to the Metal Horse, /],
    ['when is ghost month 2027', / Its month begins on August 2, 2027\.$/],
    [
      'rooster horoscope 2027',
      / The most helpful months for the Rooster are those of the Dragon, Snake, and Ox\.$/,
    ],
    [
      'rooster 2025 love horoscope',
      /^For Roosters in love, tradition called 2025 a supportive year\. That year is over\./,
    ],
    ['oldest bank', /^The oldest of our banks is /],
    ['beer companies by zodiac', / Of our 32 beer companies, 8 belong to the Rat, the most of any sign\./],
    [
      'best month to get married 2027 chinese calendar',
      / The 2027 Fire Goat year, .* has no Start of Spring\. Many people call that a widow year /,
    ],
    [
      'lucky wedding date 2028',
      / has a Start of Spring on February 4, 2028 and February 3, 2029, so it is no widow year\.$/,
    ],
    ['how long does chinese new year last', /^The New Year season lasts fifteen days, /],
    [
      'what zodiac animal comes next after the snake',
      /^In the order of the zodiac, the Horse comes after the Snake, /,
    ],
    ['are rats and snakes compatible', / By the rules, the Ox gets along with both\.$/],
    ['US states of 1889', /^4 US states joined the Union in 1889\./],
    [
      'fire monkey compatibility',
      /^In love, a grown-up Fire Monkey goes best with .*, and least with Tiger, like every Monkey\./,
    ],
    [
      'unlucky colors for dog',
      /^By the five elements, the color to avoid for the Dog is green, because Wood breaks up Earth, its fixed element\. Almanacs print green /,
    ],
    ['unlucky numbers for ox', /^Four is avoided by many people, /],
  ])('an article about %j answers it in the first sentence', (keyword, expected) => {
    expect(answerTo(keyword)).toMatch(expected);
  });

  test('an article about a year has every year of its sign around it', () => {
    const { html } = write('year of the rabbit 2011', 5000);
    for (const name of ['1987 Fire Rabbit', '1999 Earth Rabbit', '2023 Water Rabbit', '2035 Wood Rabbit'])
      expect(html).toContain(name);
  });

  test('an article about a year tells what was founded in it, and sixty years before', () => {
    const { html } = write('year of the horse 2026', 5000);
    expect(html).toContain('<h2>Founded in 1966, sixty years before</h2>');
    expect(html).toMatch(
      /Our list has \d+ companies founded in 1966\. [A-Z].* was founded .*, in a year of the /,
    );
    expect(write('chinese zodiac 1998', 5000).html).toContain('<caption>Companies founded in 1998</caption>');
  });

  test('an article about a company tells its founders, its seat and its trade, as its table has them', () => {
    const { html, cited } = write('netflix zodiac sign', 5000);
    expect(html).toContain(
      '<tr><th scope="row">Founders</th><td>Reed Hastings and Marc Randolph</td></tr><tr><th scope="row">Seat</th><td>Los Gatos, California</td></tr>',
    );
    expect(cited).toContainEqual({
      kind: 'fact of row',
      table: 'companies',
      name: 'Netflix',
      fact: 'founders',
      text: 'Reed Hastings; Marc Randolph',
    });
  });

  test('an article about a company of a branch with several trades says nothing of a trade', () => {
    const { html } = write('planet fitness zodiac sign', 5000);
    expect(html).toContain('<th scope="row">Line of business</th><td>Leisure</td>');
    expect(html).not.toMatch(/is expected to|belongs? to Fire/);
  });

  test('an article about the brands of a country names several of them, and says that others are in the database', () => {
    const { html } = write('german car brands', 5000);
    const [names = ''] = matches(html, /<table><caption>Some of them, oldest first(.*?)<\/table>/gs);
    expect(matches(names, /<tr><th scope="row">(.*?)<\/th>/g).length).toBeGreaterThan(4);
    expect(html).toContain('The table has some of the 26 German car brands');
  });

  test('an article about an element lists trades, each of which names this element', () => {
    for (const element of ['wood', 'fire', 'earth', 'metal', 'water']) {
      const [list = ''] = matches(
        write(`${element} element`).html,
        /<h2>Trades of \w+<\/h2><ul>(.*?)<\/ul>/g,
      );
      const trades = matches(list, /<li>(.*?)<\/li>/g);
      expect(trades.length, element).toBeGreaterThan(3);
      expect(trades.filter((trade) => !new RegExp(`belongs? to ${element}\\b`, 'i').test(trade))).toEqual([]);
    }
  });

  test('an article about a rule names the signs that it warns or supports in the years ahead', () => {
    const { html } = write('six clashes');
    expect(html).toContain('<th scope="row">2027 Fire Goat</th><td>Ox</td>');
    expect(write('self punishment').html).toContain('<th scope="row">2026 Fire Horse</th><td>Horse</td>');
  });

  test('an article about a sign in a year lists the months with a bond, and those of the present after a past year', () => {
    const table = '>Dragon</th><td>April 5, 2027</td><td>secret friends (六合)</td>';
    expect(write('rooster horoscope 2027', 5000).html).toContain(table);
    expect(write('rooster horoscope 2025', 5000).html).toContain('>Dragon</th><td>April 5, 2026</td>');
  });

  test('an article about a festival says why it is late only in a year with a leap month before it', () => {
    const late = 'has a leap month after month 6, so its Double Ninth is late.';
    expect(write('double ninth 2025', 5000).html).toContain(late);
    expect(write('double ninth 2026', 5000).html).not.toContain('is late.');
    expect(write('dragon boat festival 2025', 5000).html).not.toContain('is late.');
  });

  test('an article about a year of foundings names the largest group only if it is one', () => {
    expect(write('companies founded in 1985', 5000).html).toContain(
      'The largest number is in the United States, with 18 of the 35 companies of that year.',
    );
    // Two regions have two states each.
    expect(write('US states of 1889', 5000).html).not.toContain('The largest');
  });

  test('an article about all states tells the years that decide the counts, and nothing of business', () => {
    const { html } = write('US states by zodiac sign');
    expect(html).toContain('<th scope="row">1788</th><td>Earth Monkey</td><td>8 US states</td>');
    expect(html).not.toContain('In business');
  });

  test('an article about a state of two centuries names every year in which its sign and element came back', () => {
    expect(write('ohio zodiac sign', 5000).html).toContain(
      'The Water Pig returns only every sixty years, and did so in 1863, 1923, and 1983.',
    );
    expect(write('california zodiac sign', 5000).html).toContain(
      'The Metal Dog returns only every sixty years, and did so in 1910 and 1970.',
    );
  });

  test('a year supports no sign that it also warns', () => {
    expect(answerTo('year of the pig 2031 predictions')).toBe(
      'In 2031, tradition supports Rabbit and Goat most. It advises care to Tiger, Snake, Monkey, and Pig. All twelve signs follow below.',
    );
  });

  test('Ox and Earth are preceded by “an” and not by “a”', () => {
    for (const keyword of [
      'gift for an ox',
      'born on june 12 1985',
      'companies that suit an ox',
      'earth ox',
    ]) {
      const { title, metaDescription, html } = write(keyword, 5000);
      expect(`${title} ${metaDescription} ${html}`, keyword).not.toMatch(/\b[Aa] (?:Ox|Earth)\b/);
    }
    expect(write('gift for an ox').title).toBe('Gifts for an Ox: Lucky Colors and Numbers');
  });

  test.each([
    ['rooster and rabbit friendship', 'Rooster and Rabbit as Friends'],
    ['horse and rat in business', 'Horse and Rat at Work'],
    ['dog and dragon marriage problems', 'Dog and Dragon: Problems and What Helps'],
    ['goat vs rat', 'Goat and Rat Compatibility'],
    ['ox career 2027', 'Ox Career in 2027'],
  ])('an article about %j has the title %j', (keyword, title) => {
    expect(write(keyword).title).toBe(title);
  });

  test('an article about the oldest names the oldest in their order, without a gap', () => {
    const oldest = shippedFacts.companies
      .filter(({ facts }) => /insurance/i.test(facts?.trade ?? ''))
      .toSorted((a, b) => a.year - b.year);
    const [table = ''] = matches(
      write('oldest insurance company', 5000).html,
      /<table><caption>Some of them, oldest first(.*?)<\/table>/gs,
    );
    const named = matches(table, /<th scope="row">(?:<a [^>]*>)?([^<]*)/g);
    expect(named.length).toBeGreaterThan(3);
    expect(named).toEqual(oldest.slice(0, named.length).map(({ name }) => name));
  });

  test('short texts share a paragraph, so few paragraphs have a single sentence', () => {
    for (const keyword of ['rat personality', 'rabbit 2028', 'snake and rooster at work', 'wood element']) {
      const paragraphs = matches(write(keyword, 5000).html, /<p>(.*?)<\/p>/g);
      const single = paragraphs.filter((each) => !/[.?!] [A-Z]/.test(each));
      expect(single.length, keyword).toBeLessThan(paragraphs.length / 2);
    }
  });

  test('rows are named in the order of their dates, as their caption says', () => {
    for (const keyword of [
      'companies of the snake',
      'companies founded in dragon years',
      'car brands by zodiac sign',
    ]) {
      const [rows = ''] = matches(
        write(keyword, 5000).html,
        /<table><caption>Some of them, oldest first(.*?)<\/table>/gs,
      );
      const years = matches(rows, /<td>(?:[^<]*\b)?(\d{4})<\/td>/g).map(Number);
      expect(years.length, keyword).toBeGreaterThan(5);
      expect(years, keyword).toEqual(years.toSorted((a, b) => a - b));
    }
  });

  test('a new article of fewer than four hundred words is refused with a larger one, and written again if it is published', () => {
    const request = {
      keyword: 'which zodiac sign is the best accountant',
      targetWordCount: 2000,
      businessLocation: 'Global',
      includeLocalSeo: false,
    };
    expect(countWords(composeArticle(request, shippedFacts).html)).toBeLessThan(400);
    expect(() => composeArticle({ ...request, isNew: true }, shippedFacts)).toThrow(
      'It is better as a section of a larger article. Did you mean “chinese zodiac animals”?',
    );
    expect(refusalOf(request.keyword, shippedFacts)).toMatch(/^There are only \d+ honest words/);
    expect(refusalOf(request.keyword, { ...shippedFacts, keywords: [request.keyword] })).toBeUndefined();
    const long = { ...request, keyword: 'rat personality', isNew: true };
    expect(countWords(composeArticle(long, shippedFacts).html)).toBeGreaterThan(700);
  });

  test('an article about a year of a sign that offends Tai Sui says why, although the two are secret friends', () => {
    expect(write('tai sui 2028', 5000).html).toContain('<h2>Snake: a year for order</h2>');
  });

  test('an article about a country names every sign that has the fewest rows', () => {
    const german = shippedFacts.carBrands.filter(({ country }) => country === 'Germany');
    const without = zodiacSigns.filter(({ id }) => german.every(({ sign }) => sign !== id));
    expect(without.length).toBeGreaterThan(1);
    const [, said = ''] = /any sign\. (.*?) have none\./.exec(write('german car brands', 5000).html) ?? [];
    for (const { name } of without) expect(said).toContain(name);
  });

  test('an article about all twelve signs says the same rule once, with a point for each sign', () => {
    const { html } = write('year of the goat 2027 predictions', 5000);
    expect(matches(html, /<h2>(Tiger, .*?)<\/h2>/g)).toEqual([
      'Tiger, Dragon, Monkey, and Rooster: a quiet year',
    ]);
    expect(html.split('No rule joins the animal of the year')).toHaveLength(2);
    expect(html).toContain(
      '<li>Monkey: the months of the Dragon, Snake, and Rat help, and those of the Tiger and Pig call for care.</li>',
    );
  });

  test('the text has no repeated word, wrong indefinite article, space before a full stop or empty sentence', () => {
    for (const keyword of keywords) {
      const text = write(keyword, 5000).html.replace(/<[^>]+>/g, '\n');
      expect(
        text.match(
          /\ba (?:Ox|Earth|Inspirer|Explorer|Organiser)\b|\ban (?:Rat|Tiger|Rabbit|Dragon|Snake|Horse|Goat|Monkey|Rooster|Dog|Pig)\b|\b([a-z]+) \1\b| {2}|[^.]\.\.| \.| ,|[{}]|\bundefined\b|\bNaN\b/g,
        ),
        keyword,
      ).toBeNull();
    }
  });
});

const shippedTable = [...shippedFacts.companies, ...shippedFacts.carBrands, ...shippedFacts.usStates];
