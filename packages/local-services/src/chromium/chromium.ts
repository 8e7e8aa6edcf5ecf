import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { isPackedForThisMachine, unpackChromium } from './packed-chromium.ts';

export interface Browser {
  executablePath: string;
  args: string[];
}

/** Arguments for tests. The sandbox is not available in containers and to root. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const usualFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome', '/usr/lib/chromium'];
const apps = ['Google Chrome', 'Chromium'].flatMap((app) =>
  ['/Applications', `${process.env.HOME ?? ''}/Applications`].map(
    (folder) => `${folder}/${app}.app/Contents/MacOS/${app}`,
  ),
);

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Whether a program is a browser. Some systems install a stub that only prints how to install one. */
async function runs(file: string): Promise<boolean> {
  if (!(await isExecutable(file))) return false;
  return promisify(execFile)(file, ['--version'], { timeout: 10_000 }).then(
    ({ stdout }) => /chrom/i.test(stdout),
    () => false,
  );
}

async function installed(pathVariable: string | undefined): Promise<string | undefined> {
  const onPath = (pathVariable ?? '').split(path.delimiter).filter(Boolean);
  const folders = new Set([...onPath, ...usualFolders]);
  const candidates = [
    ...names.flatMap((name) => [...folders].map((folder) => path.join(folder, name))),
    ...apps,
  ];
  for (const candidate of candidates) if (await runs(candidate)) return candidate;
  return undefined;
}

/** The places to look in, replaced by tests. */
interface ChromiumSources {
  env?: Readonly<Record<string, string | undefined>>;
  installed?: (pathVariable: string | undefined) => Promise<string | undefined>;
  playwright?: () => string;
  packed?: () => Promise<string>;
}

/**
 * Finds a Chromium as visitors have it. The order is: `CHROMIUM_PATH`, an installed Chromium or Chrome, Playwright's browser,
 * the browser in `@sparticuz/chromium`.
 *
 * @throws Error if there is none, or if `CHROMIUM_PATH` is not an executable file
 */
export async function findChromium(sources: ChromiumSources = {}): Promise<Browser> {
  const { env = process.env } = sources;
  const chosen = env.CHROMIUM_PATH;
  if (chosen) {
    if (!(await isExecutable(chosen))) throw new Error(`CHROMIUM_PATH is not an executable file: ${chosen}`);
    return { executablePath: chosen, args: chromiumArgs };
  }
  const found = await (sources.installed ?? installed)(env.PATH);
  if (found) return { executablePath: found, args: chromiumArgs };
  const own = (sources.playwright ?? (() => chromium.executablePath()))();
  if (await isExecutable(own)) return { executablePath: own, args: chromiumArgs };
  return { executablePath: await (sources.packed ?? unpackChromium)(), args: chromiumArgs };
}

/**
 * Finds a Chromium for tests. The browser in `@sparticuz/chromium` comes first where it runs, because it has no window to draw
 * and takes two thirds of the processor time of an installed one. `CHROMIUM_PATH` replaces it.
 */
export async function findChromiumForTests(sources: ChromiumSources = {}): Promise<Browser> {
  const { env = process.env, packed = unpackChromium } = sources;
  if (!env.CHROMIUM_PATH && isPackedForThisMachine) {
    const executablePath = await packed();
    if (await runs(executablePath)) return { executablePath, args: chromiumArgs };
  }
  return findChromium(sources);
}
