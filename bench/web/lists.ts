import { signUpAndPay, newPerson } from '@org/e2e/fixtures/people.ts';
import type { Browser, Page } from 'playwright-core';

const slowdown = 4;
const choices = 9;

const lists = ['/companies', '/car-brands', '/us-states'];

/**
 * Measures what a person with access sees on a phone: the layout shift of the first page, and the time from the choice of a sign to
 * the list of that sign on the screen.
 */
export async function measureLists(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ baseURL: origin });
  try {
    const page = await context.newPage();
    await signUpAndPay(page, newPerson());
    await page.setViewportSize({ width: 375, height: 760 });
    await page.addInitScript(() => {
      Reflect.set(window, 'shift', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(
            window,
            'shift',
            Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')),
          );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    process.stdout.write(`\n| list | CLS | filter ms, median | filter ms, longest |\n|---|---|---|---|\n`);
    for (const address of lists) {
      await page.goto(address);
      await page.getByText(/^Showing 1-/).waitFor();
      const shift = Number(await page.evaluate(() => Reflect.get(window, 'shift') as unknown));
      const times = (await timesToFilter(page)).toSorted((a, b) => a - b);
      const cells = [shift.toFixed(3), times[choices >> 1]?.toFixed(0), times.at(-1)?.toFixed(0)];
      process.stdout.write(`| \`${address}\` | ${cells.join(' | ')} |\n`);
    }
  } finally {
    await context.close();
  }
}

/** Chooses one sign after another, and measures until the first row of it has been painted. */
async function timesToFilter(page: Page): Promise<number[]> {
  const select = page.getByLabel('Zodiac sign').first();
  const values = await select.evaluate((element) =>
    [...(element as HTMLSelectElement).options].map(({ value }) => value).filter(Boolean),
  );
  const times: number[] = [];
  for (const value of values.slice(0, choices)) {
    times.push(
      await select.evaluate(async (element, chosen) => {
        // No two signs share a row.
        const first = (): string | undefined => document.querySelector('main article h2')?.textContent;
        const before = first();
        const started = performance.now();
        (element as HTMLSelectElement).value = chosen;
        element.dispatchEvent(new Event('change', { bubbles: true }));
        while (first() === before) await new Promise((resolve) => requestAnimationFrame(resolve));
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        return performance.now() - started;
      }, value),
    );
  }
  return times;
}
