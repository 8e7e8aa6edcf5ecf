import { expect, test } from 'vitest';
import type { Birth } from '../birth.ts';
import { chartOf } from '../chart.ts';
import { composeReading } from '../compose-reading.ts';
import { randomBirths } from '../test/random-births.ts';
import { answerQuestions } from './answer-questions.ts';
import { refusalOf } from './refusal-of.ts';

const today = '2026-11-24';
const groupsOf = (birth: Birth) => answerQuestions(chartOf(birth, { today })).groups;
type Question = ReturnType<typeof groupsOf>[number]['questions'][number];
const asked = new Map<Birth, readonly Question[]>();

/** The questions of a reader. Most tests read those of `births`, so they are answered once. */
function questionsOf(birth: Birth): readonly Question[] {
  const known = asked.get(birth) ?? groupsOf(birth).flatMap(({ questions }) => questions);
  asked.set(birth, known);
  return known;
}
const answerTo = (id: string, birth: Birth): string | undefined =>
  questionsOf(birth).find((question) => question.id === id)?.answer;

const ada = { date: '1987-09-14', time: '07:20', sex: 'female', name: 'Ada Lovelace' } as const;
const births: readonly Birth[] = [
  ada,
  { date: '2019-02-20' },
  { date: '2011-06-01', sex: 'male' },
  { date: '1931-03-03', time: '23:30', sex: 'male' },
  { date: '1985-02-19', calendar: 'vietnam' },
  ...randomBirths(60),
];

