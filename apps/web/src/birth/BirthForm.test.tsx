import { expect, test, vi } from 'vitest';
import { show } from '../test/show.tsx';
import { BirthForm } from './BirthForm.tsx';
import type { Birth } from './birth.ts';

const full = {
  date: '1990-01-20',
  time: '14:30',
  place: { name: 'Chengdu, China', timeZone: 'Asia/Shanghai', longitude: 104.07 },
  name: 'Ada Lovelace',
  sex: 'female',
  calendar: 'vietnam',
} as const satisfies Birth;

test('a date alone is enough for a birth', async () => {
  const onSubmit = vi.fn();
  const screen = await show(<BirthForm onSubmit={onSubmit} />);
  const discover = screen.getByRole('button', { name: 'Discover My Zodiac Sign' });
  await expect.element(discover).toBeDisabled();
  await screen.getByLabelText('Birth date').fill('March 4, 1950');
  await discover.click();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ date: '1950-03-04' }]]);
});

test('submits every known fact of a birth, with a place chosen from a list that typing searches', async () => {
  const onSubmit = vi.fn();
  const screen = await show(<BirthForm onSubmit={onSubmit} />);
  await screen.getByLabelText('Birth date').fill('20 January 1990');
  await screen.getByLabelText('Time of birth (optional)').fill('14:30');
  await screen.getByLabelText('Place of birth (optional)').fill('cheng du');
  await screen.getByLabelText('Place of birth (optional)').fill('chengdu');
  await screen.getByRole('option', { name: /^Chengdu, China/ }).click();
  await screen.getByLabelText('Name (optional)').fill('Ada Lovelace');
  await screen.getByLabelText('Female').click();
  await screen.getByLabelText('Calendar').selectOptions('vietnam');
  await screen.getByRole('button', { name: 'Discover My Zodiac Sign' }).click();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[full]]);
});

test('a known birth fills the form, and a checkbox removes its time', async () => {
  const onSubmit = vi.fn();
  const screen = await show(<BirthForm initial={full} onSubmit={onSubmit} />);
  await expect.element(screen.getByLabelText('Place of birth (optional)')).toHaveValue('Chengdu, China');
  await screen.getByLabelText('I don’t know the time').click();
  await expect.element(screen.getByLabelText('Time of birth (optional)')).toBeDisabled();
  await screen.getByRole('button', { name: 'Discover My Zodiac Sign' }).click();
  const { time, ...withoutTime } = full;
  await expect.poll(() => onSubmit.mock.calls).toEqual([[withoutTime]]);
  expect(time).toBe('14:30');
});

test('a calendar that does not know the date is refused beside its field, and nothing typed is lost', async () => {
  const onSubmit = vi.fn();
  const screen = await show(<BirthForm onSubmit={onSubmit} />);
  await screen.getByLabelText('Birth date').fill('4 March 1950');
  await screen.getByLabelText('Name (optional)').fill('Ada');
  await screen.getByLabelText('Calendar').selectOptions('vietnam');
  await screen.getByRole('button', { name: 'Discover My Zodiac Sign' }).click();
  await expect.element(screen.getByText(/^This calendar has no sign for the date/)).toBeVisible();
  await expect.element(screen.getByLabelText('Birth date')).toHaveValue('4 March 1950');
  await expect.element(screen.getByLabelText('Name (optional)')).toHaveValue('Ada');
  await expect.element(screen.getByLabelText('Calendar')).toHaveValue('vietnam');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('cities are credited to GeoNames', async () => {
  const screen = await show(<BirthForm onSubmit={() => undefined} />);
  await expect
    .element(screen.getByRole('link', { name: /^GeoNames/ }))
    .toHaveAttribute('href', 'https://www.geonames.org/');
  await expect.element(screen.getByRole('link', { name: /^CC BY 4.0/ })).toBeVisible();
});
