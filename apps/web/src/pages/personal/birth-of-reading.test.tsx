import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#api/query-client.ts';
import { keepBirth, storedBirth } from '#birth/stored-birth.ts';
import { clearHint, writeHint } from '#storage/hint.ts';
import { ok, mockApi } from '../../test/mock-api.ts';
import { reading } from '../../test/reading.ts';
import { show } from '../../test/show.tsx';
import { PersonalPage } from './PersonalPage.tsx';
import { shown, wide } from '../../test/shown-reading.tsx';

test('shows the reading of the last visit at once, and Forget removes the birth from the device and from Back', async () => {
  const { router, ...screen } = await shown();
  await expect.element(screen.getByText('Born in 1988, a Year of the Dragon')).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await screen.getByRole('button', { name: 'Try Another Date' }).click();
  await expect.element(screen.getByLabelText('Birth date')).toHaveFocus();
  await screen.getByLabelText('Birth date').fill('4 March 1950');
  await expect.element(screen.getByText('Saturday, March 4, 1950')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Born in 1950, a Year of the Tiger')).toBeVisible();
  expect(router.state.location.search).toBe('');
  await screen.getByRole('button', { name: 'Forget This Date' }).click();
  await expect.element(screen.getByLabelText('Birth date')).toHaveValue('');
  expect(storedBirth()).toBeUndefined();
  await router.navigate(-1);
  await router.navigate(-1);
  await expect.element(screen.getByLabelText('Birth date')).toBeVisible();
  expect(screen.container.textContent).not.toContain('Year of the Dragon');
});

test('the card says where the birth is stored: on this device, until the sign-out, or in the account', async () => {
  const visitor = await shown();
  await expect.element(visitor.getByText(/^The date is stored only on this device, so that/)).toBeVisible();
  await visitor.unmount();
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  onTestFinished(clearHint);
  const user = await shown();
  await expect
    .element(
      user.getByText(
        'The date is stored only on this device. It is removed when you log out or choose “Forget This Date”.',
      ),
    )
    .toBeVisible();
  await user.unmount();
  queryClient.clear();
  mockApi({ 'POST /api/reading': ok(reading), 'GET /api/people': ok({ people: [ada] }) });
  const saved = await show(<PersonalPage />, '/personal');
  await expect.element(saved.getByText(/^Saved in your account as Ada, encrypted/)).toBeVisible();
});

/** The reader's birth as the account has it. */
const ada = {
  id: '3f2b8c1e-5d7a-4e9b-8c6f-1a2b3c4d5e6f',
  relation: 'self',
  birth: { date: '1988-03-14', name: 'Ada' },
  updatedAt: '2026-11-20T09:00:00.000Z',
};
const fromAccount = 'This birth comes from your account, where you saved Ada as “Myself”.';

test('without a birth on the device, the page shows the account’s birth for “Myself”, and says where it comes from', async () => {
  await page.viewport(...wide);
  const calls = mockApi({
    'POST /api/reading': ok(reading),
    'GET /api/people': ok({ people: [{ ...ada, id: 'rose', relation: 'parent' }, ada] }),
  });
  const { router, ...screen } = await show(<PersonalPage />, '/personal');
  await expect.element(screen.getByText('Born in 1988, a Year of the Dragon')).toBeVisible();
  await expect.element(screen.getByText('In short: Core Personality.')).toBeVisible();
  await expect.element(screen.getByText(fromAccount)).toBeVisible();
  expect(storedBirth()).toBeUndefined();
  expect(calls.filter((call) => call.includes('1988'))).toEqual([]);

  await screen.getByRole('button', { name: 'Change or Add Details' }).click();
  await expect.element(screen.getByLabelText('Birth date')).toHaveValue('1988-03-14');
  await screen.getByLabelText('Birth date').fill('1950-03-04');
  await screen.getByRole('button', { name: 'Discover My Zodiac Sign' }).click();
  await expect.element(screen.getByText('Born in 1950, a Year of the Tiger')).toBeVisible();
  await expect.element(screen.getByText(fromAccount)).not.toBeInTheDocument();
  expect(storedBirth()?.date).toBe('1950-03-04');
  await router.navigate(-1);
  await expect.element(screen.getByText('Born in 1988, a Year of the Dragon')).toBeVisible();
});

test.each(['Try Another Date', 'Forget This Date'])(
  '“%s” empties the form, and the birth of the account does not fill it again',
  async (button) => {
    await page.viewport(...wide);
    mockApi({ 'POST /api/reading': ok(reading), 'GET /api/people': ok({ people: [ada] }) });
    const screen = await show(<PersonalPage />, '/personal');
    await screen.getByRole('button', { name: button }).click();
    await expect.element(screen.getByLabelText('Birth date')).toHaveValue('');
    await expect.element(screen.getByRole('button', { name: 'Read Ada' })).toBeEnabled();
  },
);

test('the form waits for the saved people, and comes without them if they fail to load', async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  mockApi({
    'GET /api/people': async () => {
      await held;
      return { status: 503, body: {} };
    },
  });
  const screen = await show(<PersonalPage />, '/personal');
  await expect.element(screen.getByRole('heading', { name: 'Your Zodiac' })).toBeVisible();
  expect(screen.getByLabelText('Birth date').query()).toBeNull();
  answer();
  await expect.element(screen.getByLabelText('Birth date')).toBeVisible();
});

test('refuses an impossible birth date beside its field, and keeps what was typed', async () => {
  mockApi({});
  const screen = await show(<PersonalPage />, '/personal');
  const field = screen.getByLabelText('Birth date');
  await field.fill('30 February 1950');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('This date does not exist. Please check the day and the month.');
  await expect.element(field).toHaveValue('30 February 1950');
  await expect.element(field).toHaveFocus();
});

test('shows an error of the server beside its field, with everything that was entered', async () => {
  mockApi({
    'POST /api/reading': {
      status: 400,
      body: {
        code: 'invalid_input',
        error: 'The clock skipped this time.',
        fields: { 'birth/time': 'was skipped' },
      },
    },
  });
  keepBirth({ date: '1988-03-14', time: '02:30', name: 'Ada' });
  const screen = await show(<PersonalPage />, '/personal');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The clock skipped this time.');
  const time = screen.getByLabelText('Time of birth (optional)');
  await expect.element(time).toHaveValue('02:30');
  await expect.element(time).toHaveAccessibleDescription(/The clock skipped this time/);
  await expect.element(screen.getByLabelText('Name (optional)')).toHaveValue('Ada');
});

test('adds details to a date, and the page says which details the reading uses', async () => {
  const screen = await shown();
  await screen.getByRole('button', { name: 'Change or Add Details' }).click();
  await expect.element(screen.getByLabelText('Birth date')).toHaveFocus();
  await expect.element(screen.getByLabelText('Birth date')).toHaveValue('1988-03-14');
  await screen.getByLabelText('Birth date').fill('1987-03-01');
  await screen.getByLabelText('I don’t know the time').click();
  await screen.getByLabelText('Time of birth (optional)').fill('14:30');
  await screen.getByLabelText('Calendar').selectOptions('vietnam');
  await screen.getByRole('button', { name: 'Discover My Zodiac Sign' }).click();
  await expect.element(screen.getByText('Born in 1987, a Year of the Cat')).toBeVisible();
  await expect.element(screen.getByText('At 14:30.')).toBeVisible();
  await expect
    .element(
      screen.getByText('This follows the calendar of Vietnam. In China’s calendar the sign is the Rabbit.'),
    )
    .toBeVisible();
  expect(storedBirth()).toEqual({ date: '1987-03-01', time: '14:30', calendar: 'vietnam' });
});
