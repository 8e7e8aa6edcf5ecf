import { zodiacSigns } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import type { Birth } from '../birth.ts';
import { chartOf } from '../chart.ts';
import { answerQuestion } from './answer-question.ts';
import { questions } from '../test/questions.ts';

type Answer = ReturnType<typeof answerQuestion>;

const shanghai = { name: 'Shanghai, China', timeZone: 'Asia/Shanghai', longitude: 121.47 };
const births: readonly Birth[] = [
  { date: '1990-01-20', time: '14:30', place: shanghai, sex: 'female', name: 'Ada Lovelace' },
  { date: '1984-03-02', time: '23:40', sex: 'male' },
  { date: '1957-11-08' },
  { date: '1978-05-12', calendar: 'vietnam', sex: 'female' },
  { date: '2000-02-04', time: '12:00', calendar: 'korea' },
  { date: '1939-02-18', sex: 'male', calendar: 'japan' },
];
const charts = births.map((birth) => chartOf(birth, { today: '2026-11-22' }));
const answered = new Map<string, Answer>();
/** Every test reads the same answers, so each is composed once. */
const answerOf = (question: string, place = 0): Answer => {
  const chart = charts[place];
  if (!chart) throw new Error('There is no such chart.');
  const key = `${place} ${question}`;
  const answer = answered.get(key) ?? answerQuestion(chart, question);
  answered.set(key, answer);
  return answer;
};
const textOf = (answer: Answer): string =>
  answer.kind === 'answer' ? answer.statements.map(({ text }) => text).join(' ') : answer.sentence;

const outcome = (answer: Answer): string => (answer.kind === 'answer' ? answer.topic : answer.reason);

test('questions of all kinds are matched to their topic, or refused for their reason', () => {
  expect(questions.length).toBeGreaterThanOrEqual(300);
  expect(questions.map(([question]) => [question, outcome(answerOf(question))])).toEqual(questions);
}, 60_000);

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const sentencesOf = (text: string): number => [...segmenter.segment(text)].length;

test('an answer has three to six sentences, and each names a rule that comes with its source', () => {
  for (const [question] of questions) {
    for (const place of births.keys()) {
      const answer = answerOf(question, place);
      if (answer.kind === 'refusal') continue;
      const count = answer.statements.reduce((sum, { text }) => sum + sentencesOf(text), 0);
      expect(count, `${question}: ${textOf(answer)}`).toBeGreaterThanOrEqual(3);
      expect(count, `${question}: ${textOf(answer)}`).toBeLessThanOrEqual(6);
      const sources = new Map(answer.rules.map(({ id, source }) => [id, source]));
      for (const { rule, because } of answer.statements) {
        expect(sources.get(rule)).toMatch(/./u);
        expect(because).toMatch(/\.$/u);
      }
    }
  }
}, 120_000);

/** Figures and names of signs that a text may have without a claim: those of its rule or of the birth. */
function unsupported(answer: Answer, birth: Birth): string[] {
  if (answer.kind === 'refusal') return [];
  return answer.statements.flatMap(({ text, rule, claims }) => {
    const known = [
      ...claims.flatMap(({ subject, value }) => [subject, value]),
      birth.date,
      birth.time ?? '',
    ].join(' ');
    const own = charts[births.indexOf(birth)]?.sign;
    const ofSign =
      own && ['year-sign', 'lucky-numbers-and-colours'].includes(rule)
        ? `${own.luckyNumbers.join(' ')} 60`
        : '';
    const numbers = new Set(`${known} ${ofSign}`.match(/\d+/gu)?.map(Number));
    const figures = (text.match(/\d+/gu) ?? []).filter(
      (figure) => !numbers.has(Number(figure)) && !allowedFigures[rule]?.test(figure),
    );
    const animals = zodiacSigns.filter(
      ({ id, name }) => text.includes(` ${name}`) && !known.includes(id) && id !== own?.id,
    );
    return [...figures, ...animals.map(({ name }) => name)].map((found) => `${found} in “${text}”`);
  });
}

/** The parts of a sum, the number under a master number, the years of a phase and the day of New Year, which other tests of the package recompute. */
const allowedFigures: Readonly<Record<string, RegExp>> = {
  'score-of-two-signs': /^(?:60|35|30|10|15|25|40)$/u,
  'personal-year': /^(?:2|4|6)$/u,
  'ten-year-phases': /^\d{4}$/u,
  'year-sign': /^\d{1,4}$/u,
};

test('no figure and no sign of an answer is without a claim, and every claim is true of the birth', () => {
  const found = questions.flatMap(([question]) =>
    births.flatMap((birth) => unsupported(answerOf(question, births.indexOf(birth)), birth)),
  );
  expect([...new Set(found)]).toEqual([]);
});

