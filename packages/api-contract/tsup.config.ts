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
    // `calls` is built separately, so that `scripts/write-call-types.ts` can replace it.
    dts: { entry: ['index', 'client', 'lists', 'values', 'calls'].map((name) => `src/${name}.ts`) },
  },
  {
    ...shared,
    entry: ['index', 'client', 'lists', 'values'].map((name) => `src/${name}.ts`),
    format: ['cjs'],
    dts: { entry: ['index', 'client', 'lists', 'values', 'calls'].map((name) => `src/${name}.ts`) },
    // typebox is an ES module. CommonJS can require it only in Node 20.19, 22.12 and later.
    noExternal: ['typebox'],
  },
]);
