import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readContent } from './read-content.ts';

const folder = fileURLToPath(new URL('../en/', import.meta.url));

/** Each folder of `en` becomes one module, so that a page loads the texts of its own kind only. */
export const namespaces: readonly string[] = readdirSync(folder);

export const contentOf = (namespace: string) => readContent(`${folder}${namespace}`);

/** The path of the module of a namespace. */
export const moduleFile = (namespace: string): string =>
  fileURLToPath(new URL(`../src/generated/${namespace}.ts`, import.meta.url));

/** The texts of articles. Some of their variables are facts, which the article composer fills in. */
const templates = 'articles';

/** The texts with tags of traits and advice. Only readings evaluate the tags. */
const tagged = 'reading';

/** The TypeScript of a namespace: a function that returns a text by its id. */
export function moduleOf(namespace: string): string {
  const make = namespace === templates ? 'templatesOf' : namespace === tagged ? 'plainOf' : 'textsOf';
  return [
    `/** Generated from en/${namespace} by \`pnpm --filter @org/content generate\`. */`,
    `import { ${make}${namespace === tagged ? ', textsOf' : ''} } from '../texts-of.ts';`,
    '',
    'const texts = {',
    ...[...contentOf(namespace)].map(([id, text]) => `  ${JSON.stringify(id)}: ${JSON.stringify(text)},`),
    '} as const;',
    '',
    `/** Returns a text of \`en/${namespace}\` by its id. */`,
    `export const text = ${make}(texts);`,
    ...(namespace === tagged
      ? ['', '/** Returns a text by its id, with its tags. */', 'export const tagged = textsOf(texts);']
      : []),
    '',
  ].join('\n');
}