test('no answer alarms, promises or advises', () => {
  const alarm =
    /\b(?:death|die|disaster|danger|illness|disease|accident|divorce|doom|invest|profit|lawsuit|guarantee|certainly will|you will)\b/iu;
  const answers = questions.flatMap(([question]) =>
    births.map((_, place) => answerOf(question, place)).filter(({ kind }) => kind === 'answer'),
  );
  expect(answers.length).toBeGreaterThan(600);
  expect(answers.map(textOf).filter((text) => alarm.test(text))).toEqual([]);
});

test('Snake and Monkey are told to be in harmony, punishment and destruction, with the sum of the score', () => {
  const text = textOf(answerOf('Do snakes and monkeys go together?'));
  expect(text).toContain('six harmony 六合');
  expect(text).toContain('六破');
  expect(text).toContain('makes 70 of a hundred: 60 + 35 − 15 − 10');
});

test('what hangs on an hour that is not known is marked', () => {
  const answer = answerOf('Which element do I lack?', 2);
  expect(answer.kind === 'answer' && answer.statements[0]?.certainty).toBe('hour');
  const known = answerOf('Which element do I lack?', 0);
  expect(known.kind === 'answer' && known.statements[0]?.certainty).toBe('certain');
});

test('somebody under 18 is told nothing of love', () => {
  const young = chartOf({ date: '2010-06-01' }, { today: '2026-11-22' });
  for (const question of [
    'Who is my soulmate?',
    'Will I find love?',
    'Should I date a tiger?',
    'does my crush like me',
    'When will I have children?',
  ])
    expect(answerQuestion(young, question)).toMatchObject({ kind: 'refusal', reason: 'young' });
  expect(answerQuestion(young, 'Why do I argue with my brother, a dog?')).toMatchObject({ kind: 'answer' });
});

test('a refusal shows questions that are answered', () => {
  const refused = answerOf('What is the capital of France?');
  expect(refused.kind).toBe('refusal');
  for (const example of refused.kind === 'refusal' ? refused.examples : [])
    expect(answerOf(example).kind, example).toBe('answer');
});

test('an answer about the life path quotes the reading in its finished words', () => {
  for (const place of births.keys()) {
    const text = textOf(answerOf('What is my life path number?', place));
    expect(text).toContain('You are on it');
    expect(text).not.toMatch(/[[\]{}|]/u);
  }
});

test('the births of others give their signs, and where New Year could decide, both', () => {
  const other = (question: string): string => textOf(answerOf(question));
  expect(other('my boyfriend was born 12 May 1990')).toMatch(
    /^Born on May 12, 1990, your boyfriend is a Horse/u,
  );
  expect(other('my wife was born in January 1985')).toMatch(/^Born in January 1985, your wife is a Rat\./u);
  expect(other('my daughter born 2015')).toContain('a Goat, or a Horse if the birthday is before');
  expect(other('my girlfriend is 34, do we fit?')).toContain(
    'born in 1991 or 1992, and so is a Goat or a Monkey',
  );
});

test('the hour is that of the sun, and the answer says why a clock shows another', () => {
  const leeds = { name: 'Leeds', timeZone: 'Europe/London', longitude: -1.55 };
  const chart = chartOf({ date: '1986-08-14', time: '07:20', place: leeds }, { today: '2026-11-22' });
  const text = textOf(answerQuestion(chart, 'What does my hour pillar say?'));
  expect(text).toContain('the hour of the Rabbit');
  expect(text).toContain('the sun stood at 06:09');
  expect(text).not.toContain('Dragon');
});

test('an age, a decade, a month and a day are read as the times they are', () => {
  const chart = chartOf({ date: '1986-08-14', sex: 'female' }, { today: '2026-11-22' });
  const text = (question: string): string => textOf(answerQuestion(chart, question));
  expect(text('What happens when I turn 50?')).toMatch(/^You turn 50 on August 14, 2036/u);
  expect(text('Tell me about my twenties')).toMatch(/^Your twenties were the years from 2006 to 2015/u);
  expect(text('should I travel in March')).toContain('travel tradition reads March 2027');
  expect(text('Is tomorrow a lucky day?')).toMatch(/^This chart goes by months and judges no single day/u);
  expect(text('How old am I in Chinese years?')).toContain('you are 41');
});

test('a question about the next ten years of luck is answered with the phase after the present one', () => {
  const next = textOf(answerOf('When does my next ten year luck start?'));
  expect(next).toMatch(/^Your next ten-year phase is /u);
  expect(next).not.toBe(textOf(answerOf('Which ten-year phase am I in?')));
});
