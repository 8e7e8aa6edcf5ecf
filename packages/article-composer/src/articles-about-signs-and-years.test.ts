import { expect, test } from 'vitest';
import { countWords } from './check-draft.ts';
import { matches, write } from './test/write.ts';

test('an article about a year has every year of its sign around it', () => {
  const { html } = write('year of the rabbit 2011', 5000);
  for (const name of ['1987 Fire Rabbit', '1999 Earth Rabbit', '2023 Water Rabbit', '2035 Wood Rabbit'])
    expect(html).toContain(name);
});

test('an article about a month describes its sign, or both signs if New Year divides the month', () => {
  const { title, html } = write('what animal is born in february 2000', 5000);
  expect(title).toBe('Born in February 2000: Chinese Zodiac Sign');
  expect(matches(html, /<h2>(Born .*?)<\/h2>/g)).toEqual([
    'Born before February 5, 2000: the 1999 Earth Rabbit',
    'Born from February 5, 2000 on: the 2000 Metal Dragon',
  ]);
  expect(write('born in november 1990', 5000).html).not.toContain('<h2>Born before');
  const { html: january } = write('born in january 1985', 5000);
  expect(january).toContain('<h2>Rats in love</h2>');
  expect(january).not.toContain('<h2>Oxen in love</h2>');
});

test.each(['what sign is worst for a tiger', 'tiger zodiac enemies', 'opposite sign of the tiger'])(
  'an article about %j names the worst match first and the best ones last',
  (keyword) => {
    const { title, html } = write(keyword, 5000);
    expect(title).toBe('The Worst Match for the Tiger: Enemies and Opposites');
    expect(html).toMatch(/^<p>By tradition, the Monkey is the worst match for the Tiger\./);
    expect(matches(html, /<h2>(.*?)<\/h2>/g).slice(0, 2)).toEqual(['Tiger and Monkey', 'Tiger and Snake']);
  },
);

test('the years of a sign that is bad for it are not its worst match', () => {
  expect(write('worst year for rabbit', 5000).title).toBe('The Rabbit’s Own Year (本命年)');
  expect(write('best and worst matches for the rabbit', 5000).title).toBe(
    'Rabbit in Love: Best and Worst Matches',
  );
});

test('an article about a man and a woman says that the rule is the same for both', () => {
  const { title, html } = write('dragon man rat woman love', 5000);
  expect(title).toBe('Dragon Man and Rat Woman in Love: Compatibility');
  expect(html).toContain('The rule is the same whether the man or the woman is the Dragon.');
  expect(html).not.toContain('At work');
});

test('an article about a marriage has it in the title', () => {
  expect(write('horse and goat marriage', 5000).title).toBe('Horse and Goat in Marriage: Compatibility');
});

test('an article about a star says where it stands', () => {
  const ofStems = write('nobleman star', 5000).html;
  expect(ofStems).toContain(
    'Find your day master (the stem of your day) and the stem of your year of birth.',
  );
  expect(ofStems).toMatch(/Yin Metal<\/t[dh]><td[^>]*>Horse and Tiger</);
  expect(write('red phoenix star', 5000).html).toMatch(/Rat<\/t[dh]><td[^>]*>Rabbit</);
});

test('a table of matches has only the signs with a bond, after a sentence on the best and the worst', () => {
  const { html } = write('monkey personality', 5000);
  expect(html).toMatch(
    /the best signs for the Monkey are Rat and Dragon\. The worst is the Tiger, .*?<table>/,
  );
  expect(matches(html, /<caption>The points are ours.*?<tbody>(.*?)<\/tbody>/g)[0]).not.toMatch(
    /none|no effect/,
  );
});

test('an article about money begins with the habits of the sign and has no other sign', () => {
  const { html } = write('what does the year of the goat say about money', 5000);
  expect(html).toMatch(/^<p>Tradition says that the Goat spends more easily than it saves/);
  expect(html).not.toMatch(/\bRat\b|\bPig\b/);
});

