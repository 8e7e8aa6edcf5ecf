import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { claimRunFile, releaseRunFile } from './run-files.ts';

const run = promisify(execFile);
const cache = path.join(import.meta.dirname, '../node_modules/.cache');

/** What is run in a process of its own, because the package unpacks to the temporary folder of its process. */
const unpack = `import('@sparticuz/chromium').then(({ default: packed }) => packed.executablePath())`;

/**
 * Unpacks the Chromium that comes from npm, once for this clone however many processes ask at a time.
 *
 * @returns a script that starts it with the libraries and fonts that came along
 */
export async function unpackChromium(folder: string = cache): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium was found: install Chromium or Chrome, or set CHROMIUM_PATH.');
  }
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const about = readFileSync(path.join(path.dirname(entry), '../package.json'), 'utf8');
  const { version } = JSON.parse(about) as { version: string };
  const home = path.join(folder, `chromium-${version}`);
  const start = path.join(home, 'chromium.sh');
  while (!existsSync(start)) {
    if (claimRunFile(folder, 'unpacking-chromium') === undefined) {
      try {
        await unpackTo(home);
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
  const draft = `${home}.unfinished`;
  rmSync(draft, { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  await run(process.execPath, ['--input-type=module', '-e', unpack], {
    cwd: import.meta.dirname,
    // It brings the system libraries it needs only where it believes to be on a machine without them.
    env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  });
  const ownLibraries = await run(path.join(draft, 'chromium'), ['--version']).then(
    () => false,
    () => true,
  );
  // Anyone on the machine may test this clone.
  chmodSync(path.join(draft, 'chromium'), 0o755);
  writeFileSync(path.join(draft, 'fonts.conf'), fontsConfiguration(home));
  writeFileSync(path.join(draft, 'chromium.sh'), startScript(ownLibraries), { mode: 0o755 });
  renameSync(draft, home);
}

/** The machine's own libraries come first where they suffice: two generations of them do not mix. */
function startScript(ownLibraries: boolean): string {
  return [
    '#!/bin/sh',
    'here=$(dirname "$0")',
    'export FONTCONFIG_FILE="${FONTCONFIG_FILE:-$here/fonts.conf}"',
    ...(ownLibraries ? ['export LD_LIBRARY_PATH="$here/al2023/lib"'] : []),
    'exec "$here/chromium" "$@"',
    '',
  ].join('\n');
}

/** The machine's fonts, and after them the ones that came along. */
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
