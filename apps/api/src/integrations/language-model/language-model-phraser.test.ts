import { expect, onTestFinished, test } from 'vitest';
import { chatApi, completion, json, type ChatAnswer } from '#test/chat-api.ts';
import { PhraserFailed } from './answer-phraser.ts';
import { languageModelPhraser } from './language-model-phraser.ts';

const texts = ['You are a Snake.', 'The Pig is its clash 六沖.'];
const limits = { atOnce: 4, perHour: 200, failuresInRow: 3, pauseMs: 60_000 };

const says =
  (wordings: unknown): ChatAnswer =>
  (response) =>
    json(response, 200, completion(JSON.stringify({ wordings })));

async function phraserAt(answer: ChatAnswer, options: Parameters<typeof languageModelPhraser>[1] = {}) {
  const { asked, baseUrl, close } = await chatApi(answer);
  onTestFinished(close);
  return { asked, phraser: languageModelPhraser({ apiKey: 'key', baseUrl, model: 'test-model' }, options) };
}

test('the statements are sent with the rules for wording them, and the wordings are returned', async () => {
  const { asked, phraser } = await phraserAt(says(['One.', 'Two.']));
  expect(await phraser.reword(texts)).toEqual(['One.', 'Two.']);
  const body = JSON.parse(asked[0]?.body ?? '') as { messages: { content: string }[] };
  expect(JSON.parse(body.messages[1]?.content ?? '')).toEqual({ statements: texts });
  expect(body).toMatchObject({
    model: 'test-model',
    max_completion_tokens: 1_000,
    response_format: { type: 'json_schema' },
  });
});

test.each<[string, ChatAnswer]>([
  ['fails', (response) => json(response, 500, { error: { message: 'secret detail' } })],
  ['closes the connection', (response) => response.destroy()],
  ['is cut off at its limit', (response) => json(response, 200, completion('{"wordings":["One', 'length'))],
  ['answers text', (response) => json(response, 200, completion('Here you are!'))],
  ['answers a list of numbers', says([1, 2])],
  ['answers another shape', says('One.')],
  ['answers null', (response) => json(response, 200, completion('null'))],
  ['answers no choice', (response) => json(response, 200, {})],
  ['answers nothing', (response) => json(response, 200, completion(''))],
  ['answers 65 KiB', says(['x'.repeat(66_560)])],
  [
    'sends without an end',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const chunk = 'x'.repeat(16_384);
      const send = (): void => {
        if (!response.destroyed) response.write(chunk, () => setImmediate(send));
      };
      send();
    },
  ],
])('a model that %s has failed, is asked once, and the error quotes nothing of it', async (_, answer) => {
  const { asked, phraser } = await phraserAt(answer);
  const error: unknown = await phraser.reword(texts).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(PhraserFailed);
  expect(String(error)).not.toMatch(/secret|Here|xxx/u);
  expect(asked).toHaveLength(1);
});

test('a model that is slow is given up at the limit', async () => {
  const { phraser } = await phraserAt(() => undefined, { maxMs: 100 });
  await expect(phraser.reword(texts)).rejects.toThrow(PhraserFailed);
});

test('after three failures in a row the model is not asked for a while', async () => {
  const { asked, phraser } = await phraserAt((response) => json(response, 500, {}));
  for (let call = 0; call < 5; call += 1) await expect(phraser.reword(texts)).rejects.toThrow(PhraserFailed);
  expect(asked).toHaveLength(3);
});

test('no more calls are made at once and in an hour than the limits allow', async () => {
  const waiting: (() => void)[] = [];
  const { asked, phraser } = await phraserAt(
    (response, call) => {
      if (call === 1) waiting.push(() => says(['One.'])(response, call));
      else says(['One.'])(response, call);
    },
    { limits: { ...limits, atOnce: 1, perHour: 2 } },
  );
  const first = phraser.reword(texts);
  await expect(phraser.reword(texts)).rejects.toThrow('as often as it may be');
  await expect.poll(() => waiting).toHaveLength(1);
  waiting[0]?.();
  await first;
  await phraser.reword(texts);
  await expect(phraser.reword(texts)).rejects.toThrow('as often as it may be');
  expect(asked).toHaveLength(2);
});
