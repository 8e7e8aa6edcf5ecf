import { defineConfig } from 'tsup';

export default defineConfig({
  // Each module that the main entry re-exports is built into its own file, so that a bundler can omit unused ones.
  entry: ['index', 'client', 'lists', 'values', 'endpoints', 'openapi', 'problem'].map(
    (name) => `src/${name}.ts`,
  ),
  format: ['esm', 'cjs'],
  dts: { entry: ['index', 'client', 'lists', 'values'].map((name) => `src/${name}.ts`) },
  clean: true,
  target: 'es2022',
  platform: 'neutral',
});
