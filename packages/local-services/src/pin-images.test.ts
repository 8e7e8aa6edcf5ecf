import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './launcher/settings.ts';

const digests = { node: `sha256:${'a'.repeat(64)}`, postgres: `sha256:${'b'.repeat(64)}` };
const known: Record<string, string> = {
  '/v2/library/node/manifests/24-slim': digests.node,
  [`/v2/library/node/manifests/${digests.node}`]: digests.node,
  '/v2/library/postgres/manifests/17.6': digests.postgres,
};

let folder = '';
let registry: Server;
let address = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'zodiac-atlas-images-'));
  registry = createServer(({ url = '', headers }, response) => {
    if (url.startsWith('/token'))
      response.end(JSON.stringify({ token: new URL(url, address).searchParams.get('scope') }));
    else if (headers.authorization !== 'Bearer pull')
      response
        .writeHead(401, { 'www-authenticate': `Bearer realm="${address}/token",service="hub",scope="pull"` })
        .end();
    else if (known[url] === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'docker-content-digest': known[url] }).end();
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
});
afterEach(async () => {
  registry.close();
  await rm(folder, { recursive: true });
});

async function write(tag: string): Promise<void> {
  await writeFile(
    path.join(folder, 'Containerfile'),
    `FROM docker.io/library/node:${tag} AS build\nFROM build AS product\nFROM docker.io/library/node:${tag} AS runtime\n`,
  );
  await writeFile(
    path.join(folder, 'compose.yaml'),
    'services:\n  postgres:\n    image: docker.io/library/postgres:17.6\n',
  );
  await writeFile(path.join(folder, 'compose.try.yaml'), 'services: {}\n');
}

const read = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8');

const run = (...given: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const script = path.join(root, 'scripts/pin-images.ts');
    const parameters = [script, '--folder', folder, '--registry', address, ...given];
    execFile(process.execPath, parameters, (error, _out, said) =>
      resolve({ code: error ? Number(error.code) : 0, said }),
    );
  });

test('each image gets the digest that its tag has at the registry, and is then accepted', async () => {
  await write('24-slim');
  expect(await run('--check')).toEqual({
    code: 1,
    said: expect.stringContaining(
      `Containerfile: docker.io/library/node:24-slim is not pinned: write docker.io/library/node:24-slim@${digests.node}`,
    ),
  });
  expect(await read('Containerfile')).not.toContain('sha256');
  expect(await run()).toEqual({ code: 0, said: '' });
  const pinned = `FROM docker.io/library/node:24-slim@${digests.node}`;
  expect(await read('Containerfile')).toBe(
    `${pinned} AS build\nFROM build AS product\n${pinned} AS runtime\n`,
  );
  expect(await read('compose.yaml')).toContain(
    `image: docker.io/library/postgres:17.6@${digests.postgres}\n`,
  );
  known[`/v2/library/postgres/manifests/${digests.postgres}`] = digests.postgres;
  expect(await run('--check')).toEqual({ code: 0, said: '' });
  // A second run changes nothing.
  expect(await run()).toEqual({ code: 0, said: '' });
  expect(await read('Containerfile')).toContain(`${pinned} AS build\n`);
});

test('a tag or a digest that the registry does not have is reported by name', async () => {
  await write('99');
  const missing = { code: 1, said: expect.stringContaining('does not have docker.io/library/node:99') };
  expect(await run()).toEqual(missing);
  await write(`24-slim@sha256:${'c'.repeat(64)}`);
  expect(await run('--check')).toEqual({ code: 1, said: expect.stringContaining('does not have docker.io') });
});
