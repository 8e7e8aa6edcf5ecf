import { afterEach, expect, inject, test } from 'vitest';
import { cdp, page } from 'vitest/browser';

const forceColours = async (value: 'active' | 'none'): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

afterEach(async () => forceColours('none'));

test.each([
  ['ltr', 'none'],
  ['rtl', 'none'],
  ['ltr', 'active'],
  ['rtl', 'active'],
] as const)(
  'built by Vite, it matches its picture in %s direction, forced colors: %s',
  async (dir, forced) => {
    await page.viewport(800, 1600);
    await forceColours(forced);
    const frame = document.createElement('iframe');
    frame.src = `${inject('application')}?dir=${dir}`;
    frame.style.cssText = 'width: 780px; height: 1580px; border: 0';
    const drawn = new Promise((resolve) => {
      addEventListener('message', ({ data }) => data === 'drawn' && resolve(data));
    });
    document.body.append(frame);
    await drawn;
    await expect(page.elementLocator(frame)).toMatchScreenshot(
      forced === 'active' ? `built/${dir}-forced-colors` : `built/${dir}`,
      { timeout: 30_000 },
    );
    frame.remove();
  },
);
