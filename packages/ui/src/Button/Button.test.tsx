import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conformance } from '../conformance.tsx';
import { Button } from './Button.tsx';

conformance('Button', <Button variant="primary">Pay</Button>);

test('while it runs its name is what is seen', async () => {
  const screen = await render(
    <Button busy busyLabel="Publishing..." aria-label="Publish “The Ox”">
      Publish
    </Button>,
  );
  await expect.element(screen.getByRole('button', { name: 'Publishing...' })).toBeVisible();
});

test('a busy button says what runs and takes no second press', async () => {
  const press = vi.fn();
  const screen = await render(
    <Button busy busyLabel="Preparing Payment..." onClick={press}>
      Continue
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Preparing Payment...' });
  await expect.element(button).toBeDisabled();
  expect(press).not.toHaveBeenCalled();
});

test('a link can be the button', async () => {
  const screen = await render(
    <Button asChild>
      <a href="/next">Next</a>
    </Button>,
  );
  await expect.element(screen.getByRole('link', { name: 'Next' })).toHaveClass('za-Button');
});

test('Enter and Space press a button that Tab reaches, and a disabled one is passed by', async () => {
  const press = vi.fn();
  await render(
    <>
      <Button disabled onClick={press}>
        Unready
      </Button>
      <Button onClick={press}>Ready</Button>
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Ready');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(press).toHaveBeenCalledTimes(2);
});
