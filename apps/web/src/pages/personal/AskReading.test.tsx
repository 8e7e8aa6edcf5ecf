import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ok, mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { AskReading } from './AskReading.tsx';

const statement = 'Between your Dragon and the Dog tradition counts clash 六沖.';
const answered = ok({
  answer: {
    kind: 'answer',
    statements: [
      {
        text: statement,
        rule: 'relations-of-branches',
        because: 'Your sign is the Dragon, and you ask about the Dog.',
        changes: 'Another birth.',
        certainty: 'certain',
      },
    ],
    rules: [
      {
        id: 'relations-of-branches',
        name: 'The relations of the branches',
        statement: 'Pairs of branches are in harmony or in clash.',
        source: 'Sanming tonghui, volume 2',
      },
    ],
    isPhrased: false,
  },
});
const birth = { date: '1988-03-14' };

test('a question is answered below it, each statement says why, and the field keeps the focus and the text', async () => {
  mockApi({ 'POST /api/reading/question': answered });
  const screen = await show(<AskReading birth={birth} />);
  const field = screen.getByLabelText('Your question');
  await field.fill('Why do I argue with my sister, a dog?');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status').getByText(statement, { exact: true })).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('Why do I argue with my sister, a dog?');
  await screen.getByRole('button', { name: /^Why\?/u }).click();
  await expect.element(screen.getByText(/Sanming tonghui, volume 2/u)).toBeVisible();
});

test('an answer in the words of a language model says so, and another one does not', async () => {
  let calls = 0;
  mockApi({
    'POST /api/reading/question': () => {
      calls += 1;
      return calls === 1
        ? answered
        : ok({ answer: { kind: 'answer', statements: [], rules: [], isPhrased: true } });
    },
  });
  const screen = await show(<AskReading birth={birth} />);
  await screen.getByLabelText('Your question').fill('Who am I?');
  await screen.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect.element(screen.getByText(statement, { exact: true })).toBeVisible();
  expect(screen.container.textContent).not.toContain('language model');
  await screen.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect.element(screen.getByText(/^Worded by a language model/u)).toBeVisible();
});

test('a refusal offers questions, and a press on one asks it', async () => {
  let calls = 0;
  mockApi({
    'POST /api/reading/question': () => {
      calls += 1;
      return calls === 1
        ? ok({
            answer: {
              kind: 'refusal',
              sentence: 'No chart tells that.',
              examples: ['Who is my best match?'],
            },
          })
        : answered;
    },
  });
  const screen = await show(<AskReading birth={birth} />);
  await screen.getByLabelText('Your question').fill('Who wins?');
  await screen.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect.element(screen.getByText('No chart tells that.')).toBeVisible();
  await screen.getByRole('button', { name: 'Who is my best match?' }).click();
  await expect.element(screen.getByText(statement, { exact: true })).toBeVisible();
  await expect.element(screen.getByLabelText('Your question')).toHaveValue('Who is my best match?');
  await expect.element(screen.getByLabelText('Your question')).toHaveFocus();
});

test('a failed call says so, keeps the question, and can be repeated', async () => {
  let calls = 0;
  mockApi({
    'POST /api/reading/question': () => {
      calls += 1;
      return calls === 1 ? { status: 503, body: { code: 'unavailable' } } : answered;
    },
  });
  const screen = await show(<AskReading birth={birth} />);
  await screen.getByLabelText('Your question').fill('Who am I?');
  await screen.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect.element(screen.getByText(/^Your question could not be answered/u)).toBeVisible();
  await screen.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect.element(screen.getByText(statement, { exact: true })).toBeVisible();
});
