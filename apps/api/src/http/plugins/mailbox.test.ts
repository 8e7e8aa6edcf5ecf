import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productionVariables } from '#test/fake-google.ts';
import { startApp, type RunningApp } from '#test/harness.ts';

let catcher: Server;
let app: RunningApp;

beforeAll(async () => {
  catcher = createServer((request, response) => {
    const isKnown = ['/mailbox', '/mailbox/1', '/mailbox/1/html'].includes(request.url ?? '');
    response.writeHead(isKnown ? 200 : 404).end(`<title>caught ${request.url}</title>`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => void catcher.once('listening', resolve));
  const { port } = catcher.address() as AddressInfo;
  app = await startApp({ env: { MAILBOX_URL: `http://127.0.0.1:${port}` } });
});
afterAll(async () => {
  await app.close();
  catcher.closeAllConnections();
  catcher.close();
});

async function get(path: string, of = app) {
  const response = await (await of.as('signed-out')).send('GET', path);
  return {
    status: response.status,
    text: await response.text(),
    policy: response.headers.get('content-security-policy') ?? '',
    frames: response.headers.get('x-frame-options'),
  };
}

test('local mode shows the caught mails, whose HTML has neither script nor our origin', async () => {
  for (const path of ['/mailbox', '/mailbox/1']) {
    const { status, text, policy, frames } = await get(path);
    expect([status, text, frames]).toEqual([200, `<title>caught ${path}</title>`, 'DENY']);
    expect(policy).not.toContain('script-src');
    expect(policy).toContain("default-src 'none'");
  }
  const mail = await get('/mailbox/1/html');
  expect([mail.status, mail.frames]).toEqual([200, 'SAMEORIGIN']);
  expect(mail.policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'/);
  expect(mail.policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
});

test('an unknown mail is not found, and no path reaches other pages of the mail catcher', async () => {
  expect((await get('/mailbox/2')).status).toBe(404);
  expect((await get('/mailbox/..%2Fhealth')).status).toBe(404);
});

test('T21: production has no mailbox', async () => {
  const production = await startApp({
    variables: productionVariables(app.database),
    database: app.database,
    stripeUrl: app.stripeUrl,
  });
  const { text } = await get('/mailbox', production);
  expect(text).not.toContain('caught');
  await production.close();
});
