import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { describe, expect, it, vi } from 'vitest';
import { findChromium, findChromiumForTests } from './chromium.ts';
import { isPackedForThisMachine, unpackChromium } from './packed-chromium.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

function program(name: string, script: string): string {
  const file = path.join(temporaryFolder(), name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
}

const nowhere = { playwright: () => '/nowhere/chrome', packed: async () => '/packed/chrome' };

describe('the browser that is chosen', () => {
  it('is CHROMIUM_PATH rather than an installed browser', async () => {
    const chosen = program('mine', 'echo Chromium 1');
    const env = { CHROMIUM_PATH: chosen, PATH: path.dirname(program('chromium', 'echo Chromium 2')) };
    expect((await findChromium({ env, ...nowhere })).executablePath).toBe(chosen);
  });

  it('is an error if CHROMIUM_PATH is not a program', async () => {
    const env = { CHROMIUM_PATH: '/nowhere/at-all' };
    await expect(findChromium({ env, ...nowhere })).rejects.toThrow(
      'CHROMIUM_PATH is not an executable file',
    );
  });

  it('is an installed one rather than those of Playwright and npm', async () => {
    const found = program('chromium', 'echo Chromium 153.0');
    const browser = await findChromium({ env: { PATH: path.dirname(found) }, ...nowhere });
    expect(browser.executablePath).toBe(found);
  });

  it('is not a stub that only prints how to install one', async () => {
    const stub = program(
      'chromium',
      'echo "Command requires the chromium snap to be installed." >&2; exit 1',
    );
    const own = program('chrome-of-playwright', 'true');
    const noneElsewhere = async (): Promise<undefined> => undefined;
    expect(
      (await findChromium({ env: { PATH: path.dirname(stub) }, ...nowhere, playwright: () => own }))
        .executablePath,
    ).not.toBe(stub);
    const fromPlaywright = { ...nowhere, installed: noneElsewhere, playwright: () => own };
    expect((await findChromium({ env: {}, ...fromPlaywright })).executablePath).toBe(own);
  });

  it('is the one from npm if there is no other', async () => {
    const sources = { env: {}, installed: async () => undefined, ...nowhere };
    expect((await findChromium(sources)).executablePath).toBe('/packed/chrome');
  });
});

it('finds a browser on this machine that renders a page', async () => {
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage();
    await page.setContent('<h1>Year of the Horse</h1>');
    expect(await page.textContent('h1')).toBe('Year of the Horse');
  } finally {
    await browser.close();
  }
});

describe('the browser that is chosen for tests', () => {
  const installed = async (): Promise<string> => '/usr/bin/chrome';
  const chosenFor = async (script: string, env = {}) => {
    const packed = program('packed', script);
    const { executablePath } = await findChromiumForTests({
      ...nowhere,
      env,
      installed,
      packed: async () => packed,
    });
    return executablePath === packed ? 'the one from npm' : executablePath;
  };

  it('is the one from npm on the platform it is built for, rather than an installed one', async () => {
    expect(await chosenFor('echo Chromium 1')).toBe(
      isPackedForThisMachine ? 'the one from npm' : '/usr/bin/chrome',
    );
  });

  it('is an installed one if the one from npm does not start', async () => {
    expect(await chosenFor('exit 127')).toBe('/usr/bin/chrome');
  });

  it('is CHROMIUM_PATH rather than the one from npm', async () => {
    const chosen = program('mine', 'echo Chromium 1');
    expect(await chosenFor('echo Chromium 1', { CHROMIUM_PATH: chosen })).toBe(chosen);
  });
});

it.runIf(isPackedForThisMachine)('unpacks the browser from npm once for concurrent calls', async () => {
  const folder = temporaryFolder();
  // The tests that draw pictures start the browser that is really unpacked.
  const unpack = vi.fn(async (home: string) => {
    await wait(10);
    mkdirSync(home);
    writeFileSync(path.join(home, 'chromium.sh'), '');
  });
  const starts = await Promise.all([1, 2, 3].map(() => unpackChromium(folder, unpack)));
  expect(new Set(starts).size).toBe(1);
  expect(starts.every((file) => existsSync(file))).toBe(true);
  expect(unpack).toHaveBeenCalledTimes(1);
  expect(readdirSync(folder)).toEqual([path.basename(path.dirname(starts[0] ?? ''))]);
});