test('an adult has more than sixty questions beside the terms, each with its own id', () => {
  const ids = questionsOf(ada).map(({ id }) => id);
  const own = ids.filter((id) => !/^(?:term|god|stem|branch)-/u.test(id));
  expect(own.length).toBeGreaterThan(60);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an answer has 40 to 120 words, and a term at most 120', () => {
  const found = births.flatMap((birth) =>
    questionsOf(birth).flatMap(({ id, answer }) => {
      const count = answer.split(/\s+/u).length;
      const minWords = /^(?:term|god|stem|branch)-/u.test(id) ? 15 : 40;
      return count < minWords || count > 120 ? [`${id}: ${count} words for ${birth.date}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test('“a” and “an” fit their nouns, and every variable is filled in', () => {
  const texts = births.flatMap((birth) =>
    questionsOf(birth).flatMap(({ question, answer }) => [question, answer]),
  );
  expect(
    texts.filter((text) => /\b[Aa] [AEIOU]|\b[Aa]n [^AEIOUaeiouh]|[{}]|undefined|NaN/u.test(text)),
  ).toEqual([]);
});

test('T37: somebody under 18 has no question and no answer about love, marriage or income', () => {
  const dates = Array.from({ length: 18 }, (_, age) => `${2009 + age}-06-0${1 + (age % 9)}`);
  const offered = dates.filter((date) => date <= today).flatMap((date) => questionsOf({ date }));
  const texts = offered.flatMap(({ question, answer }) => [question, answer]);
  expect(
    texts.filter((text) => /\b(?:love|marr|wedding|romance|salary|employer|income|partner)/iu.test(text)),
  ).toEqual([]);
  const questions = [...new Set(offered.map(({ question }) => question))];
  expect(questions.filter((question) => refusalOf(question, { isAdult: false, year: 2026 }))).toEqual([]);
});

test('people with different day masters read different beginnings about themselves, work and family', () => {
  const beginnings = ['1987-09-14', '1987-09-15', '1987-09-16', '1987-09-17'].map((date) =>
    groupsOf({ date })
      .filter(({ id }) => ['self', 'work', 'family'].includes(id))
      .flatMap(({ questions }) =>
        questions.map(({ id, answer }) => `${id}: ${/^(?:.*?[.?!] ){2}/u.exec(answer)?.[0]}`),
      ),
  );
  const [first = [], ...others] = beginnings;
  const shared = first.filter((sentence) => others.every((each) => each.includes(sentence)));
  // The answers by year sign and by the strength of the chart are the same for people born in one week.
  expect(shared.length).toBeLessThan(first.length / 3);
});

test('no sentence about the person stands in more than five answers', () => {
  const answers = questionsOf(ada)
    .filter(({ id }) => !/^(?:term|god|stem|branch)-/u.test(id))
    .map(({ answer }) => answer);
  const sentences = answers.flatMap((answer) => answer.split(/(?<=[.?!]) /u));
  const counts = Map.groupBy(sentences, (sentence) => sentence);
  expect([...counts].filter(([, all]) => all.length > 5).map(([sentence]) => sentence)).toEqual([]);
});

test('no question that is offered is refused', () => {
  const offered = new Set(births.flatMap((birth) => questionsOf(birth).map(({ question }) => question)));
  const refused = [...offered].filter((question) => refusalOf(question, { isAdult: true, year: 2026 }));
  expect(refused).toEqual([]);
});

test.each([
  ['1931-03-03', false],
  ['1956-11-24', false],
  ['1956-11-25', true],
  ['2008-11-24', true],
  ['2008-11-25', false],
])('somebody born on %s reads about work: %s', (date, isThere) => {
  expect(groupsOf({ date }).some(({ id }) => id === 'work')).toBe(isThere);
});

test('parents of a small child read about the child', () => {
  const [first] = groupsOf({ date: '2019-02-20' });
  expect(first?.heading).toBe('Your child');
  expect(answerTo('day-master', { date: '2019-02-20' })).toMatch(/^Your child’s day master is Yang Earth/u);
});

test('an answer names the signs, years and months that are related to the reader’s sign', () => {
  expect(answerTo('best-match', ada)).toContain('The classic match for a Rabbit is the Dog.');
  expect(answerTo('mother', ada)).toContain('a Rooster year (1945, 1957 or 1969)');
  expect(answerTo('best-months', ada)).toContain(
    'the months of the Goat (from July 7, 2027) and the Dog (from October 8, 2027)',
  );
  expect(answerTo('own-year', ada)).toContain('2035, a year of the Rabbit');
});

test('answers name the years, months and dates that the rules give', () => {
  expect(answerTo('baby', ada)).toMatch(
    /^For a child, 2027 \(Goat\) is a supportive year .* 2030 \(Dog\) and 2031 \(Pig\)/u,
  );
  expect(answerTo('retire', ada)).toContain('2051 (Goat, at 64), 2054 (Dog, at 67) and 2055 (Pig, at 68)');
  expect(answerTo('good-years', ada)).toContain('2029 is a year of the Rooster');
  expect(answerTo('meet', ada)).toContain(
    'the months of the Rat (from December 7, 2026) and the Rabbit (from March 6, 2027)',
  );
  expect(answerTo('lunar-birthday', ada)).toContain('day 22 of the 7th month');
});

test('the answer on the coming years names each of the next twelve', () => {
  for (const birth of births) {
    const answer = answerTo('good-years', birth);
    for (let year = 2027; year <= 2038; year += 1) expect(answer).toContain(String(year));
  }
});

test('the lunar birthday is the one that the reading names', () => {
  for (const birth of births.slice(0, 12)) {
    const [day] = /(?<=birthday is )\w+ \d+, \d{4}/u.exec(answerTo('lunar-birthday', birth) ?? '') ?? [
      'none',
    ];
    expect(JSON.stringify(composeReading(birth, { today }).sections)).toContain(day);
  }
});

test.each([
  ['2011-06-01', []],
  ['1987-09-14', ['baby', 'retire', 'quit', 'meet', 'too-old']],
  ['1960-09-14', ['retire', 'quit', 'meet', 'too-old']],
  ['1931-03-03', ['meet', 'too-old', 'elder-rest']],
])('somebody born on %s is offered these questions for their age: %j', (date, ids) => {
  const byAge = ['baby', 'retire', 'quit', 'meet', 'too-old', 'elder-rest'];
  const offered = questionsOf({ date }).map(({ id }) => id);
  expect(byAge.filter((id) => offered.includes(id)).toSorted()).toEqual(ids.toSorted());
});

test('the answers on months name the months that the reading calls easy or careful', () => {
  for (const birth of births.slice(0, 8)) {
    const [, , months = ''] = composeReading(birth, { today }).summary.yearAhead;
    const named = (id: string): string[] =>
      [...(answerTo(id, birth) ?? '').matchAll(/\(from (\w+) \d+, (\d{4})\)/gu)].map(
        ([, month]) => month ?? '',
      );
    for (const each of named('best-months')) expect(months).toContain(each);
    expect(named('best-months').length).toBeGreaterThan(0);
  }
});

test('the answer on the ten-year phase names the last month that the reading names, and the next phase', () => {
  const others = births
    .filter(({ sex }) => sex)
    .flatMap((birth) => {
      const chapter = composeReading(birth, { today }).sections.find(({ id }) => id === 'phases');
      const [, end] = /(?:until|ends in|begins in) (\w+ \d{4})/u.exec(chapter?.summary ?? '') ?? [];
      return end && !answerTo('phase', birth)?.includes(` to ${end}. It stands for`) ? [birth.date] : [];
    });
  expect(others).toEqual([]);
  expect(answerTo('phase', ada)).toMatch(/The next phase begins in \w+ 20\d\d\. Then \w+/u);
});

test('a term says where it appears in the chart', () => {
  expect(answerTo('stem-丙', ada)).toContain('In your chart it stands in the day pillar.');
  expect(answerTo('god-indirect-wealth', ada)).toContain('In your chart it does not appear.');
});

test('an answer says what an unknown hour, sex or name leaves open', () => {
  const bare = { date: '1975-11-23' };
  expect(answerTo('four-pillars', bare)).toContain('Without a time of birth we can’t know the hour pillar.');
  expect(answerTo('phase', bare)).toMatch(
    /depends on the sex.* For a woman, the present phase lasts from \w+ \d{4} to \w+ \d{4}, read as .*; for a man, /,
  );
  expect(answerTo('term-expression', bare)).toContain('No name was entered');
});

test.each(['2011-07-19', '2020-09-09'])(
  'asks nothing about wealth for a reader born on %s, below 18',
  (date) => {
    const ids = questionsOf({ date }).map(({ id }) => id);
    expect(ids.filter((id) => ['money', 'job-loss', 'promotion'].includes(id))).toEqual([]);
  },
);

test('all answers give one total for the stems of a chart, and the hour is never "one of twelve"', () => {
  for (const birth of births) {
    const { elements } = chartOf(birth, { today });
    const total = Object.values(elements.withHiddenStems).reduce((sum, count) => sum + count, 0);
    const answers = questionsOf(birth).map(({ answer }) => answer);
    const named = answers.flatMap((answer) =>
      [...answer.matchAll(/\b\d+ of (?:the )?(\d+) parts|chart has (\d+) stems/gu)].map(([, a, b]) => a ?? b),
    );
    expect(named.length, birth.date).toBeGreaterThan(0);
    expect(new Set(named)).toEqual(new Set([String(total)]));
    expect(answerTo('four-pillars', birth)).not.toMatch(/one of twelve|\bout of \d/u);
  }
});

test('every answer names a rule that comes with its statement and source, once', () => {
  for (const birth of births.slice(0, 4)) {
    const { groups, rules } = answerQuestions(chartOf(birth, { today }));
    const named = new Set(groups.flatMap(({ questions }) => questions.map(({ rule }) => rule)));
    expect(rules.map(({ id }) => id).toSorted()).toEqual([...named].toSorted());
    expect(rules.every(({ name, statement, source }) => name && statement && source)).toBe(true);
  }
});

test('an answer on a year compares it with the year sign and with the day sign', () => {
  const birth = { date: '1996-04-27', time: '13:25' };
  const answer = answerTo('next-year', birth);
  expect(answer).toContain('The animal of the year and your year sign form a harm (六害)');
  expect(answer).toContain(
    'The animal of the year is the best match of the Horse, the animal of your birthday',
  );
  // The day sign of this birth is also its year sign.
  expect(answerTo('next-year', { date: '1969-08-02' })).not.toContain('the animal of your birthday');
});

test('answers on next year in general, on a move, a job, a wedding and a beginning share no long sentence', () => {
  for (const birth of births.slice(5, 30)) {
    const sentences = ['next-year', 'move-year', 'quit', 'marry-year', 'start-year'].flatMap((id) =>
      (answerTo(id, birth) ?? '').split(/(?<=[.?!]) /u).filter((sentence) => sentence.split(' ').length > 12),
    );
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)).toEqual([]);
  }
});

test('the answer on stars names those that a chart has and those that it lacks', () => {
  const laura = { date: '1988-07-09', time: '06:15', sex: 'female' } as const;
  const answer = answerTo('term-star', laura);
  expect(answer).toMatch(/Your chart has the Nobleman .*\. It does not have .*the Peach Blossom/u);
  expect(answerTo('term-star', laura)).toContain('the Peach Blossom');
});

test('answers on next year say what each of the two animals of a birth stands for', () => {
  const laura = { date: '1988-07-09', time: '06:15', sex: 'female' } as const;
  for (const id of ['next-year', 'move-year', 'quit', 'marry-year', 'start-year']) {
    const answer = answerTo(id, laura);
    expect(answer, id).toContain('your year sign');
    expect(answer, id).toMatch(/[Tt]he Ox, the animal of your birthday|the animal of your birthday, the Ox/u);
  }
});

test('the answer on today names the animal of the birth that the day agrees or disagrees with', () => {
  const chart = chartOf({ date: '1988-07-09', time: '06:15' }, { today: '2026-11-30' });
  const today = answerQuestions(chart)
    .groups.flatMap(({ questions }) => questions)
    .find(({ id }) => id === 'today');
  expect(today?.answer).toMatch(
    /^Yes, by custom: today is a day of the Monkey, an ally of your year sign, the Dragon\./u,
  );
});
