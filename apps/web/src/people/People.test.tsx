import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ok, mockApi } from '../test/mock-api.ts';
import { pressTwice, show } from '../test/show.tsx';
import { People } from './People.tsx';
import type { SavedPerson } from './queries.ts';

const birth = {
  date: '1990-01-20',
  time: '14:30',
  place: { name: 'Chengdu, China', timeZone: 'Asia/Shanghai', longitude: 104.07 },
} as const;
const rose: SavedPerson = {
  id: '3f2b8c1e-5d7a-4e9b-8c6f-1a2b3c4d5e6f',
  relation: 'parent',
  birth: { date: '1950-06-15', name: 'Grandma Rose' },
  updatedAt: '2026-11-20T09:00:00.000Z',
};

/** The bodies of the calls of a method. */
const bodiesOf = (method: string): unknown[] =>
  vi
    .mocked(window.fetch)
    .mock.calls.filter(([, init]) => init?.method === method)
    .map(([, init]): unknown => JSON.parse(typeof init?.body === 'string' ? init.body : ''));

const calendar = { path: `/private-calendar/${'x'.repeat(43)}.ics`, createdAt: '2026-11-20T09:00:00.000Z' };

test('a birth is saved once under a name, and a retry after a failed save sends the same text and id', async () => {
  let people: SavedPerson[] = [];
  let isAway = true;
  const calls = mockApi({
    'GET /api/people': () => ok({ people }),
    'POST /api/people': () => {
      if (isAway) {
        isAway = false;
        return { status: 503, body: { code: 'unavailable', error: 'Please try again shortly.' } };
      }
      people = [{ ...rose, relation: 'self', birth: { ...birth, name: 'Ada' } }];
      return ok({ person: people[0] });
    },
  });
  const chosen: unknown[] = [];
  const screen = await show(<People birth={birth} onChoose={(saved) => chosen.push(saved)} />);
  await expect.element(screen.getByText(/^You have no saved people yet/)).toBeVisible();
  await screen.getByRole('button', { name: 'Save this birth' }).click();
  await page.getByLabelText('Name').fill('Ada');
  await expect.element(page.getByLabelText('Who is it?')).toHaveValue('self');
  pressTwice(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('Please try again shortly.')).toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Ada' })).toBeVisible();
  expect(page.getByRole('dialog').query()).toBeNull();
  expect(screen.getByRole('button', { name: 'Save this birth' }).query()).toBeNull();
  expect(chosen).toEqual([{ ...birth, name: 'Ada' }]);
  const [first, second, ...more] = bodiesOf('POST');
  expect(first).toEqual({
    id: expect.any(String) as string,
    relation: 'self',
    birth: { ...birth, name: 'Ada' },
  });
  expect(second).toEqual(first);
  expect(more).toEqual([]);
  expect(calls.filter((call) => call.includes('?'))).toEqual([]);
});

test('a saved person is read, edited with the version that was shown, and deleted after a confirmation', async () => {
  let people = [rose];
  const chosen: unknown[] = [];
  mockApi({
    'GET /api/people': () => ok({ people }),
    [`PUT /api/people/${rose.id}`]: () => ({
      status: 409,
      body: { code: 'stale_edit', error: 'This person was changed on another device.' },
    }),
    [`DELETE /api/people/${rose.id}`]: () => {
      people = [];
      return ok({ deleted: true });
    },
  });
  const screen = await show(<People birth={undefined} onChoose={(birth) => chosen.push(birth)} />);
  await screen.getByRole('button', { name: 'Read Grandma Rose' }).click();
  expect(chosen).toEqual([rose.birth]);

  await screen.getByRole('button', { name: 'Edit Grandma Rose' }).click();
  await page.getByLabelText('Birth date').fill('1951-06-15');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/changed on another device/)).toBeVisible();
  await expect.element(page.getByLabelText('Birth date')).toHaveValue('1951-06-15');
  expect(bodiesOf('PUT')).toEqual([
    { relation: 'parent', birth: { ...rose.birth, date: '1951-06-15' }, updatedAt: rose.updatedAt },
  ]);
  await page.getByRole('button', { name: 'Cancel' }).click();

  await screen.getByRole('button', { name: 'Delete Grandma Rose' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(screen.getByText(/^You have no saved people yet/)).toBeVisible();
});

