import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './launcher/settings.ts';

const read = (file: string): Promise<string> => readFile(path.join(root, file), 'utf8');
const containerfile = await read('Containerfile');
const compose = await read('compose.yaml');

test('the image has the Node and the pnpm of the project', async () => {
  const { devDependencies, packageManager } = JSON.parse(await read('package.json')) as {
    devDependencies: { node: string };
    packageManager: string;
  };
  const bases = [...containerfile.matchAll(/^FROM (docker\.io\/\S+)/gmu)].map(([, image]) => image);
  expect(new Set(bases)).toEqual(new Set([`docker.io/library/node:${devDependencies.node}-trixie-slim`]));
  const managers = [...containerfile.matchAll(/\bpnpm@[\d.]+/gu)].map(([manager]) => manager);
  expect(new Set(managers)).toEqual(new Set([packageManager]));
});

test('every stage that runs ends as a user who is not root', () => {
  const stages = containerfile.split(/^FROM /mu).slice(1);
  const lastUsers = stages.map((stage) => [
    /\bAS (\w+)/u.exec(stage)?.[1],
    [...stage.matchAll(/^USER (\w+)/gmu)].at(-1)?.[1],
  ]);
  // A stage without a user of its own has that of the stage it begins with.
  expect(lastUsers).toEqual([
    ['build', undefined],
    ['runtime', 'node'],
    ['backup', 'node'],
    ['product', undefined],
  ]);
  expect(containerfile).toMatch(/^FROM runtime AS product$/mu);
});

test('the product runs on a read-only file system without capabilities', () => {
  const shared = /^x-product: &product\n((?: .*\n|\n)+)/mu.exec(compose)?.[1] ?? '';
  expect(shared).toContain('read_only: true');
  expect(shared).toContain('cap_drop: [ALL]');
  for (const service of ['product', 'backup'])
    expect(compose).toMatch(new RegExp(`^ {2}${service}:\\n {4}<<: \\*product$`, 'mu'));
});

test('what is secret or built stays out of the image', async () => {
  const ignored = (await read('.containerignore')).split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', '.git', '.data', '**/node_modules']));
  expect(await read('.dockerignore')).toBe(await read('.containerignore'));
});
