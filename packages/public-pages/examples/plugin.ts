import path from 'node:path';
import { build, type Plugin as EsbuildPlugin } from 'esbuild';
import type { LandingExamples } from '../src/landing/landing-examples.ts';

const file = path.join(import.meta.dirname, '../src/landing/landing-examples.ts');
const data = path.join(import.meta.dirname, '../../../data');

/**
 * Computes the module with the landing page's examples at build time, so that a renderer loads the text and not the
 * rules. The rules are bundled first, because plain Node would load the built libraries instead of their sources.
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

/** The plugin for Vite and Vitest. */
export const landingExamples = () => ({
  name: 'landing-examples',
  enforce: 'pre' as const,
  load: async (id: string) => (path.normalize(id) === file ? await examplesModule() : undefined),
});

/** The plugin for the server's bundle. */
export const bundledExamples: EsbuildPlugin = {
  name: 'landing-examples',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[/\\]landing-examples\.ts$/ }, async () => ({
      contents: await examplesModule(),
      loader: 'js',
    })),
};
