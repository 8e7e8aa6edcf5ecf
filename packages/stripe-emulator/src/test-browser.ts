import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
// A relative import, because local-services depends on this package.
import { findChromiumForTests } from '../../local-services/src/chromium/chromium.ts';
import { keys } from './test-emulator.ts';

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await findChromiumForTests());
}

/** Opens a page in a new context. The test fails if the browser logs an error or a warning. */
export async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const browserErrors: string[] = [];
  page.on('pageerror', (error) => browserErrors.push(String(error)));
  page.on('console', (message) => {
    // A declined card is a 402, which browsers log as a failed resource.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      browserErrors.push(message.text());
    if (message.type() === 'warning') browserErrors.push(message.text());
  });
  onTestFinished(async () => {
    await context.close();
    if (browserErrors.length > 0) throw new Error(browserErrors.join('\n'));
  });
  await page.goto(address);
  return page;
}

/** Serves the checkout page under the strictest content security policy that allows the emulator. */
export async function startShop(emulatorUrl: string) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./browser/test-page/checkout.tsx', import.meta.url))],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  const policy = `default-src 'none'; script-src 'self' ${emulatorUrl}; connect-src ${emulatorUrl}; img-src data:`;
  const server = createServer((request, response) => {
    if (request.url === '/checkout.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
      return;
    }
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .end(
        `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,"><main></main><script type="module" src="/checkout.js"></script></html>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    /** The URL of the checkout of an intent. */
    checkout(clientSecret: string, settings: { theme?: 'dark' } = {}): string {
      const query = new URLSearchParams({
        script: `${emulatorUrl}/stripe.js`,
        key: keys.publishableKey,
        secret: clientSecret,
        ...settings,
      });
      return `http://localhost:${port}/?${query.toString()}`;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
