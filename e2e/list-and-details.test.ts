import type { Page } from '@playwright/test';
import { signUpAndPayByApi } from './fixtures/accounts.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ reducedMotion: 'no-preference' });

/** Records the logos that move during page transitions, as `from → to`, by the names of their elements on both pages. */
async function recordTransitions(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Reflect.set(window, 'moved', moved);
    const named = (): string =>
      [...document.querySelectorAll<HTMLElement>('.za-LogoOrLetter')]
        .filter(({ style }) => style.viewTransitionName === 'row-logo')
        .map((logo) => (logo.closest('article') ? 'card' : 'head'))
        .join(' and ');
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const from = named();
      const transition = start(update);
      void transition.ready.then(() => moved.push(`${from} → ${named()}`));
      return transition;
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'moved') as string[]);
}

test('the logo of a company moves from its card to the head of its page, and back, however slow the answer is', async ({
  page,
  product,
  person,
}) => {
  await signUpAndPayByApi(page, product, person);
  const moved = await recordTransitions(page);
  await page.goto('/companies?search=toyota');
  const more = page.getByRole('link', { name: 'Details of Toyota', exact: true });
  await expect(more).toBeVisible();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/companies/toyota', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await more.click();
  await expect(page.getByRole('heading', { name: 'Toyota', level: 1 })).toBeVisible();
  await expect(page.getByText('Opening the page …')).toBeVisible();
  await expect.poll(moved).toEqual(['card → head']);
  answer.resolve();
  await expect(page.getByRole('heading', { name: 'What tradition says' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Showing 1-/)).toBeVisible();
  await expect.poll(moved).toEqual(['card → head', 'head → card']);
});
