import { expect, test, vi } from 'vitest';
import { pressTwice, show } from '../../test/show.tsx';
import { KeepReading } from './KeepReading.tsx';

const birth = { date: '1990-01-20', name: 'Ada / Lovelace' };

test('requests the book once by POST, saves it under its name, and explains a failure', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  let isAway = true;
  const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => {
    if (isAway) {
      return new Response(JSON.stringify({ code: 'unavailable', error: 'Please try again shortly.' }), {
        status: 503,
      });
    }
    return new Response('%PDF-1.7');
  });
  const screen = await show(<KeepReading birth={birth} />);
  const button = screen.getByRole('button', { name: 'Download as a book (PDF)' });
  await button.click();
  await expect.element(screen.getByText('Please try again shortly.')).toBeVisible();
  isAway = false;
  await screen.getByLabelText('Paper').selectOptions('letter');
  pressTwice(button);
  await vi.waitFor(() => expect(saved).toEqual(['The Book of Ada  Lovelace.pdf']));
  expect(screen.getByText('Please try again shortly.').query()).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(2);
  const [address, init] = fetch.mock.calls[1] ?? [];
  expect([address, init?.body]).toEqual(['/api/reading/book', JSON.stringify({ birth, paper: 'letter' })]);
});

test('the link to the book leads to its button', async () => {
  const screen = await show(<KeepReading birth={birth} />, '/personal#book');
  await expect.element(screen.getByRole('button', { name: 'Download as a book (PDF)' })).toHaveFocus();
});
