import path from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import type { LandingExamples } from '../src/pages/landing/landing-examples.ts';

const file = path.join(import.meta.dirname, '../src/pages/landing/landing-examples.ts');
const data = path.join(import.meta.dirname, '../../../data');

/**
 * Computes the examples of the landing page while the app is built, so that its visitors load the text and not the rules. They
 * are bundled first, because Node alone would take the built libraries and not their source.
 */
export const landingExamples = (): Plugin => ({
  name: 'landing-examples',
  enforce: 'pre',
  load: async (id) =>
    path.normalize(id) === file ? `export const examples = ${JSON.stringify(await examples())};` : undefined,
});

async function examples(): Promise<LandingExamples> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'examples.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['@org/source'],
  });
  const code = Buffer.from(outputFiles[0]?.text ?? '').toString('base64');
  const bundle = (await import(`data:text/javascript;base64,${code}`)) as {
    landingExamples: (dataFolder: string) => LandingExamples;
  };
  return bundle.landingExamples(data);
}
