import path from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import type * as bundle from './members-of-answers.ts';

const file = path.join(import.meta.dirname, '../src/api/expected-members.ts');

/** Reads the schemas of the contract while the app is built, so that the browser loads neither them nor their library. */
export const expectedMembers = (): Plugin => ({
  name: 'expected-members',
  enforce: 'pre',
  async load(id) {
    if (path.normalize(id) !== file) return undefined;
    return `export const expectedMembers = ${JSON.stringify(await membersOfAnswers())};`;
  },
});

/** The module is bundled first, because Node alone would take the built contract and not its source. */
async function membersOfAnswers() {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'members-of-answers.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@org/source'],
  });
  const code = Buffer.from(outputFiles[0]?.text ?? '').toString('base64');
  const { membersOfAnswers: read } = (await import(`data:text/javascript;base64,${code}`)) as typeof bundle;
  return read();
}