test('an article about an element lists trades, each of which names this element', () => {
  for (const element of ['wood', 'fire', 'earth', 'metal', 'water']) {
    const [list = ''] = matches(write(`${element} element`).html, /<h2>Trades of \w+<\/h2><ul>(.*?)<\/ul>/g);
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
  const table = '>Dragon</th><td>April 5, 2027</td><td>May 6, 2027</td><td>harmony (六合)</td>';
  expect(write('rooster horoscope 2027', 5000).html).toContain(table);
  expect(write('rooster horoscope 2025', 5000).html).toContain('>Dragon</th><td>April 5, 2026</td>');
});

test('an article about a festival says why it is late only in a year with a leap month before it', () => {
  const late = 'has a leap month after month 6, so its Double Ninth is late.';
  expect(write('double ninth 2025', 5000).html).toContain(late);
  expect(write('double ninth 2026', 5000).html).not.toContain('is late.');
  expect(write('dragon boat festival 2025', 5000).html).not.toContain('is late.');
});

test('an article about a year of a sign that offends Tai Sui says why, although the two are in harmony', () => {
  expect(write('tai sui 2028', 5000).html).toContain('<h2>Snake: a year for order</h2>');
});

test('an article about all twelve signs in a year describes signs with the same rule together', () => {
  const { html } = write('year of the goat 2027 predictions', 5000);
  expect(matches(html, /<h2>(Tiger, .*?)<\/h2>/g)).toEqual([
    'Tiger, Dragon, Snake, Monkey and Rooster: a quiet year',
  ]);
  expect(html.split('No rule gives the Tiger')).toHaveLength(2);
});

test('Ox and Earth are preceded by “an” and not by “a”', () => {
  for (const keyword of ['gift for an ox', 'born on june 12 1985', 'companies that suit an ox', 'earth ox']) {
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

test('an article about a sign with a year of minors tells of childhood and school, and of no love or work', () => {
  for (const [keyword, isOfMinors] of [
    ['snake 2013 personality', true],
    ['snake 1989 personality', false],
  ] as const) {
    const { title, html } = write(keyword, 5000);
    expect([keyword, /love|career|at work|money/i.test(`${title} ${html}`)]).toEqual([keyword, !isOfMinors]);
    expect([keyword, title.includes('Children')]).toEqual([keyword, isOfMinors]);
  }
});

test('T37: an article about the birthday of a minor matches nobody, and tells of childhood and school', () => {
  for (const [keyword, isMinor] of [
    ['born on june 12 2015', true],
    ['born on july 2 2008', true],
    ['born on july 1 2008', false],
    ['born on june 12 1985', false],
  ] as const) {
    const { html } = write(keyword, 5000);
    expect([keyword, html.includes('Best and worst matches')]).toEqual([keyword, !isMinor]);
    expect([keyword, html.includes('At school')]).toEqual([keyword, isMinor]);
    expect(countWords(html)).toBeGreaterThan(400);
  }
});

test('an article about a sign and an element whose youngest people are minors speaks of no school, love or work', () => {
  expect(write('earth dog', 5000).html).not.toMatch(
    /At school|Children of this sign|in love<\/h2>|at work<\/h2>/,
  );
});

test('an article about the love of a sign in a year gives advice on love for its months', () => {
  const { html, metaDescription } = write('rabbit in love 2027', 5000);
  expect(html).toContain('<td>Couples are told to talk about changes before they happen.</td>');
  expect(`${metaDescription} ${html}`).not.toMatch(/work|The other months|The years ahead/);
});

test('an article about a birthday names the one animal of its month, or the one of the latest year if years differ', () => {
  expect(write('born on march 3').html).toContain(
    'March 3 is always in the month of the Tiger, which begins about February 4.',
  );
  expect(write('born on june 5').html).toMatch(/In 2026, June 5 is in the month of the /);
  expect(write('born on march 3').html).not.toContain('in January or February');
});

test('the title of an explanation names the year that is asked for', () => {
  expect(write('leap month 2028').title).toBe('Leap Months in the Chinese Calendar (2028)');
});

test('an article about the branches explains them before the stems', () => {
  const { html } = write('how do earthly branches work', 5000);
  const [branches, stems] = ['The twelve branches', 'Each year also has one of ten stems'].map((said) =>
    html.indexOf(said),
  );
  expect(branches).toBeGreaterThan(0);
  expect(Number(stems)).toBeGreaterThan(Number(branches));
  expect(html).not.toMatch(/<h2>(?:Bazi|The Five Elements)/);
});
