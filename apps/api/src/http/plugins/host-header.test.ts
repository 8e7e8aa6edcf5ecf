import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** Sends header lines as they are, which `fetch` does not. */
async function answerTo(path: string, headers: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(app.baseUrl);
  const socket = connect({ port: Number(port), host: hostname });
  let text = '';
  socket.setEncoding('latin1').on('data', (more: string) => {
    text += more;
  });
  socket.write([`GET ${path} HTTP/1.1`, ...headers, 'connection: close', '', ''].join('\r\n'));
  await once(socket, 'close');
  return text;
}

test.each([
  ['two hosts', ['host: localhost', 'host: evil.example']],
  ['the same host twice, in other letters', ['Host: localhost', 'HOST: localhost']],
  ['no host', []],
  ['an empty host', ['host:']],
  ['a path in the host', ['host: localhost/evil']],
  ['a user in the host', ['host: evil@localhost']],
  ['two hosts in one line', ['host: localhost, evil.example']],
])('%s gets 400 as a problem document, with and without a route', async (_name, headers) => {
  for (const path of ['/api/stats', '/livez', '/', '/nowhere']) {
    const [head = '', body = ''] = (await answerTo(path, headers)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toContain('content-type: application/problem+json');
    expect(JSON.parse(body)).toMatchObject({
      status: 400,
      code: 'invalid_input',
      requestId: expect.any(String),
    });
  }
});

test.each(['localhost', 'atlas.example:8080', '127.0.0.1:3000', '[::1]:3000'])(
  'the host %s is served',
  async (host) => {
    expect(await answerTo('/livez', [`host: ${host}`])).toMatch(/^HTTP\/1\.1 200 /);
  },
);
