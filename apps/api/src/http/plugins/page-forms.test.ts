import { hash } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addWritten } from '#test/blog.ts';
import { startApp, type RunningApp } from '#test/harness.ts';

const webDist = path.join(import.meta.dirname, '../../test/web-build');
let app: RunningApp;

beforeAll(async () => {
  app = await startApp({ env: { WEB_DIST: webDist } });
  await addWritten(app, {
    title: 'The Dragon',
    html: '<h2>Work</h2><p>Ambition, and <link rel="preload" as="font"> stamina.</p>',
  });
});
afterAll(() => app.close());

const read = async (address: string, headers: Record<string, string>) => {
  const response = await fetch(app.baseUrl + address, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const fromElsewhere = { 'sec-fetch-site': 'cross-site' };
const fromOurPage = { 'sec-fetch-site': 'same-origin' };

describe.each(['/signs/rat', '/today', '/terms', '/blog/the-dragon.html'])('%s', (address) => {
  test('has its styles within it, and a policy that permits this text and no other', async () => {
    const { text, headers } = await read(address, fromElsewhere);
    const [, styles = ''] = /<style>([^<]+)<\/style>/.exec(text) ?? [];
    expect(text).not.toContain('rel="stylesheet"');
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toContain(`style-src 'self' 'sha256-${hash('sha256', styles, 'base64')}'`);
    expect(policy).toContain("script-src 'none'");
  });

  test('asks a visitor from elsewhere for the fonts after the first paint, and a visitor from our page at once', async () => {
    for (const headers of [{}, { 'sec-fetch-site': 'none' }, fromElsewhere]) {
      const { text } = await read(address, headers);
      expect(text).toMatch(/<html data-fonts="later" lang="en">/);
      expect(text).not.toContain('/assets/serif.woff2');
    }
    const { text } = await read(address, fromOurPage);
    expect(text).toMatch(/<html lang="en">/);
    expect(text).toMatch(/<link rel="preload" as="font"[^>]* href="\/assets\/serif.woff2"/);
  });

  test('tells caches that it has two forms, each with an ETag', async () => {
    const [first, further] = await Promise.all([read(address, fromElsewhere), read(address, fromOurPage)]);
    for (const { headers } of [first, further]) {
      expect(headers.get('vary')).toContain('sec-fetch-site');
      expect(headers.get('vary')).toContain('accept-encoding');
    }
    const etag = first.headers.get('etag') ?? '';
    expect(further.headers.get('etag')).not.toBe(etag);
    expect((await read(address, { ...fromElsewhere, 'if-none-match': etag })).status).toBe(304);
    expect((await read(address, { ...fromOurPage, 'if-none-match': etag })).status).toBe(200);
  });
});
