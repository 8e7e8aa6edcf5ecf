import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepHasSources } from '#reading/ShowSources.tsx';
import { ok, mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { AskReading } from './AskReading.tsx';

const birth = { date: '1988-03-14' };
const questions = {
  isAdult: true,
  groups: [
    {
      id: 'work',
      heading: 'Work and money',
      questions: [
        {
          id: 'job',
          question: 'Am I in the right job?',
          words: 'career',
          answer: 'You are, if it fits.',
          rule: 'ten-gods',
        },
        {
          id: 'boss',
          question: 'Why do I struggle with my boss?',
          words: 'manager',
          answer: 'Rules.',
          rule: 'ten-gods',
        },
      ],
    },
    {
      id: 'chart',
      heading: 'Terms of the reading',
      questions: [
        {
          id: 'god',
          question: 'What does “Eating God (食神)” mean?',
          words: 'shí shén',
          answer: 'It stands for ease and talent.',
          rule: 'ten-gods',
        },
      ],
    },
  ],
  rules: [
    { id: 'ten-gods', name: 'The ten gods 十神', statement: 'Ten names.', source: 'Sanming tonghui (1578)' },
  ],
};
const showQuestions = async (body: object = questions) => {
  const calls = mockApi({ 'POST /api/reading/questions': ok(body) });
  const screen = await show(<AskReading birth={birth} />);
  await expect.element(screen.getByLabelText('Your question')).toBeVisible();
  return { screen, calls, field: screen.getByLabelText('Your question') };
};

test('finds questions while typing, with partial words and typos, opens the only one, and sends nothing that is typed', async () => {
  const { screen, calls, field } = await showQuestions();
  await field.fill('carrer');
  await expect.element(screen.getByText('One question matches.')).toBeVisible();
  await expect.element(screen.getByText('You are, if it fits.')).toBeVisible();
  expect(calls).toEqual(['POST /api/reading/questions']);
});

test('an answer names its rule and source once sources are shown', async () => {
  const { screen, field } = await showQuestions();
  await field.fill('career');
  await expect.element(screen.getByText('You are, if it fits.')).toBeVisible();
  await expect.element(screen.getByText(/Sanming tonghui/)).not.toBeInTheDocument();
  keepHasSources(true);
  onTestFinished(() => keepHasSources(false));
  await expect.element(screen.getByText(/Sanming tonghui/)).toBeVisible();
});

test('Enter opens the first answer and moves the focus to it', async () => {
  const { screen, field } = await showQuestions();
  await field.fill('What does 食神 mean?');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('It stands for ease and talent.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /食神/u })).toHaveFocus();
});

test('Down moves from the field to the first question that was found, and on to the next', async () => {
  const { screen, field } = await showQuestions();
  await field.fill('boss job');
  const buttons = screen.getByRole('button');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(buttons.first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(buttons.nth(1)).toHaveFocus();
});

test('before anything is typed, the groups open to their questions', async () => {
  const { screen } = await showQuestions();
  await screen.getByText('See all questions').click();
  await screen.getByRole('button', { name: 'Work and money (2)' }).click();
  await screen.getByRole('button', { name: 'Why do I struggle with my boss?' }).click();
  await expect.element(screen.getByText('Rules.')).toBeVisible();
});

test('offers the nearest questions and the glossary when none fits, and all groups when none is near', async () => {
  const { screen, field } = await showQuestions();
  await field.fill('talent');
  await expect.element(screen.getByText(/These are the nearest/u)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /食神/u })).toBeVisible();
  await field.fill('xyzzy');
  await expect.element(screen.getByText(/^We found no answer to this\. These/u)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Work and money (2)' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Terms of the reading (1)' })).toBeVisible();
});

test('answers a crisis with where to turn, and suggests no questions', async () => {
  const { screen, field } = await showQuestions();
  await field.fill('My job makes me want to die');
  await expect
    .element(screen.getByRole('link', { name: 'Call or text 988 (United States)' }))
    .toHaveAttribute('href', 'tel:988');
  await expect.element(screen.getByRole('link', { name: /^Find a free helpline/u })).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});

test('offers a phone line below the questions if the text describes a problem and asks nothing', async () => {
  const { screen, field } = await showQuestions();
  await field.fill('my boss follows every step of mine');
  await expect.element(screen.getByRole('button', { name: 'Why do I struggle with my boss?' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Call or text 988 (United States)' })).toBeVisible();
  await field.fill('boss');
  await expect.element(screen.getByRole('link', { name: /^Call or text/u })).not.toBeInTheDocument();
});

test('shows no answer about love to a reader under 18', async () => {
  const { screen, field } = await showQuestions({ ...questions, isAdult: false });
  await field.fill('Will I marry a boss?');
  await expect.element(screen.getByText(/from the age of 18/u)).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});

test('offers a teenager who asks about love the questions on how others see them and on friends', async () => {
  const [work] = questions.groups;
  const [job] = work?.questions ?? [];
  const self = {
    id: 'self',
    heading: 'Yourself',
    questions: [{ ...job, id: 'seen', question: 'How do others see me?' }],
  };
  const { screen, field } = await showQuestions({
    ...questions,
    isAdult: false,
    groups: [self, ...questions.groups],
  });
  await field.fill('Does she like me?');
  await expect.element(screen.getByText(/from the age of 18/u)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'How do others see me?' })).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(1);
});

test('tells parents who ask about their own love in a child’s reading which reading to open', async () => {
  const [work] = questions.groups;
  const groups = [{ ...work, id: 'child', heading: 'Your child' }];
  const { screen, field } = await showQuestions({ ...questions, isAdult: false, groups });
  await field.fill('Is my marriage going to last?');
  await expect.element(screen.getByText(/Enter your own birth date to open your reading/u)).toBeVisible();
});

test('shows an error if the questions fail to load, and a retry loads them', async () => {
  let calls = 0;
  mockApi({
    'POST /api/reading/questions': () => {
      calls += 1;
      return calls === 1 ? { status: 400, body: { code: 'invalid_input' } } : ok(questions);
    },
  });
  const screen = await show(<AskReading birth={birth} />);
  await expect.element(screen.getByText(/could not be loaded/u)).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByLabelText('Your question')).toBeVisible();
});
