import { execFile } from 'node:child_process';
import { copyFile, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const { resolve } = createRequire(import.meta.url);
const folderOf = (name: string): string => path.dirname(resolve(`${name}/package.json`));

const press = new URL('book-press.ts', import.meta.url).href;
const assets = path.join(import.meta.dirname, '../assets');
/** Prints the PDF and the drawing of a book whose name has a character (簥) that our fonts lack. */
const script = `
  import { BookPress } from '${press}';
  import { composeReading } from '@org/reading';
  const birth = { date: '1990-01-20', name: '王簥 Zoë مريم' };
  const options = { paper: 'a4', today: '2026-11-22' };
  const press = new BookPress(${JSON.stringify(assets)});
  const book = [birth, composeReading(birth, options), options];
  process.stdout.write(Buffer.concat([press.print(...book), Buffer.from(press.draw(...book).join(''))]).toString('base64'));
`;

const chinese = Array.from({ length: 0x9fff - 0x2fff }, (_, index) =>
  String.fromCodePoint(0x3000 + index),
).join('');

let home: string;
const empty = (): string => path.join(home, 'empty');
const full = (): string => path.join(home, 'full');

/** Prints the book on a machine that has the fonts of one folder only. */
async function printed(machine: string): Promise<Buffer> {
  const { stdout } = await run(
    process.execPath,
    ['--conditions=@org/source', '--input-type=module', '-e', script],
    {
      cwd: import.meta.dirname,
      maxBuffer: 64_000_000,
      // Linux reads the fonts that this configuration names. macOS also reads the home folder.
      env: { PATH: process.env.PATH, HOME: machine, FONTCONFIG_FILE: path.join(machine, 'fonts.conf') },
    },
  );
  return Buffer.from(stdout, 'base64');
}

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  for (const machine of [empty(), full()]) {
    const fonts = path.join(machine, 'Library/Fonts');
    await mkdir(fonts, { recursive: true });
    await writeFile(
      path.join(machine, 'fonts.conf'),
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir></fontconfig>`,
    );
  }
  const fonts = path.join(full(), 'Library/Fonts');
  for (const name of ['@expo-google-fonts/eb-garamond', '@expo-google-fonts/fraunces'])
    for await (const file of glob('*/*.ttf', { cwd: folderOf(name) }))
      await copyFile(path.join(folderOf(name), file), path.join(fonts, path.basename(file)));
  const noto = path.join(folderOf('@fontsource/noto-serif-tc'), 'files');
  for (const part of ['chinese-traditional-400', 'chinese-traditional-700', '50-400', '123-400', '85-400'])
    await writeFile(
      path.join(fonts, `${part}.ttf`),
      await subsetFont(await readFile(path.join(noto, `noto-serif-tc-${part}-normal.woff2`)), chinese, {
        targetFormat: 'truetype',
      }),
    );
});
afterAll(() => rm(home, { recursive: true }));

test('prints the same bytes each time, on machines with and without Chinese fonts installed', async () => {
  const [without, withFonts] = await Promise.all([printed(empty()), printed(full())]);
  expect(without.length).toBeGreaterThan(1_000_000);
  expect(Buffer.compare(without, withFonts)).toBe(0);
});
