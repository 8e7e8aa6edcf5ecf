import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { claimRunFile, releaseRunFile } from '../process/run-files.ts';

const run = promisify(execFile);
const cache = path.join(import.meta.dirname, '../../node_modules/.cache');

/** The browser in `@sparticuz/chromium` runs only on Linux x64. */
export const isPackedForThisMachine = process.platform === 'linux' && process.arch === 'x64';

/** Runs in a separate process, because the package unpacks into TMPDIR. */
const unpacking = `import('@sparticuz/chromium').then(({ default: packed }) => packed.executablePath())`;

/**
 * Unpacks the Chromium of `@sparticuz/chromium` once per clone. Concurrent calls, also of other processes, wait.
 *
 * @param unpack - writes the browser into a folder; replaced by tests
 * @returns the path of a script that starts it with its libraries and fonts
 * @throws Error on a platform other than Linux x64
 */
export async function unpackChromium(folder: string = cache, unpack = unpackTo): Promise<string> {
  if (!isPackedForThisMachine) {
    throw new Error('Chromium was not found. Install Chromium or Chrome, or set CHROMIUM_PATH.');
  }
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const about = readFileSync(path.join(path.dirname(entry), '../package.json'), 'utf8');
  const { version } = JSON.parse(about) as { version: string };
  const home = path.join(folder, `chromium-${version}`);
  const start = path.join(home, 'chromium.sh');
  while (!existsSync(start)) {
    if (claimRunFile(folder, 'unpacking-chromium') === undefined) {
      try {
        // Another process may have unpacked it between the check and the claim.
        if (!existsSync(start)) await unpack(home);
      } finally {
        releaseRunFile(folder, 'unpacking-chromium');
      }
    } else {
      await wait(100);
    }
  }
  return start;
}

async function unpackTo(home: string): Promise<void> {
  const unfinished = `${home}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await run(process.execPath, ['--input-type=module', '-e', unpacking], {
    cwd: import.meta.dirname,
    // The package unpacks its system libraries only on AWS Lambda.
    env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  });
  const needsLibraries = await run(path.join(unfinished, 'chromium'), ['--version']).then(
    () => false,
    () => true,
  );
  // Lets other users of the machine run the tests of this clone.
  chmodSync(path.join(unfinished, 'chromium'), 0o755);
  writeFileSync(path.join(unfinished, 'fonts.conf'), fontsConfiguration(home));
  writeFileSync(path.join(unfinished, 'chromium.sh'), startScript(needsLibraries), { mode: 0o755 });
  renameSync(unfinished, home);
}

/** Uses the packed libraries only if those of the system are not sufficient, because versions cannot be mixed. */
function startScript(needsLibraries: boolean): string {
  return [
    '#!/bin/sh',
    'here=$(dirname "$0")',
    'export FONTCONFIG_FILE="${FONTCONFIG_FILE:-$here/fonts.conf}"',
    ...(needsLibraries ? ['export LD_LIBRARY_PATH="$here/al2023/lib"'] : []),
    'exec "$here/chromium" "$@"',
    '',
  ].join('\n');
}

/** The fonts of the system, then the packed fonts. */
function fontsConfiguration(home: string): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    '  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>',
    `  <dir>${home}/fonts</dir>`,
    `  <cachedir>${home}/fonts-cache</cachedir>`,
    '</fontconfig>',
    '',
  ].join('\n');
}
