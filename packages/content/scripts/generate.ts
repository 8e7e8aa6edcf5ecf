/** Writes the texts of `en` as modules. A test compares them with the files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { moduleFile, moduleOf, namespaces } from './generated-modules.ts';

for (const namespace of namespaces) {
  mkdirSync(path.dirname(moduleFile(namespace)), { recursive: true });
  writeFileSync(moduleFile(namespace), moduleOf(namespace));
}
