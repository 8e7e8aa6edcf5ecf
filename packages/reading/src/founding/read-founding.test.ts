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
      ...(reading.paragraphs.length < 7 ? ['short'] : []),
    ].map((problem) => `${founded.name}: ${problem}`);
  });
  expect(problems.slice(0, 10)).toEqual([]);
  expect(all.length).toBeGreaterThan(1_900);
});

test('a full date is read with its zodiac year, the season of its day and the years to come', () => {
  const { paragraphs, facts } = readFounding(
    { name: 'Pixar', began: 'was founded', date: { year: 1986, month: 2, day: 3 } },
    presentYear,
  );
  expect(facts.sign.id).toBe('ox');
  const texts = paragraphs.map(({ text }) => text);
  expect(texts[0]).toBe(
    'Pixar was founded on February 3, 1986, in a Year of the Ox, which ran from February 20, 1985 to February 8, 1986.',
  );
  expect(texts).toContainEqual(
    expect.stringMatching(/^Its zodiac year, 1985, is written 乙丑, read yǐ-chǒu, number 2 of the sixty/),
  );
  expect(texts).toContainEqual(expect.stringMatching(/^February 3, 1986 lay in Greater Cold 大寒/));
  expect(texts).toContainEqual(
    expect.stringMatching(/^2026 is year 6 of its 4th round of twelve and year 42 of its 1st/),
  );
  expect(texts).toContainEqual(
    expect.stringMatching(/^For an Ox the year 2026, of the Horse, is in harm 六害 with it/),
  );
  expect(texts.at(-1)).toBe(
    'Its next own year, 本命年, begins on January 31, 2033. The next year across the wheel from it, of the Goat, begins on February 6, 2027.',
  );
});

test.each([
  [{ year: 1998 }, 'filed under the Tiger. If the day was before January 28, 1998, it is an Ox.'],
  [{ year: 1912, month: 2 }, 'filed under the Rat. If the day was before February 18, 1912, it is a Pig.'],
  [
    { year: 2012, month: 1 },
    'filed under the Rabbit. If the day was January 23, 2012 or later, it is a Dragon.',
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
  expect(paragraphs.map(({ text }) => text).join(' ')).not.toMatch(/2026|next own year/);
  expect(paragraphs.at(-1)?.text).toMatch(/^It ended in 2010, in year 2 of its 3rd round of twelve/);
});

test('before the calendar begins the year alone counts, and the reading says so', () => {
  const { paragraphs, facts } = readFounding(
    { name: 'Stella Artois', began: 'was founded', date: { year: 1366 } },
    presentYear,
  );
  expect(facts.zodiacYear).toBe(1366);
  expect(paragraphs[0]?.because).toContain('before 1583');
});
