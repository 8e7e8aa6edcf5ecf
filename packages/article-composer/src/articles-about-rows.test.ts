import { zodiacSigns } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import { filled } from './claims/filled.ts';
import { shippedFacts } from './test/shipped-facts.ts';
import { answerTo, matches, write } from './test/write.ts';

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
  ['retail companies by zodiac sign', 'retail companies is Hudson’s Bay Company, of May 2, 1670'],
])('an article about "%s" names its oldest row as the oldest of that group only', (keyword, oldest) => {
  expect(write(keyword, 5000).html.replaceAll("'", '&apos;')).toContain(`The oldest of our ${oldest}.`);
});

test.each([
  ['car brands of the snake', 'Vauxhall'],
  ['us states of the monkey', 'Maryland'],
])(
  'an article about "%s" names the oldest row, %s, without the sentence “The oldest of our …”',
  (keyword, oldest) => {
    const { html } = write(keyword, 5000);
    expect(html).toContain(oldest);
    expect(html).not.toContain('The oldest of our');
  },
);

test('the period of a company’s name also ends its sentence', () => {
  const named = filled('Among them is {name}.', { name: 'Tiffany & Co.' });
  expect(named.text).toBe('Among them is Tiffany & Co.');
});

test('an article about a company tells its founders, its seat and its trade, as its table has them', () => {
  const { html, cited } = write('netflix zodiac sign', 5000);
  expect(html).toContain(
    '<tr><th scope="row">Founders</th><td>Reed Hastings and Marc Randolph</td></tr><tr><th scope="row">Head office</th><td>Los Gatos, California</td></tr>',
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
  expect(html).toContain('How we read the sign');
  expect(html).not.toContain('is expected to');
});

test('an article about the brands of a country names several of them, and says that others are in the database', () => {
  const { html } = write('german car brands', 5000);
  const [names = ''] = matches(html, /<table><caption>Some examples, oldest first(.*?)<\/table>/gs);
  expect(matches(names, /<tr><th scope="row">(.*?)<\/th>/g).length).toBeGreaterThan(4);
  expect(html).toContain('The table shows some of the 26 German car brands');
});

test.each([
  ['companies founded in dragon years', ['Name', 'Date', 'Known for']],
  ['german car brands', ['Name', 'Date', 'Sign', 'Known for']],
])('the table of names in an article about "%s" has the columns %j', (keyword, columns) => {
  const [names = ''] = matches(
    write(keyword, 2000).html,
    /<caption>Some examples, oldest first<\/caption><thead>(.*?)<\/thead>/g,
  );
  expect(matches(names, /<th scope="col">(.*?)<\/th>/g)).toEqual(columns);
});

test('an article about the companies of a sign names the signs that they suit', () => {
  const { html } = write('companies of the horse', 5000);
  expect(html).toContain(
    'By the rules for two signs, these companies best suit employees born in years of the Goat, Tiger and Dog.',
  );
});

test.each(['is the rat a bad sign', 'is the rat unlucky'])(
  'an article about %j is about the character of the sign and denies that it is bad',
  (keyword) => {
    expect(answerTo(keyword)).toMatch(/^No\. Tradition calls no sign good or bad\. /);
    expect(write(keyword).title).toMatch(/^Rat Personality/);
  },
);

test('an article about birthdays of a month explains only what its reader needs', () => {
  const { html, metaDescription } = write('born in june', 5000);
  expect(metaDescription).toContain('June');
  expect(html).not.toContain('Bazi');
});

test('an article about two elements says which one feeds or limits the other', () => {
  expect(answerTo('wood and fire element')).toMatch(/^Wood feeds Fire, /);
  expect(answerTo('fire and water element')).toMatch(/^Water holds Fire back, /);
  expect(answerTo('earth and wood element')).toMatch(/^Wood holds Earth back, /);
});

test('an article about all states names the year in which many of the leading states began, and does not speak of business', () => {
  const { html } = write('US states by zodiac sign');
  expect(html).toContain('Of these, 5 date from 1788 alone, which helps to explain the lead.');
  expect(html).not.toContain('In business');
});

test('an article about the oldest insurance company lists the oldest companies by age, without a gap', () => {
  const oldest = shippedFacts.companies
    .filter(({ facts }) => /insurance/i.test(facts?.trade ?? ''))
    .toSorted((a, b) => a.year - b.year);
  const [table = ''] = matches(
    write('oldest insurance company', 5000).html,
    /<table><caption>Some examples, oldest first(.*?)<\/table>/gs,
  );
  const named = matches(table, /<th scope="row">(?:<a [^>]*>)?([^<]*)/g);
  expect(named.length).toBeGreaterThan(3);
  expect(named).toEqual(oldest.slice(0, named.length).map(({ name }) => name));
});

test('rows are named in the order of their dates, as their caption says', () => {
  for (const keyword of [
    'companies of the snake',
    'companies founded in dragon years',
    'car brands by zodiac sign',
  ]) {
    const [rows = ''] = matches(
      write(keyword, 5000).html,
      /<table><caption>Some examples, oldest first(.*?)<\/table>/gs,
    );
    const years = matches(rows, /<td>(?:[^<]*\b)?(\d{4})<\/td>/g).map(Number);
    expect(years.length, keyword).toBeGreaterThan(5);
    expect(years, keyword).toEqual(years.toSorted((a, b) => a - b));
  }
});

test('an article about a country names every sign that has the fewest rows', () => {
  const german = shippedFacts.carBrands.filter(({ country }) => country === 'Germany');
  const without = zodiacSigns.filter(({ id }) => german.every(({ sign }) => sign !== id));
  expect(without.length).toBeGreaterThan(1);
  const [, said = ''] = / among them\. (.*?) have none\./.exec(write('german car brands', 5000).html) ?? [];
  for (const { name } of without) expect(said).toContain(name);
});

test('rows that began in one month are sorted by day', () => {
  const { html } = write('rat companies');
  const places = ['November 4, 2008', 'November 18, 2008'].map((date) => html.indexOf(`>${date}<`));
  expect(places[0]).toBeGreaterThan(0);
  expect(places[1]).toBeGreaterThan(Number(places[0]));
});

test.each(['states of the monkey', 'Texas zodiac sign', 'netflix zodiac sign', 'tesla vs ford'])(
  'an article about %j says once that tradition gives signs to people, and does not describe them',
  (keyword) => {
    const { html } = write(keyword, 5000);
    expect(html.split('Chinese tradition gives signs to people, and not to ')).toHaveLength(2);
    expect(html).not.toMatch(/People of this sign|are described as|Tradition praises|By tradition/);
  },
);

test.each([
  'companies of the snake',
  'german companies of the ox',
  'airlines of the dragon',
  'goat car brands',
])('the years in an article about %j have as many rows as its answer says', (keyword) => {
  const { html } = write(keyword, 5000);
  const [, total = ''] = /our list has ([\d,]+) of them/.exec(html) ?? [];
  const [years = ''] = matches(html, /how many began in each<\/caption>(.*?)<\/table>/gs);
  const counts = matches(years, /<td>([\d,]+)<\/td><\/tr>/g).map((count) => Number(count.replace(',', '')));
  expect(counts.length).toBeGreaterThan(4);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Number(total.replace(',', '')));
});

