import { defineConfig } from 'tsup';

export default defineConfig({
  // What the main entry re-exports has files of its own, so that a bundler can leave out what is not used.
  entry: ['index', 'client', 'values', 'endpoints', 'problem'].map((name) => `src/${name}.ts`),
  format: ['esm', 'cjs'],
  dts: { entry: ['index', 'client', 'values'].map((name) => `src/${name}.ts`) },
  clean: true,
  target: 'es2022',
  platform: 'neutral',
});
