import path from 'node:path';
import { build, type Plugin as EsbuildPlugin } from 'esbuild';
import type { LandingExamples } from '../src/landing/landing-examples.ts';

const file = path.join(import.meta.dirname, '../src/landing/landing-examples.ts');
const data = path.join(import.meta.dirname, '../../../data');

/**
 * The module of the examples of the landing page, computed while it is built, so that who draws the page loads the text and not the rules.
 * They are bundled first, because Node alone would take the built libraries and not their source.
 */
async function examplesModule(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'compute.ts')],
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
  return `export const examples = ${JSON.stringify(bundle.landingExamples(data))};`;
}

/** For Vite and Vitest. */
export const landingExamples = () => ({
  name: 'landing-examples',
  enforce: 'pre' as const,
  load: async (id: string) => (path.normalize(id) === file ? await examplesModule() : undefined),
});

/** For the bundle of the server. */
export const bundledExamples: EsbuildPlugin = {
  name: 'landing-examples',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[/\\]landing-examples\.ts$/ }, async () => ({
      contents: await examplesModule(),
      loader: 'js',
    })),
};
