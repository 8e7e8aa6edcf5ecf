import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Tabs } from './Tabs.tsx';

const tabs = ['One', 'Two', 'Three'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: <p>{`This is ${label.toLowerCase()}.`}</p>,
}));

test('the first tab is open, and a click opens another', async () => {
  const screen = await render(<Tabs label="Numbers" tabs={tabs} />);
  await expect.element(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('This is one.');
  await screen.getByRole('tab', { name: 'Three' }).click();
  await expect.element(screen.getByRole('tabpanel', { name: 'Three' })).toHaveTextContent('This is three.');
  await expect.element(screen.getByText('This is one.')).not.toBeInTheDocument();
});

test('arrow keys wrap around, Home and End move to the ends, and Tab moves into the open panel', async () => {
  const screen = await render(<Tabs label="Numbers" tabs={tabs} />);
  await userEvent.tab();
  await expect.element(screen.getByRole('tab', { name: 'One' })).toHaveFocus();
  for (const [key, name] of [
    ['{ArrowRight}', 'Two'],
    ['{End}', 'Three'],
    ['{ArrowRight}', 'One'],
    ['{ArrowLeft}', 'Three'],
    ['{Home}', 'One'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(screen.getByRole('tab', { name })).toHaveFocus();
    await expect.element(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
  await userEvent.tab();
  await expect.element(screen.getByRole('tabpanel', { name: 'One' })).toHaveFocus();
});

test('right to left, the arrow keys are reversed', async () => {
  const screen = await render(
    <div dir="rtl">
      <Tabs label="Numbers" tabs={tabs} />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('tab', { name: 'Two' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'One' })).toHaveFocus();
});

test('controlled Tabs open the given tab', async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Tabs label="Numbers" tabs={tabs} value="two" onValueChange={onValueChange} />);
  await screen.getByRole('tab', { name: 'Three' }).click();
  expect(onValueChange).toHaveBeenCalledWith('three');
  await expect.element(screen.getByRole('tabpanel', { name: 'Two' })).toBeVisible();
});
