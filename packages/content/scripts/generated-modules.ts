import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readContent } from './read-content.ts';

const folder = fileURLToPath(new URL('../en/', import.meta.url));

/** Each folder of `en` becomes one module, so that a page loads the texts of its own kind only. */
export const namespaces: readonly string[] = readdirSync(folder);

export const contentOf = (namespace: string) => readContent(`${folder}${namespace}`);

/** Where the module of a namespace is written. */
export const moduleFile = (namespace: string): string =>
  fileURLToPath(new URL(`../src/generated/${namespace}.ts`, import.meta.url));

/** The TypeScript of a namespace. */
export const moduleOf = (namespace: string): string =>
  [
    `/** Generated from en/${namespace} by \`pnpm --filter @org/content generate\`. */`,
    'export const texts = {',
    ...[...contentOf(namespace)].map(([id, text]) => `  ${JSON.stringify(id)}: ${JSON.stringify(text)},`),
    '} as const;',
    '',
  ].join('\n');
