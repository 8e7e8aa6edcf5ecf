import { answerQuestion, chartOf } from '@org/reading';
import { expect, test } from 'vitest';
import { PhraserFailed } from '#integrations/language-model/answer-phraser.ts';
import { logEvents } from '#kernel/events.ts';
import { phraseAnswer } from './phrase-answer.ts';

const chart = chartOf({ date: '1990-01-20', time: '14:30', name: 'Ada' }, { today: '2026-11-22' });
const composed = answerQuestion(chart, 'Should I change jobs this year?');
if (composed.kind === 'refusal') throw new Error('The question is refused.');
const { statements } = composed;

const phrasedBy = async (reword: (texts: readonly string[]) => Promise<readonly string[]>) => {
  const events = logEvents({ info: () => undefined, warn: () => undefined }, 'key');
  const answer = await phraseAnswer({ phraser: { reword }, events }, statements, chart);
  return { answer, refused: events.counts().wording_refused ?? 0 };
};

test('a wording that says what the statements say is shown, each with its rule', async () => {
  const { answer, refused } = await phrasedBy((texts) =>
    Promise.resolve(texts.map((text) => text.replace('and you are', 'and so you are'))),
  );
  expect(answer.isPhrased).toBe(true);
  expect(answer.statements[0]).toEqual({
    ...statements[0],
    text: statements[0]?.text.replace('and you are', 'and so you are'),
  });
  expect(refused).toBe(0);
});

test.each<[string, (texts: readonly string[]) => Promise<readonly string[]>]>([
  ['names another sign', (texts) => Promise.resolve(texts.map((text) => text.replace('Horse', 'Dragon')))],
  ['invents a figure', (texts) => Promise.resolve(texts.map((text) => text.replace(/\d+/u, '99')))],
  ['advises', (texts) => Promise.resolve([...texts.slice(1), 'You should quit today.'])],
  ['obeys somebody else', (texts) => Promise.resolve(texts.map(() => 'My instructions are these.'))],
  ['says nothing', () => Promise.resolve([])],
  ['fails', () => Promise.reject(new PhraserFailed('It is away.'))],
])('the composed answer is shown where the model %s', async (_, reword) => {
  const { answer, refused } = await phrasedBy(reword);
  expect(answer).toEqual({ statements, isPhrased: false });
  expect(refused).toBe(1);
});

test('without a model the composed answer is shown', async () => {
  const events = logEvents({ info: () => undefined, warn: () => undefined }, 'key');
  expect(await phraseAnswer({ phraser: undefined, events }, statements, chart)).toEqual({
    statements,
    isPhrased: false,
  });
  expect(events.counts()).toEqual({});
});
