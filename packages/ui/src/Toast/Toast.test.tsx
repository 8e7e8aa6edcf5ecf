import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../expect-accessible.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
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

test('a toast disappears after five seconds, and an error toast stays until it is closed', async () => {
  const screen = await render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
  // The code of the toast is loaded with the first toast, so this needs real time.
  await screen.getByRole('button', { name: 'First' }).click();
  await expect.poll(() => document.querySelectorAll('.za-Toast').length).toBe(1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await screen.getByRole('button', { name: 'Second' }).click();
    await expect.poll(() => document.querySelector('.za-Toast-title')?.textContent).toBe('Error');
    await act(async () => vi.advanceTimersByTime(600_000));
    expect(document.querySelector('.za-Toast-title')?.textContent).toBe('Error');
    await screen.getByRole('button', { name: 'First' }).click();
    await expect.poll(() => document.querySelector('.za-Toast-title')?.textContent).toBe('Logged out');
    await act(async () => vi.advanceTimersByTime(4_900));
    expect(document.querySelectorAll('.za-Toast')).toHaveLength(1);
    await act(async () => vi.advanceTimersByTime(100));
    expect(document.querySelectorAll('.za-Toast')).toHaveLength(0);
  } finally {
    vi.useRealTimers();
  }
});

test('the code that showed an error toast can close it, and no other toast', async () => {
  const putAway: (() => void)[] = [];
  function Trial() {
    const toast = useToast();
    return (
      <button type="button" onClick={() => putAway.push(toast({ title: 'Error', tone: 'destructive' }))}>
        Try
      </button>
    );
  }
  const screen = await render(
    <ToastProvider>
      <Trial />
    </ToastProvider>,
  );
  const shown = () => document.querySelectorAll('.za-Toast').length;
  await screen.getByRole('button', { name: 'Try' }).click();
  await expect.poll(shown).toBe(1);
  await screen.getByRole('button', { name: 'Try' }).click();
  await act(async () => putAway[0]?.());
  expect(shown()).toBe(1);
  await act(async () => putAway[1]?.());
  expect(shown()).toBe(0);
});

test('a toast above an open dialog can be closed by pointer', async () => {
  await render(
    <ToastProvider>
      <FailingDialog />
    </ToastProvider>,
  );
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect.poll(() => document.querySelectorAll('.za-Toast').length).toBe(1);
  const close = document.querySelector('.za-Toast-close');
  if (!close) throw new Error('The toast has no close button.');
  await userEvent.click(close);
  await expect.poll(() => document.querySelectorAll('.za-Toast').length).toBe(0);
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

describe('on a phone a toast does not cover the last button of a form', () => {
  beforeEach(() => page.viewport(375, 667));
  afterEach(() => page.viewport(414, 896));

  test.each(['destructive', 'default'] as const)('in a dialog, with the tone %s', async (tone) => {
    await render(
      <ToastProvider>
        <LongForm tone={tone} />
      </ToastProvider>,
    );
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    await expect.poll(() => document.querySelectorAll('.za-Toast').length).toBe(1);
    const button = save.element();
    button.scrollIntoView({ block: 'end' });
    const { left, top, width, height } = button.getBoundingClientRect();
    for (const place of [0.1, 0.5, 0.9])
      expect(document.elementFromPoint(left + width * place, top + height / 2)).toBe(button);
  });
});

function LongForm({ tone }: { tone: 'default' | 'destructive' }) {
  const toast = useToast();
  return (
    <Dialog open onOpenChange={() => undefined} title="Edit article" size="l">
      {Array.from({ length: 20 }, (_, line) => (
        <p key={line}>A line of the form.</p>
      ))}
      <button
        type="button"
        onClick={() => toast({ title: 'Update Failed', description: 'Title is blank. '.repeat(5), tone })}
      >
        Save
      </button>
    </Dialog>
  );
}

function FailingDialog() {
  const toast = useToast();
  return (
    <Dialog open onOpenChange={() => undefined} title="Create Account">
      <button type="button" onClick={() => toast({ title: 'Payment Failed', tone: 'destructive' })}>
        Fail
      </button>
    </Dialog>
  );
}

/** @param way - 1 to the right, -1 to the left */
async function swipe(dir: 'ltr' | 'rtl', way: 1 | -1): Promise<void> {
  const screen = await render(
    <div dir={dir}>
      <ToastProvider>
        <Buttons />
      </ToastProvider>
    </div>,
  );
  await screen.getByRole('button', { name: 'First' }).click();
  await expect.poll(() => document.querySelectorAll('.za-Toast').length).toBe(1);
  const toast = document.querySelector('.za-Toast');
  if (!toast) throw new Error('There is no toast.');
  toast.setPointerCapture = () => undefined;
  const { x, y, width } = toast.getBoundingClientRect();
  expect(way === 1 ? innerWidth - x - width : x).toBeLessThan(40);
  const point = (type: string, along: number) =>
    toast.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        button: 0,
        clientX: x + width / 2 + along * way,
        clientY: y + 20,
      }),
    );
  point('pointerdown', 0);
  for (const along of [10, 40, 90]) point('pointermove', along);
  point('pointerup', 90);
}

test('a swipe to the right closes it', async () => {
  await swipe('ltr', 1);
  await expect.poll(() => document.querySelectorAll('.za-Toast').length).toBe(0);
});

test('right to left, it is at the left, and a swipe to the left closes it', async () => {
  await swipe('rtl', -1);
  await expect.poll(() => document.querySelectorAll('.za-Toast').length).toBe(0);
});

test('F8 moves to the toast, and Escape closes it', async () => {
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

test('Escape in a dialog closes the dialog, and a toast that came later stays', async () => {
  function Trial() {
    const toast = useToast();
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog open={open} onOpenChange={setOpen} title="Edit article">
          <button type="button" onClick={() => toast({ title: 'Update Failed', tone: 'destructive' })}>
            Save
          </button>
        </Dialog>
      </>
    );
  }
  const screen = await render(
    <ToastProvider>
      <Trial />
    </ToastProvider>,
  );
  await screen.getByRole('button', { name: 'Open' }).click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => document.querySelectorAll('.za-Toast').length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelectorAll('.za-Dialog').length).toBe(0);
  expect(document.querySelector('.za-Toast-title')?.textContent).toBe('Update Failed');
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});
