import { userEvent, type Locator } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const options = ['Rat', 'Ox', 'Tiger'].map((label) => ({ value: label.toLowerCase(), label }));

function Signs(props: Partial<RadioGroupProps>) {
  return <RadioGroup label="Sign" options={options} {...props} />;
}

test('has its name, hint and error', async () => {
  const screen = await render(<Signs hint="Of the year." error="Please choose." />);
  const group = screen.getByRole('radiogroup', { name: 'Sign' });
  await expect.element(group).toHaveAccessibleDescription('Of the year. Please choose.');
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please choose.');
});

/** Holds an arrow key until the option is selected: the focus, and with it the selection, moves in a task after the key. */
async function press(arrow: string, option: Locator): Promise<void> {
  await userEvent.keyboard(`{${arrow}>}`);
  await expect.element(option).toBeChecked();
  await userEvent.keyboard(`{/${arrow}}`);
}

test('Tab reaches the selected option; arrow keys move, select and wrap around', async () => {
  const choose = vi.fn();
  const screen = await render(<Signs defaultValue="ox" onValueChange={choose} />);
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'Ox' })).toHaveFocus();
  await press('ArrowDown', screen.getByRole('radio', { name: 'Tiger' }));
  await press('ArrowDown', screen.getByRole('radio', { name: 'Rat' }));
  await press('ArrowUp', screen.getByRole('radio', { name: 'Tiger' }));
  expect(choose.mock.calls).toEqual([['tiger'], ['rat'], ['tiger']]);
});

test('in a right-to-left page the left arrow moves forward', async () => {
  const screen = await render(
    <div dir="rtl">
      <Signs defaultValue="rat" orientation="horizontal" />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft>}');
  await expect.element(screen.getByRole('radio', { name: 'Ox' })).toBeChecked();
  await userEvent.keyboard('{/ArrowLeft}');
});

test('a label selects its option, and a disabled option cannot be selected', async () => {
  const screen = await render(
    <RadioGroup
      label="Plan"
      options={[
        { value: 'free', label: 'Free' },
        { value: 'full', label: 'Everything', hint: 'From next week.', disabled: true },
      ]}
    />,
  );
  await screen.getByText('Free').click();
  await expect.element(screen.getByRole('radio', { name: 'Free' })).toBeChecked();
  const full = screen.getByRole('radio', { name: 'Everything' });
  await expect.element(full).toBeDisabled();
  await expect.element(full).toHaveAccessibleDescription('From next week.');
  (screen.getByText('Everything').element() as HTMLElement).click();
  await expect.element(full).not.toBeChecked();
});

test('a form submits the selected option', async () => {
  const screen = await render(
    <form>
      <Signs name="sign" defaultValue="ox" />
    </form>,
  );
  const form = screen.container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  expect([...new FormData(form)]).toEqual([['sign', 'ox']]);
  await screen.getByRole('radio', { name: 'Tiger' }).click();
  expect([...new FormData(form)]).toEqual([['sign', 'tiger']]);
});
