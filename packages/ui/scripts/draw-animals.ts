/**
 * Writes the animals of src/Animal as data that the template of the book reads, because Typst imports no TypeScript. Run it after changing
 * them; its result is committed, and a test of the book compares the two.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { animalPaths } from '../src/Animal/animal-paths.ts';

const target = path.join(import.meta.dirname, '../../book/assets/typst/animals.json');
await writeFile(target, `${JSON.stringify(animalPaths, null, 2)}\n`);