test('a harmony that another rule weakens is not among the best matches', () => {
  expect(write('companies of the snake', 5000).html).toContain('born in years of the Ox and Rooster. ');
});

test('a table names one founder as the founder', () => {
  expect(write('nintendo zodiac sign').html).toContain(
    '<th scope="row">Founder</th><td>Fusajiro Yamauchi</td>',
  );
  expect(write('tesla vs ford').html).toContain(
    '<td>Martin Eberhard and Marc Tarpenning</td><td>Henry Ford</td>',
  );
});

test.each([
  ['ferrari zodiac sign', 'Ferrari is known for the prancing horse and the most Formula One titles.'],
  ['rolex zodiac sign', 'Rolex is a watchmaker. It is known for the Submariner and the Daytona.'],
  [
    'plymouth car brand zodiac',
    'Plymouth was Chrysler’s low-price car brand. It was known for the Barracuda.',
  ],
])('an article about %j says in a sentence what the company or brand is', (keyword, said) => {
  expect(write(keyword, 5000).html).toContain(`<p>${said}`);
});

test('an article about a part of the states says when they joined, and one about all states counts each region', () => {
  const { html } = write('us states in the south by zodiac', 5000);
  expect(html).toContain('<th scope="row">1787 to 1790</th><td>6</td><td>Monkey, 3</td>');
  expect(html).not.toContain('How a date gets its sign');
  expect(write('us states by zodiac sign', 5000).html).toContain(
    '<th scope="row">Northeast</th><td>9</td><td>Goat, 4</td>',
  );
});

test('an article about the cars that suit a sign names cars of each sign that suits it', () => {
  const { html } = write('best car for a dragon', 5000);
  const [rows = ''] = matches(html, /<caption>Some examples, oldest first<\/caption>(.*?)<\/table>/gs);
  for (const sign of ['Rat', 'Monkey', 'Rooster']) expect(rows).toContain(`<td>${sign}</td>`);
});

test('an article about a birthday without a year has each birth year once', () => {
  const { html } = write('born on february 1', 5000);
  const [table = ''] = matches(html, /<caption>Born on February 1<\/caption>(.*?)<\/table>/gs);
  const years = table.match(/\b(?:19|20)\d\d\b/g) ?? [];
  expect(years.toSorted()).toEqual(Array.from({ length: 95 }, (_, at) => String(1932 + at)));
  expect(table).toContain('<th scope="row">Dog</th><td>1935, 1959');
});

test('an article about technology companies names one of each sign', () => {
  const { html } = write('tech companies by zodiac sign', 5000);
  const [signs = ''] = matches(html, /how we read it<\/caption>(.*?)<\/table>/gs);
  expect(signs).toContain('<th scope="col">We expect it to</th>');
  expect(signs).not.toContain('<td>–</td>');
});

test('an article about Mercedes-Benz says whose motor car was the first', () => {
  expect(write('mercedes benz zodiac', 5000).html).toContain(
    'Carl Benz patented the first motor car on January 29, 1886',
  );
});
