import { expect, test } from 'vitest';
import { show } from '../test/show.tsx';
import { TermsNotice } from './TermsNotice.tsx';

test('the terms and the privacy page open in new tabs, so that a form keeps what was typed', async () => {
  const screen = await show(<TermsNotice begin="With the account" />);
  await expect.element(screen.getByText(/^With the account you accept the terms/)).toBeVisible();
  for (const [name, href] of [
    ['terms', '/terms'],
    ['refund rules', '/refunds'],
    ['the privacy page', '/privacy'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    await expect.element(link).toHaveAttribute('href', href);
    await expect.element(link).toHaveAttribute('target', '_blank');
  }
});
