import { expect, test } from 'vitest';
import { contradictions } from '../contradictions.ts';
import { rules } from '../rules.ts';
import { foundings } from '../test/foundings.ts';
import { readFounding } from './read-founding.ts';

const presentYear = 2026;
const all = Object.values(foundings).flat();

const alarming =
  /\b(kill\w*|death|dead|die[sd]?|danger\w*|disaster\w*|illness\w*|misfortune\w*|curse\w*|doom\w*|bankrupt\w*|unlucky|beware)\b/i;
const advising =
  /\b(invest\w*|profit\w*|shares?|stocks?|succeed\w*|success\w*|wealth|rich\w*|buy|sell|fortune)\b/i;
const unfinished = /undefined|null|NaN|\[object|\{\w+\}|\s\s|\.\.|,,|\s[.,;:]|\|/;

test('every row of the product has a reading: whole sentences with a rule each, nothing alarming, no advice about money', () => {
  const problems = all.flatMap((founded) => {
    const reading = readFounding({ ...founded, name: 'The Subject' }, presentYear);
    const text = reading.paragraphs.flatMap((each) => [each.text, each.because, each.changes]).join('\n');
    return [
      ...[unfinished, alarming, advising].flatMap((pattern) => pattern.exec(text)?.[0] ?? []),
      ...reading.paragraphs.flatMap((each) => (rules[each.rule] ? [] : ['no rule'])),
      ...text.split('\n').filter((each) => !/^[A-Z\d]/u.test(each) || !/[.”]$/.test(each)),
      ...contradictions({ sections: [{ paragraphs: reading.paragraphs }] }).map(({ subject }) => subject),
      ...(reading.paragraphs.length < 6 ? ['short'] : []),
    ].map((problem) => `${founded.name}: ${problem}`);
  });
  expect(problems.slice(0, 10)).toEqual([]);
  expect(all.length).toBeGreaterThan(1_900);
});

test('a full date is read with its zodiac year, whom it suits and the years to come', () => {
  const { paragraphs, facts } = readFounding(
    { name: 'Pixar', began: 'was founded', date: { year: 1986, month: 2, day: 3 } },
    presentYear,
  );
  expect(facts.sign.id).toBe('ox');
  const texts = paragraphs.map(({ text }) => text);
  expect(texts).toEqual([
    'Pixar was founded on February 3, 1986, in a Year of the Ox. That year lasted from February 20, 1985 to February 8, 1986.',
    'The Ox stands for patience and steady work. What begins in its year is said to grow slowly, to last long and to change direction rarely.',
    'The year 1985 is called 乙丑 (yǐ-chǒu), a year of the Wood Ox. Wood years are linked with growth and new plans. The same name comes back every sixty years, as in 1925 and 2045.',
    'The Ox belongs to Earth, and the element of the year, Wood, controls it. Tradition reads that as a beginning with clear limits and discipline.',
    'Tradition expects it to suit people born in a year of the Rat, the Snake or the Rooster. The Goat stands opposite the Ox, so habits may differ.',
    '2026 is a Year of the Horse. The Horse and the Ox form a harm (六害). Tradition reads that as a year with small misunderstandings.',
    'The next year of its own sign begins on January 31, 2033. The next year of the opposite sign, the Goat, begins on February 6, 2027.',
  ]);
});

test.each([
  [{ year: 1998 }, 'so we file it under the Tiger. If the day was before January 28, 1998, it is an Ox.'],
  [
    { year: 1912, month: 2 },
    'so we file it under the Rat. If the day was before February 18, 1912, it is a Pig.',
  ],
  [
    { year: 2012, month: 1 },
    'so we file it under the Rabbit. If the day was January 23, 2012 or later, it is a Dragon.',
  ],
])('where New Year’s Day decides on %j, both signs are named', (date, sentence) => {
  const [filed] = readFounding({ name: 'It', began: 'was founded', date }, presentYear).paragraphs;
  expect(filed?.text).toContain(sentence);
});

test('what has ended is not read for the present year', () => {
  const { paragraphs } = readFounding(
    { name: 'Saturn', began: 'was founded', date: { year: 1985 }, endedYear: 2010 },
    presentYear,
  );
  expect(paragraphs.map(({ text }) => text).join(' ')).not.toMatch(/2026|next year/);
  expect(paragraphs.at(-1)?.text).toBe('It ended in 2010. A Year of the Tiger began in that year.');
});

test('before the calendar begins the year alone counts, and the reading says so', () => {
  const { paragraphs, facts } = readFounding(
    { name: 'Stella Artois', began: 'was founded', date: { year: 1366 } },
    presentYear,
  );
  expect(facts.zodiacYear).toBe(1366);
  expect(paragraphs[0]?.because).toContain('begins in 1583');
});
