import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Textarea } from './Textarea.tsx';

test('takes several lines, and its hint and error describe it', async () => {
  const screen = await render(<Textarea label="Content" hint="HTML." error="Please write something." />);
  const field = screen.getByLabelText('Content');
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('one{Enter}two');
  await expect.element(field).toHaveValue('one\ntwo');
  await expect.element(field).toHaveAccessibleDescription('HTML. Please write something.');
  await expect.element(field).toBeInvalid();
});

const html = '<p>A <a href="/x">link</a> &amp; more</p>';

test('highlights tags, values and references of HTML while typing', async () => {
  const screen = await render(<Textarea label="Content" language="html" defaultValue={html} />);
  const field = screen.getByLabelText('Content');
  const drawn = () =>
    [...screen.container.querySelectorAll('[data-kind]')].map((part) => [
      part.getAttribute('data-kind'),
      part.textContent,
    ]);
  expect(drawn()).toEqual([
    ['tag', '<p>'],
    ['tag', '<a href='],
    ['value', '"/x"'],
    ['tag', '>'],
    ['tag', '</a>'],
    ['reference', '&amp;'],
    ['tag', '</p>'],
  ]);
  await field.fill('<h2>One</h2> & <two');
  await expect.element(field).toHaveValue('<h2>One</h2> & <two');
  expect(drawn()).toEqual([
    ['tag', '<h2>'],
    ['tag', '</h2>'],
  ]);
});

test('the highlighted text is exactly under the field, also when scrolled', async () => {
  const screen = await render(
    <Textarea label="Content" language="html" rows={4} defaultValue={`${html}\n`.repeat(200)} />,
  );
  const field = screen.getByLabelText('Content').element() as HTMLTextAreaElement;
  const behind = screen.container.querySelector('pre');
  expect(behind?.scrollHeight).toBe(field.scrollHeight);
  expect(behind?.clientWidth).toBe(field.clientWidth);
  field.scrollTop = 300;
  await expect.poll(() => behind?.scrollTop).toBe(300);
});
