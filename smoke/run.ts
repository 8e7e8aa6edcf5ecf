/**
 * Installs the packed packages from tarballs, with every dependency from the registry, in a workspace outside the
 * monorepo, and uses them there: in a page that Next, Astro, Vite, webpack and esbuild render on a server and that is opened in a
 * browser, and under Deno, Bun and each supported Node. Only the installation needs the network. Arguments select consumers; the
 * default is all.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findChromium } from '@org/local-services/chromium/chromium.ts';
import { freePort } from '@org/local-services/process/ports.ts';
import { chromium } from 'playwright';
import { packPackage } from './pack.ts';
import { supportedNodes } from './supported-nodes.ts';

const workspace = realpathSync(mkdtempSync(path.join(tmpdir(), 'consumers-')));
const runtimes = path.join(workspace, 'runtimes');
const next = path.join(workspace, 'next');
const bundlers = path.join(workspace, 'bundlers');

const binary = (consumer: string, name: string): string => path.join(consumer, 'node_modules/.bin', name);

function run(cwd: string, command: string, ...args: string[]): void {
  execFileSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
}

function install(): void {
  cpSync(path.join(import.meta.dirname, 'consumers'), workspace, { recursive: true });
  const tarballs = path.join(workspace, 'tarballs');
  mkdirSync(tarballs);
  for (const name of ['api-contract', 'ui', 'zodiac-core'] as const) packPackage(name, tarballs);
  const settings = {
    packages: ['bundlers', 'next', 'runtimes'],
    // The version under test is in no registry.
    overrides: { '@org/zodiac-core': `file:${path.join(tarballs, 'zodiac-core.tgz')}` },
    minimumReleaseAge: 4320,
    allowBuilds: { bun: true, deno: true, esbuild: false, sharp: false },
    verifyDepsBeforeRun: false,
    pmOnFail: 'ignore',
  };
  // Every JSON text is also valid YAML.
  writeFileSync(path.join(workspace, 'pnpm-workspace.yaml'), JSON.stringify(settings));
  run(workspace, 'pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline');
}

async function checkPage(address: string): Promise<void> {
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('favicon')) complaints.push(message.text());
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    assert.equal(await page.getByRole('heading').textContent(), 'Born a Snake');
    const paper = await page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
    assert.notEqual(paper, 'rgba(0, 0, 0, 0)', 'the styles set the background of the page');
    assert.equal(await page.getByRole('link', { name: 'Next' }).getAttribute('href'), '/next');
    // A tab opens only if the client component was hydrated.
    await page.getByRole('tab', { name: 'Pages' }).click();
    await page
      .getByRole('tabpanel')
      .getByText(/^Up to \d+$/)
      .waitFor();
    assert.deepEqual(complaints, []);
  } finally {
    await browser.close();
  }
}

async function useInNext(): Promise<void> {
  const command = binary(next, 'next');
  run(next, command, 'build');
  const port = await freePort();
  const server = spawn(command, ['start', '--hostname', '127.0.0.1', '--port', String(port)], {
    cwd: next,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const ended = once(server, 'exit');
  try {
    let ready = false;
    for await (const line of createInterface(server.stdout)) {
      ready = line.includes('Ready in');
      if (ready) break;
    }
    assert.ok(ready, 'next start ended before it was ready');
    await checkPage(`http://127.0.0.1:${port}/`);
  } finally {
    server.kill();
    await ended;
  }
}

async function openAsBuiltBy(name: string): Promise<void> {
  run(bundlers, process.execPath, 'build.mjs', name);
  const folder = path.join(bundlers, 'dist', name);
  // Astro has rendered the page by now.
  if (name !== 'astro') {
    const html = execFileSync(process.execPath, [path.join(folder, 'server.mjs')], { encoding: 'utf8' });
    writeFileSync(path.join(folder, 'index.html'), html);
  }
  const types: Readonly<Record<string, string>> = {
    css: 'text/css',
    html: 'text/html',
    js: 'text/javascript',
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    const type = types[path.extname(file).slice(1)] ?? 'application/octet-stream';
    return response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    await checkPage(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
  }
}

const consumers: Record<string, () => Promise<void> | void> = {
  node: () => {
    for (const { file } of supportedNodes()) run(runtimes, file, 'use.mjs');
  },
  deno: () => {
    const permissions = ['--allow-read', '--allow-env', '--allow-net=127.0.0.1'];
    run(runtimes, binary(runtimes, 'deno'), 'run', '--cached-only', ...permissions, 'use.mjs');
  },
  bun: () => run(runtimes, binary(runtimes, 'bun'), 'use.mjs'),
  next: useInNext,
  astro: () => openAsBuiltBy('astro'),
  esbuild: () => openAsBuiltBy('esbuild'),
  vite: () => openAsBuiltBy('vite'),
  webpack: () => openAsBuiltBy('webpack'),
};

const asked = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(consumers);
try {
  install();
  for (const name of asked) {
    const consume = consumers[name];
    if (!consume)
      throw new Error(`There is no consumer "${name}". Choose from ${Object.keys(consumers).join(', ')}.`);
    await consume();
    process.stdout.write(`The packages work in ${name}.\n`);
  }
} finally {
  rmSync(workspace, { recursive: true, force: true });
}
