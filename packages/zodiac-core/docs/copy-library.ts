/** Puts the built library, whose functions the examples run, and the font beside the documentation. */
import { copyFile, cp, readdir } from 'node:fs/promises';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../docs-static');
const dist = path.join(import.meta.dirname, '../dist');
for (const file of await readdir(dist, { recursive: true })) {
  if (file.endsWith('.js') && file !== 'cli.js')
    await cp(path.join(dist, file), path.join(folder, 'library', file), { recursive: true });
}
for (const file of ['han.css', 'han.OFL.txt'])
  await copyFile(path.join(import.meta.dirname, 'assets', file), path.join(folder, 'assets', file));
