/** Limits the scripts that the landing page loads before anybody interacts, compressed with brotli. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

const maxBytes = 110_000;
const dist = path.join(import.meta.dirname, '../dist');

const html = await readFile(path.join(dist, 'index.html'), 'utf8');
const scripts = [...html.matchAll(/(?:src|href)="\/((?:assets\/)?[^"]+\.js)"/g)].map(
  (match) => match[1] ?? '',
);
const sizes = await Promise.all(
  scripts.map(async (script) => (await stat(path.join(dist, `${script}.br`))).size),
);
const total = sizes.reduce((sum, size) => sum + size, 0);

process.stdout.write(
  `The landing page loads ${scripts.length} scripts, ${(total / 1000).toFixed(1)} kB of at most ${maxBytes / 1000} kB.\n`,
);
if (scripts.length === 0 || total > maxBytes) process.exitCode = 1;
