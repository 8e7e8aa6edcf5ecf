import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Accordion, type AccordionProps } from './Accordion.tsx';

const items = ['First', 'Second', 'Third'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: <p>{label} answer</p>,
}));

function Questions(props: Partial<AccordionProps>) {
  return <Accordion items={items} heading="h2" {...props} />;
}

test('each heading opens and closes only its own panel', async () => {
  const changed = vi.fn();
  const screen = await render(<Questions defaultValue={['first']} onValueChange={changed} />);
  expect(screen.getByRole('heading', { level: 2 }).elements()).toHaveLength(3);
  const second = screen.getByRole('button', { name: 'Second' });
  await expect.element(second).toHaveAttribute('aria-expanded', 'false');
  await second.click();
  await expect.element(second).toHaveAttribute('aria-expanded', 'true');
  await expect.element(screen.getByRole('region', { name: 'Second' })).toHaveTextContent('Second answer');
  await expect.element(screen.getByText('First answer')).toBeVisible();
  await screen.getByRole('button', { name: 'First' }).click();
  await expect.element(screen.getByText('First answer')).not.toBeInTheDocument();
  expect(changed.mock.calls).toEqual([[['first', 'second']], [['second']]]);
});

test('Tab reaches the headings, arrows, Home and End move between them, Enter and Space open', async () => {
  const screen = await render(<Questions />);
  const heading = (name: string) => screen.getByRole('button', { name });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(heading('Second')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Second answer')).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.element(heading('Third')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(screen.getByText('Third answer')).toBeVisible();
  await userEvent.keyboard('{Home}');
  await expect.element(heading('First')).toHaveFocus();
});

test('follows the given direction', async () => {
  const screen = await render(<Questions dir="rtl" />);
  const first = screen.getByRole('button', { name: 'First' }).element();
  expect(getComputedStyle(first).direction).toBe('rtl');
});

test('a controlled Accordion opens the given panels', async () => {
  const screen = await render(<Questions value={['third']} />);
  await screen.getByRole('button', { name: 'First' }).click();
  expect(screen.getByText('First answer').elements()).toHaveLength(0);
  await expect.element(screen.getByText('Third answer')).toBeVisible();
});
