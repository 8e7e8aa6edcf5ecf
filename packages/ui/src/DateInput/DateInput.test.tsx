import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DateInput } from './DateInput.tsx';

const example = <DateInput label="Birth date" min="1900-01-31" max="2100-12-31" />;

test('accepts a day in the range without a message', async () => {
  const screen = await render(example);
  const field = screen.getByLabelText('Birth date');
  await field.fill('1988-03-14');
  await userEvent.tab();
  await expect.element(field).toHaveValue('1988-03-14');
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test.each(['1899-12-31', '2101-01-01'])(
  'reports %s as out of range after the field is left, until it is changed',
  async (day) => {
    const screen = await render(example);
    const field = screen.getByLabelText('Birth date');
    await field.fill(day);
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    (document.activeElement as HTMLElement | null)?.blur();
    await expect
      .element(screen.getByText('Please enter a date from January 31, 1900 to December 31, 2100.'))
      .toBeVisible();
    await expect.element(field).toBeInvalid();
    await field.fill('1988-03-14');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  },
);
