import { cards, createAccount, enterCard, newPerson } from '@org/e2e/fixtures/people.ts';
import type { Browser, Locator, Page } from 'playwright-core';

const slowdown = 4;
const choices = 9;

const lists = ['/companies', '/car-brands', '/us-states', '/openings'];

/** Milliseconds from the choice of a sign. */
interface Times {
  /** Time until the control shows its value and the list shows that it loads, or shows its rows. */
  feedback: number;
  /** Time until the first row of the sign is drawn. */
  row: number;
  /**
   * Duration of the API call within that time. The network and the processor of the server are those of this machine, without
   * slowdown.
   */
  call: number;
}

const columns: readonly (readonly [name: string, time: keyof Times])[] = [
  ['feedback ms', 'feedback'],
  ['first row ms', 'row'],
  ['of which the call ms', 'call'],
];

/**
 * Measures what a person with access sees on a phone: the layout shift of the first page, and the times from the choice of a sign to
 * the first feedback and to the first row of that sign. The second time that a sign is chosen, the browser has the answer already.
 */
export async function measureLists(browser: Browser, origin: string): Promise<void> {
  const context = await browser.newContext({ baseURL: origin });
  try {
    const page = await context.newPage();
    const dialog = await createAccount(page, newPerson());
    await enterCard(dialog, cards.succeeds);
    await dialog.getByRole('button', { name: 'Create Account & Pay' }).click();
    await page.getByText(/^Thank you\. You have lifetime access/).waitFor();
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
    await findOpenings(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const heads = ['list', 'CLS', ...columns.map(([name]) => name), 'first row ms, answer known'];
    process.stdout.write(`\n| ${heads.join(' | ')} |\n|${'---|'.repeat(heads.length)}\n`);
    for (const address of lists) {
      await page.goto(address);
      await page.getByText(/^Showing 1-/).waitFor();
      const shift = Number(await page.evaluate(() => Reflect.get(window, 'shift') as unknown));
      const signs = await signsWithRows(page);
      // Starts from the list of another sign, because the list of all signs may begin with a row of the first sign.
      await page.goto(`${address}?zodiac=${signs.pop()}`);
      await page.getByText(/^Showing 1-/).waitFor();
      signs.length = Math.min(signs.length, choices);
      const asked = await timesToFilter(page, signs);
      const known = await timesToFilter(page, signs);
      const cells = [...columns.map(([, time]) => median(asked, time)), median(known, 'row')];
      process.stdout.write(`| \`${address}\` | ${shift.toFixed(3)} | ${cells.join(' | ')} |\n`);
    }
  } finally {
    await context.close();
  }
}

function median(measured: readonly Times[], time: keyof Times): string {
  const sorted = measured.map((times) => times[time]).toSorted((a, b) => a - b);
  return String(sorted[sorted.length >> 1]?.toFixed(0));
}

/** Refreshes the openings of all signs, because a new product has none. */
async function findOpenings(page: Page): Promise<void> {
  await page.goto('/companies');
  for (const zodiac of await signsWithRows(page)) {
    await page.evaluate(async (sign) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ zodiac: sign });
      const { ok, status } = await fetch('/api/scrape', { method: 'POST', headers, body });
      if (!ok) throw new Error(`The refresh of the ${sign} was answered with ${status}.`);
    }, zodiac);
    await page.waitForFunction(async (sign) => {
      const { scrape } = (await (await fetch(`/api/scrape/${sign}`)).json()) as {
        scrape: { finishedAt: string | null } | null;
      };
      return typeof scrape?.finishedAt === 'string';
    }, zodiac);
  }
}

/** The control of the signs. A list with a search has it in a sheet, which is opened first. */
async function signSelect(page: Page): Promise<Locator> {
  const select = page.getByLabel('Zodiac sign').first();
  const button = page.getByRole('button', { name: /^Filter/ });
  await select.or(button).first().waitFor();
  if (!(await select.isVisible())) await button.click();
  return select;
}

/** The signs that can be chosen. Signs without rows are left out. */
const signsWithRows = async (page: Page): Promise<string[]> =>
  (await signSelect(page)).evaluate((element) =>
    [...(element as HTMLSelectElement).options]
      .filter(({ value, text }) => value !== '' && !text.endsWith('(0)'))
      .map(({ value }) => value),
  );

/** Chooses one sign after another, and measures until its feedback and its first row have been painted. */
async function timesToFilter(page: Page, signs: readonly string[]): Promise<Times[]> {
  const select = await signSelect(page);
  const measured: Times[] = [];
  for (const sign of signs) {
    await page.locator('main [aria-busy]').waitFor({ state: 'detached' });
    measured.push(
      await select.evaluate(async (element, chosen) => {
        const main = document.querySelector('main') ?? document.body;
        // Each card names its sign, so two cards of different signs never have the same text.
        const first = (): string | undefined => main.querySelector('article')?.textContent;
        const painted = () =>
          new Promise<number>((resolve) => {
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
          });
        const until = (holds: () => boolean) =>
          new Promise<number>((resolve) => {
            const observer = new MutationObserver(() => {
              if (!holds()) return;
              observer.disconnect();
              resolve(painted());
            });
            observer.observe(main, { subtree: true, childList: true, characterData: true, attributes: true });
          });
        const before = first();
        performance.clearResourceTimings();
        const times = Promise.all([
          until(() => first() !== before || main.querySelector('[aria-busy]') !== null),
          until(() => first() !== before),
        ]);
        const started = performance.now();
        (element as HTMLSelectElement).value = chosen;
        element.dispatchEvent(new Event('change', { bubbles: true }));
        const [feedback, row] = await times;
        const calls = performance
          .getEntriesByType('resource')
          .filter(({ name }) => new URL(name).pathname.startsWith('/api/'));
        const call = Math.max(0, ...calls.map(({ duration }) => duration));
        return { feedback: feedback - started, row: row - started, call };
      }, sign),
    );
  }
  return measured;
}
