import { zodiacSigns } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import type { Birth } from '../../birth.ts';
import { chartOf } from '../../chart.ts';
import { questions } from '../../test/questions.ts';
import { randomBirths } from '../../test/random-births.ts';
import { longDate } from '../../words/long-date.ts';
import { answerQuestion } from '../answer-question.ts';
import { wordingFault } from './check-wording.ts';
import { rewordAnswer, textsToWord } from './reword-answer.ts';

const births: readonly Birth[] = [
  {
    date: '1990-01-20',
    time: '14:30',
    place: { name: 'Shanghai, China', timeZone: 'Asia/Shanghai', longitude: 121.47 },
    sex: 'female',
    name: 'Ada Lovelace',
  },
  { date: '1978-05-12', calendar: 'vietnam', sex: 'female' },
  ...randomBirths(6, 3),
];

const answers = births.flatMap((birth) => {
  const chart = chartOf(birth, { today: '2026-11-22' });
  return questions.flatMap(([question]) => {
    const answer = answerQuestion(chart, question);
    return answer.kind === 'answer' ? [{ birth, chart, statements: answer.statements }] : [];
  });
});

test('every composed statement is accepted as its own wording', () => {
  expect(answers.length).toBeGreaterThan(700);
  for (const { chart, statements } of answers)
    expect(rewordAnswer(statements, textsToWord(statements, chart), chart)).toEqual({ statements });
});

test('what may be sent tells neither date, time, name nor place of birth, nor the pillars', () => {
  let held = 0;
  for (const { birth, chart, statements } of answers) {
    const sent = textsToWord(statements, chart).join('\n');
    held += statements.length - textsToWord(statements, chart).length;
    const { year, month, day, hour } = chart.pillars;
    const secrets = [
      birth.date,
      longDate(birth.date),
      birth.date.slice(0, 4),
      birth.time,
      birth.name,
      birth.place?.name,
      ...[year, month, day, hour].map((pillar) => pillar?.name),
      String(chart.zodiac.zodiacYear),
      `${chart.zodiac.yearElement} ${chart.sign.name}`,
    ].filter((secret) => secret !== undefined);
    expect(secrets.filter((secret) => sent.includes(secret))).toEqual([]);
  }
  expect(held).toBeGreaterThan(100);
});

const year =
  '2026 is a Year of the Horse and you are a Snake: the two are neighbours of one season, half of a meeting 三會, which counts for little alone.';
const stem =
  'Its stem, 丙, is the Hurting Officer 傷官 of your day stem 乙, read as a year of talent that argues with rules: good for showing what you can do, harder under somebody who needs obedience.';
const taiSui = 'By the custom of temples the Snake does not meet Tai Sui 太歲, the god of the year, in 2027.';
const bonds =
  'Across the circle stands the Pig, its clash 六沖, and the Tiger is the sign of its harm 六害: people with whom patience is worth more than being right.';
const score =
  'On our scale that makes 70 of a hundred: 60 + 35 − 15 − 10, the points being ours and the relations tradition’s.';
const choice =
  'So tradition would weigh the year; the offer, the people and your reasons are not in a chart, and the choice is yours.';
const quarrel =
  'When you argue, tradition would look there: the same quarrel returns until one of you names its cause.';

test.each([
  [
    year,
    '2026 is the Year of the Horse, and you are a Snake. The two are neighbours in one season and so half of a meeting 三會, which counts for little alone.',
  ],
  [
    stem,
    'Its stem 丙 is the Hurting Officer 傷官 to your day stem 乙, and that describes a year of talent which argues with rules. It is good for showing what you can do, and harder under somebody who needs obedience.',
  ],
  [
    taiSui,
    'By the custom of the temples, a Snake doesn’t meet Tai Sui 太歲, who is the god of the year, in 2027.',
  ],
  [
    bonds,
    'Across the circle stands the Pig, which is its clash 六沖, and the Tiger is the sign of its harm 六害. These are people with whom patience is worth more than being right.',
  ],
  [
    score,
    'On our scale that is 70 out of 100: 60 + 35 - 15 - 10. The points are ours, and the relations are tradition’s.',
  ],
  [
    choice,
    'That is how tradition would weigh the year. The offer, the people and your own reasons aren’t in a chart, so the choice is yours.',
  ],
  [
    quarrel,
    'When you do argue, tradition would look there: the same argument comes back until one of you names its cause.',
  ],
])('“%s” may be worded otherwise', (statement, wording) => {
  expect(wordingFault(statement, wording, 'Snake')).toBeUndefined();
});

