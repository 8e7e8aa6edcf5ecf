import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../test/show.tsx';
import { ShareSign } from './ShareSign.tsx';

const snake = { id: 'snake', name: 'Snake' } as const;
const url = new URL('/signs/snake', window.location.origin).href;

/** Replaces the browser's share dialog; `undefined` removes it. */
const setShare = (value: Navigator['share'] | undefined): void => {
  Object.defineProperty(navigator, 'share', { value, configurable: true });
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('a sign is shared as its public page, without a date', async () => {
  const share = vi.fn<Navigator['share']>(async () => undefined);
  setShare(share);
  const screen = await show(<ShareSign sign={snake} />);
  await screen.getByRole('button', { name: 'Share This Sign' }).click();
  await expect.poll(() => share.mock.calls).toEqual([[{ title: 'Year of the Snake', url }]]);
});

test('copies the link in a browser without a share dialog', async () => {
  setShare(undefined);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await show(<ShareSign sign={snake} />);
  await screen.getByRole('button', { name: 'Share This Sign' }).click();
  await expect.element(screen.getByText('Link copied')).toBeVisible();
  expect(write.mock.calls).toEqual([[url]]);
});

test('a link that cannot be copied is shown', async () => {
  setShare(undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  const screen = await show(<ShareSign sign={snake} />);
  await screen.getByRole('button', { name: 'Share This Sign' }).click();
  await expect.element(screen.getByText(url)).toBeVisible();
});

test('closing the dialog copies nothing', async () => {
  const share = vi.fn<Navigator['share']>(() => Promise.reject(new DOMException('', 'AbortError')));
  setShare(share);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await show(<ShareSign sign={snake} />);
  await screen.getByRole('button', { name: 'Share This Sign' }).click();
  await expect.poll(() => share.mock.calls.length).toBe(1);
  expect(write.mock.calls).toEqual([]);
});
