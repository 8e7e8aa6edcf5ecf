import { defineConfig } from 'tsup';

const shared = {
  target: 'es2022',
  platform: 'neutral',
} as const;

export default defineConfig([
  {
    ...shared,
    // Each module that the main entry re-exports is built into its own file, so that a bundler can omit unused ones.
    entry: ['index', 'client', 'lists', 'values', 'endpoints', 'openapi', 'problem'].map(
      (name) => `src/${name}.ts`,
    ),
    format: ['esm'],
  },
  {
    ...shared,
    entry: ['index', 'client', 'lists', 'values'].map((name) => `src/${name}.ts`),
    format: ['cjs'],
    // typebox is an ES module. CommonJS can require it only in Node 20.19, 22.12 and later.
    noExternal: ['typebox'],
  },
  {
    ...shared,
    // `calls` has its own file, so that `scripts/write-call-types.ts` can replace it.
    entry: ['index', 'client', 'lists', 'values', 'calls'].map((name) => `src/${name}.ts`),
    format: ['esm', 'cjs'],
    dts: { only: true },
  },
]);
