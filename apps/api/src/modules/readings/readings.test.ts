import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.close());

const readingOf = async (birthDate: string) => {
  const paid = await app.as('paid');
  return paid.call('POST /api/reading', { body: { birth: { date: birthDate } } });
};

test('a user who has paid gets the six sections for a birth date', async () => {
  const { status, body } = await readingOf('1990-01-20');
  expect(status).toBe(200);
  expect((body as { sections: { heading: string }[] }).sections.map(({ heading }) => heading)).toEqual(
    expect.arrayContaining([
      'Core Personality',
      'Career',
      'Relationships and Compatibility',
      'Life Path',
      'Numerology',
      'Cultural Significance',
    ]),
  );
});

test('every paragraph of a reading names a rule whose statement and source come with it', async () => {
  const { status, body } = await readingOf('1990-01-20');
  expect(status).toBe(200);
  const { sections, rules } = body as {
    sections: { paragraphs: { rule: string }[] }[];
    rules: { id: string; source: string }[];
  };
  const sourceOf = new Map(rules.map(({ id, source }) => [id, source]));
  const named = sections.flatMap(({ paragraphs }) => paragraphs.map(({ rule }) => rule));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((rule) => !sourceOf.get(rule))).toEqual([]);
});

test.each(['1990-02-30', '1582-12-31', '2201-01-01'])('%s is refused with a sentence', async (birthDate) => {
  const { status, body } = await readingOf(birthDate);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_birth_date' });
});

test.each(['1990-2-3', 'yesterday', '', "1990-01-20' or 1=1"])('%j is not a date', async (birthDate) => {
  const { status, body } = await readingOf(birthDate);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_input' });
});

test.each([
  [{ date: '2199-01-01' }, 'invalid_birth_date', { 'birth/date': 'is in the future' }],
  [
    {
      date: '2024-03-31',
      time: '02:30',
      place: { name: 'Berlin', timeZone: 'Europe/Berlin', longitude: 13.4 },
    },
    'invalid_input',
    { 'birth/time': 'was skipped' },
  ],
])('%j is refused, and the field is named', async (birth, code, fields) => {
  const paid = await app.as('paid');
  const { status, body } = await paid.call('POST /api/reading', { body: { birth } });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code, fields });
});

interface Questions {
  isAdult: boolean;
  groups: { id: string; questions: { question: string; answer: string }[] }[];
}

const questionsOf = async (birth: { date: string; time?: string }) => {
  const paid = await app.as('paid');
  const { status, body } = await paid.call('POST /api/reading/questions', { body: { birth } });
  return { status, body: body as Questions };
};

test('every question comes with its answer from the chart', async () => {
  const { status, body } = await questionsOf({ date: '1990-01-20' });
  expect(status).toBe(200);
  expect(body.isAdult).toBe(true);
  const questions = body.groups.flatMap((group) => group.questions);
  expect(
    questions.find(({ question }) => question === 'Which signs match me, and which are harder?')?.answer,
  ).toContain('Monkey');
});

test('a child is under 18 and has no questions of love and work', async () => {
  const { body } = await questionsOf({ date: '2019-02-20' });
  expect(body.isAdult).toBe(false);
  expect(body.groups.map(({ id }) => id)).not.toContain('people');
  expect(body.groups.map(({ id }) => id)).not.toContain('work');
});

test('questions of a birth that is impossible are refused with a sentence', async () => {
  const { status, body } = await questionsOf({ date: '1990-02-30' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_birth_date' });
});
