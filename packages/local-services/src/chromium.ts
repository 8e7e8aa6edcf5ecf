import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { unpackChromium } from './packed-chromium.ts';

export interface Browser {
  executablePath: string;
  args: string[];
}

/** For any Chromium in a test: no sandbox (containers and root have none), no call home. */
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

/** Some systems install a script of that name that only says where to get a browser. */
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

/** Where to look; the machine's own unless a test says otherwise. */
export interface ChromiumSources {
  env?: Readonly<Record<string, string | undefined>>;
  installed?: (pathVariable: string | undefined) => Promise<string | undefined>;
  playwright?: () => string;
  packed?: () => Promise<string>;
}

/**
 * A Chromium to test with: `CHROMIUM_PATH`, else an installed Chromium or Chrome, else Playwright's own, else one that
 * comes from npm and is unpacked once.
 *
 * @throws when there is none, or `CHROMIUM_PATH` names none
 */
export async function findChromium(sources: ChromiumSources = {}): Promise<Browser> {
  const { env = process.env } = sources;
  const chosen = env.CHROMIUM_PATH;
  if (chosen) {
    if (!(await isExecutable(chosen))) throw new Error(`CHROMIUM_PATH names no program: ${chosen}`);
    return { executablePath: chosen, args: chromiumArgs };
  }
  const found = await (sources.installed ?? installed)(env.PATH);
  if (found) return { executablePath: found, args: chromiumArgs };
  const own = (sources.playwright ?? (() => chromium.executablePath()))();
  if (await isExecutable(own)) return { executablePath: own, args: chromiumArgs };
  return { executablePath: await (sources.packed ?? unpackChromium)(), args: chromiumArgs };
}