test('every field of a saved person can be changed, also place, sex and calendar', async () => {
  const ada = { ...rose, birth: { ...birth, name: 'Ada', sex: 'female', calendar: 'vietnam' } as const };
  mockApi({
    'GET /api/people': ok({ people: [ada] }),
    [`PUT /api/people/${rose.id}`]: ok({ person: ada }),
  });
  const screen = await show(<People birth={undefined} onChoose={() => undefined} />);
  await screen.getByRole('button', { name: 'Edit Ada' }).click();
  const place = page.getByLabelText('Place of birth (optional)');
  await expect.element(place).toHaveValue('Chengdu, China');
  await place.fill('lisbon');
  await page.getByRole('option', { name: /^Lisbon, Portugal/ }).click();
  await page.getByLabelText('Male', { exact: true }).click();
  await page.getByLabelText('Calendar').selectOptions('korea');
  await page.getByLabelText('Who is it?').selectOptions('Sibling');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull();
  expect(bodiesOf('PUT')).toEqual([
    {
      relation: 'sibling',
      birth: {
        date: birth.date,
        time: birth.time,
        place: {
          name: 'Lisbon, Portugal',
          timeZone: 'Europe/Lisbon',
          longitude: expect.closeTo(-9.1, 1) as number,
        },
        name: 'Ada',
        sex: 'male',
        calendar: 'korea',
      },
      updatedAt: rose.updatedAt,
    },
  ]);
  await screen.getByRole('button', { name: 'Edit Ada' }).click();
  await page.getByRole('button', { name: 'Clear Place of birth (optional)' }).click();
  await page.getByLabelText('I don’t know the time').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => bodiesOf('PUT').length).toBe(2);
  expect(bodiesOf('PUT')[1]).toMatchObject({
    birth: { date: birth.date, name: 'Ada', sex: 'female', calendar: 'vietnam' },
  });
  expect(Object.keys((bodiesOf('PUT')[1] as { birth: object }).birth)).not.toContain('place');
});

test('shows the server’s objection to a person beside its field', async () => {
  mockApi({
    'GET /api/people': ok({ people: [rose] }),
    [`PUT /api/people/${rose.id}`]: {
      status: 400,
      body: {
        code: 'invalid_input',
        error: 'The clock skipped this time.',
        fields: { 'birth/time': 'was skipped' },
      },
    },
  });
  const screen = await show(<People birth={undefined} onChoose={() => undefined} />);
  await screen.getByRole('button', { name: 'Edit Grandma Rose' }).click();
  await page.getByLabelText('I don’t know the time').click();
  const time = page.getByLabelText('Time of birth (optional)');
  await time.fill('02:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(time).toHaveAccessibleDescription(/The clock skipped this time/);
  await page.getByLabelText('Birth date').fill('30 February 1950');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/^This date does not exist/)).toBeVisible();
  await expect.element(page.getByLabelText('Birth date')).toHaveFocus();
  expect(bodiesOf('PUT')).toHaveLength(1);
});

test('saved people that cannot be loaded have a retry', async () => {
  let isAway = true;
  mockApi({ 'GET /api/people': () => (isAway ? { status: 503, body: {} } : ok({ people: [rose] })) });
  const screen = await show(<People birth={birth} onChoose={() => undefined} />);
  await expect.element(screen.getByText(/could not be loaded/)).toBeVisible();
  isAway = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Grandma Rose' })).toBeVisible();
});

test('creates a calendar, shows its address in both forms, and revokes it', async () => {
  let privateCalendar: typeof calendar | null = null;
  mockApi({
    'GET /api/people': ok({ people: [] }),
    'GET /api/private-calendar': () => ok({ privateCalendar }),
    'POST /api/private-calendar': () => {
      privateCalendar = calendar;
      return ok({ privateCalendar });
    },
    'DELETE /api/private-calendar': () => {
      privateCalendar = null;
      return ok({ privateCalendar });
    },
  });
  const screen = await show(<People birth={undefined} onChoose={() => undefined} />);
  await screen.getByRole('button', { name: 'Calendar of your people' }).click();
  await page.getByRole('button', { name: 'Make my calendar' }).click();
  const { host, origin } = window.location;
  await expect.element(page.getByLabelText(/Google/)).toHaveValue(`${origin}${calendar.path}`);
  await expect.element(page.getByLabelText(/Apple/)).toHaveValue(`webcal://${host}${calendar.path}`);
  await page.getByLabelText('With “Today for You”').click();
  await expect.element(page.getByLabelText(/Google/)).toHaveValue(`${origin}${calendar.path}?today`);
  await page.getByRole('button', { name: 'Revoke this address' }).click();
  await expect.element(page.getByRole('button', { name: 'Make my calendar' })).toBeVisible();
});
