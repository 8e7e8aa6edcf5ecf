import { describe, expect, test } from 'vitest';
import { company, pageOf } from '../../test/companies.ts';
import { mockApi } from '../../test/mock-api.ts';
import { opening, pageOfOpenings } from '../../test/openings.ts';
import { show } from '../../test/show.tsx';
import { CompaniesPage } from './CompaniesPage.tsx';

describe('the openings of a company', () => {
  const role = { ...opening, companyId: 1, department: null, salary: null };
  const withOpening = { ...company(1), openings: 1 };

  test('are counted on its card and listed with place, type, date and link', async () => {
    mockApi({
      'GET /api/companies': pageOf([withOpening, company(2)]),
      'GET /api/openings': pageOfOpenings([role]),
    });
    const screen = await show(<CompaniesPage />, '/companies');
    const opener = screen.getByRole('button', { name: '1 opening at Company 1' });
    await expect.element(opener).toBeVisible();
    expect(screen.getByRole('button', { name: /opening.* at / }).elements()).toHaveLength(1);
    await opener.click();
    const dialog = screen.getByRole('dialog', { name: 'Openings at Company 1' });
    await expect
      .element(dialog.getByRole('link', { name: 'Level Designer (opens in a new tab)' }))
      .toHaveAttribute('href', role.url);
    for (const text of [
      'Kyoto; Tokyo; Osaka; Nara; and 2 more',
      'Full-time',
      'November 2, 2026',
      /^As of November 20, 2026/,
    ])
      await expect.element(dialog.getByText(text)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: /^Save Level Designer at / })).toBeVisible();
    await expect.element(dialog.getByText('Salary:')).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Back to the companies' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('show a load error with a retry, whose button keeps the focus while it runs', async () => {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    let isFirst = true;
    mockApi({
      'GET /api/companies': pageOf([withOpening]),
      'GET /api/openings': async () => {
        if (isFirst) {
          isFirst = false;
          return { status: 503, body: {} };
        }
        await held;
        return pageOfOpenings([role]);
      },
    });
    const screen = await show(<CompaniesPage />, '/companies');
    await screen.getByRole('button', { name: '1 opening at Company 1' }).click();
    await expect.element(screen.getByText(/^The openings could not be loaded/)).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('button', { name: 'Trying again...' })).toHaveFocus();
    answer();
    await expect
      .element(screen.getByRole('link', { name: 'Level Designer (opens in a new tab)' }))
      .toBeVisible();
  });
});
