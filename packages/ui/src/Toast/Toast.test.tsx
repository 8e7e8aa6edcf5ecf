import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../conformance.tsx';
import { ToastProvider, useToast } from './Toast.tsx';

function Buttons() {
  const toast = useToast();
  return (
    <>
      <button
        type="button"
        onClick={() => toast({ title: 'Logged out', description: 'You have been logged out.' })}
      >
        First
      </button>
      <button type="button" onClick={() => toast({ title: 'Error', tone: 'destructive' })}>
        Second
      </button>
    </>
  );
}

test('one toast is shown at a time, and it can be closed', async () => {
  const screen = await render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
  await screen.getByRole('button', { name: 'First' }).click();
  await expect.element(screen.getByText('Logged out', { exact: true }).first()).toBeVisible();
  await screen.getByRole('button', { name: 'Second' }).click();
  await expect.poll(() => document.querySelectorAll('.za-Toast').length).toBe(1);
  expect(document.querySelector('.za-Toast-title')?.textContent).toBe('Error');
  await expectAccessible(document.body);
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => document.querySelectorAll('.za-Toast').length).toBe(0);
});

test('a toast goes by itself after five seconds', async () => {
  const screen = await render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
  await screen.getByRole('button', { name: 'First' }).click();
  await expect.poll(() => document.querySelectorAll('.za-Toast').length).toBe(1);
  const shownAt = Date.now();
  await expect.poll(() => document.querySelectorAll('.za-Toast').length, { timeout: 8_000 }).toBe(0);
  expect(Date.now() - shownAt).toBeGreaterThan(4_000);
}, 10_000);

test('a swipe to the right puts it away', async () => {
  const screen = await render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
  await screen.getByRole('button', { name: 'First' }).click();
  await expect.poll(() => document.querySelectorAll('.za-Toast').length).toBe(1);
  const toast = document.querySelector('.za-Toast');
  if (!toast) throw new Error('There is no toast.');
  toast.setPointerCapture = () => undefined;
  const { x, y } = toast.getBoundingClientRect();
  const point = (type: string, along: number) =>
    toast.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        button: 0,
        clientX: x + 20 + along,
        clientY: y + 20,
      }),
    );
  point('pointerdown', 0);
  for (const along of [10, 40, 90]) point('pointermove', along);
  point('pointerup', 90);
  await expect.poll(() => document.querySelectorAll('.za-Toast').length).toBe(0);
});

test('F8 moves to the toast, and Escape puts it away', async () => {
  const screen = await render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
  await screen.getByRole('button', { name: 'First' }).click();
  await expect.element(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  await userEvent.keyboard('{F8}');
  const reached = document.activeElement;
  expect(reached?.contains(document.querySelector('.za-Toast'))).toBe(true);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelectorAll('.za-Toast').length).toBe(0);
});
