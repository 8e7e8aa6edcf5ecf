import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../conformance.tsx';
import { Textarea } from './Textarea.tsx';

conformance('Textarea', <Textarea label="Content" hint="HTML." error="Please write something." />);

test('takes several lines, and its hint and error belong to it', async () => {
  const screen = await render(<Textarea label="Content" hint="HTML." error="Please write something." />);
  const field = screen.getByLabelText('Content');
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('one{Enter}two');
  await expect.element(field).toHaveValue('one\ntwo');
  await expect.element(field).toHaveAccessibleDescription('HTML. Please write something.');
  await expect.element(field).toBeInvalid();
});
