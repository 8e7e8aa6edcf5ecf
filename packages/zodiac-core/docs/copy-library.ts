/** Puts the built library beside the documentation, whose examples run in the browser. The argument is the folder. */
import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';

const [, , folder = 'docs-static'] = process.argv;
const dist = path.join(import.meta.dirname, '../dist');
for (const file of await readdir(dist, { recursive: true })) {
  if (file.endsWith('.js') && file !== 'cli.js')
    await cp(path.join(dist, file), path.join(folder, 'library', file), { recursive: true });
}