test.each<[string, string, string]>([
  ['another sign', year, year.replace('Horse', 'Dragon')],
  ['another sign of one’s own', year, year.replace('a Snake', 'a Rat')],
  [
    'two signs that change places',
    bonds,
    bonds.replace('Pig', 'X').replace('Tiger', 'Pig').replace('X', 'Tiger'),
  ],
  ['somebody else’s sign as one’s own', bonds, bonds.replace('the Tiger', 'your Tiger')],
  ['another year', year, year.replace('2026', '2027')],
  ['the year as the present one', year, year.replace('2026 is', 'This year, 2026, is')],
  ['another sum', score, score.replace('70', '90')],
  ['another part of a sum', score, score.replace('− 15', '+ 15')],
  ['a number in words', year, year.replace('the two', 'the three')],
  ['another degree', year, year.replace('little', 'much')],
  ['another relation', bonds, bonds.replace('clash', 'harmony')],
  ['another character', bonds, bonds.replace('六沖', '六合')],
  ['another element', 'Your day stem is 乙 (yǐ), Yin Wood.', 'Your day stem is 乙 (yǐ), Yin Fire.'],
  ['a denial left out', taiSui, taiSui.replace('does not meet', 'meets')],
  ['a denial too many', stem, stem.replace('good for', 'not good for')],
  ['a denial elsewhere', choice, choice.replace('are not', 'are').replace('is yours', 'is not yours')],
  ['another word for good', stem, stem.replace('good for', 'bad for')],
  ['a hard year for ever', stem, stem.replace('harder', 'always harder')],
  ['tradition as a fact', taiSui, taiSui.replace('By the custom of temples the', 'The')],
  ['a condition left out', quarrel, quarrel.replace('When you argue', 'You argue')],
  ['a claim at the end', year, `${year} You are rich.`],
  ['a promise', choice, choice.replace('the choice is', 'the offer will be')],
  ['advice', choice, `Leave. ${choice}`],
  ['advice within', choice, choice.replace('and the choice is yours', 'and choose yours')],
  ['advice by a verb of saying', bonds, `Tell people. ${bonds}`],
  ['alarm', stem, stem.replace('harder', 'in danger, harder')],
  ['half of it', bonds, 'Across the circle stands the Pig 六沖.'],
  ['nothing', year, ''],
  ['a question', year, year.replace(/\.$/u, '?')],
  ['markup', year, `<b>${year}</b>.`],
  ['an address', year, `${year} See evil.example/x.`],
  ['a letter of another alphabet', year, year.replace('Snake', 'Ѕnake')],
  ['an invisible character', year, year.replace('Horse', 'Ho\u200brse')],
  ['an endless text', year, `${year} ${'And so. '.repeat(50)}`],
])('%s is refused', (_, statement, wording) => {
  expect(wordingFault(statement, wording, 'Snake')).toMatch(/^[a-z]/u);
});

test('every sign, figure, character and denial of every statement is missed when it changes', () => {
  const changes: ((text: string) => string)[] = [
    (text) => text.replace(/\d+/u, (figure) => String(Number(figure) + 1)),
    (text) => text.replace(/\p{Script=Han}/u, '龍'),
    (text) => text.replace(/ (?:not|no|none|nobody|neither|never) /u, ' '),
    (text) => text.replace(/ (?:is|are|was) /u, ' is not '),
    (text) =>
      zodiacSigns.reduce(
        (changed, { name }) =>
          changed === text ? text.replace(` ${name}`, name === 'Rat' ? ' Ox' : ' Rat') : changed,
        text,
      ),
  ];
  const texts = [...new Set(answers.flatMap(({ statements }) => statements.map(({ text }) => text)))];
  let tried = 0;
  for (const text of texts)
    for (const [kind, change] of changes.entries()) {
      const changed = change(text);
      if (changed === text || (kind === 1 && text.includes('龍'))) continue;
      tried += 1;
      expect(wordingFault(text, changed, 'Monkey'), changed).toBeDefined();
    }
  expect(tried).toBeGreaterThan(500);
});

test('one refused wording, one too few or one too many refuses the whole answer', () => {
  const [first] = answers;
  if (!first) throw new Error('There is no answer.');
  const { chart, statements } = first;
  const texts = textsToWord(statements, chart);
  expect(texts.length).toBeGreaterThan(2);
  for (const wordings of [
    texts.slice(1),
    [...texts, 'So be it.'],
    [...texts.slice(1), 'So be it.'],
    texts.toReversed(),
    [],
  ])
    expect(rewordAnswer(statements, wordings, chart)).toHaveProperty('refused');
});
