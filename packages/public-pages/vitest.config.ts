import { readFile } from 'node:fs/promises';
import { defineProject } from 'vitest/config';
import { landingExamples } from './examples/plugin.ts';
import { nodeWorkers } from '../../vitest.workers.ts';

const conditions = ['@org/source', 'module', 'node', 'development|production'];

/** Inlines fonts as their bytes, as the build does. */
const bytesOfFonts = {
  name: 'bytes-of-fonts',
  enforce: 'pre' as const,
  load: async (id: string) =>
    id.endsWith('.ttf')
      ? `export default Buffer.from('${(await readFile(id)).toString('base64')}', 'base64');`
      : undefined,
};

export default defineProject({
  plugins: [bytesOfFonts, landingExamples()],
  ssr: { resolve: { conditions } },
  test: {
    name: 'public-pages',
    include: ['src/**/*.test.{ts,tsx}'],
    maxWorkers: nodeWorkers,
    // The functions keep no state that could affect another file.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
