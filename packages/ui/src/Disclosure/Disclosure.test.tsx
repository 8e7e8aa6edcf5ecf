import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Disclosure } from './Disclosure.tsx';

const example = (
  <Disclosure label="Why?" about="Career">
    The Horse is a sign of Fire.
  </Disclosure>
);

test('the button names its note, and opens and closes it in place', async () => {
  const screen = await render(example);
  const button = screen.getByRole('button', { name: 'Why? Career' });
  const note = screen.getByText('The Horse is a sign of Fire.');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(note).not.toBeVisible();
  await button.click();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(note).toBeVisible();
  await button.click();
  await expect.element(note).not.toBeVisible();
});

test('opens with Enter and Space, and keeps focus', async () => {
  const screen = await render(example);
  await userEvent.keyboard('{Tab}{Enter}');
  const button = screen.getByRole('button', { name: 'Why? Career' });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard(' ');
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});
