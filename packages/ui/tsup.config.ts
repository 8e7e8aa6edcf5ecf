import { defineConfig } from 'tsup';

export default defineConfig({
  // One output file per module, as in the source. A bundler can then leave out modules that are not imported, even if they have
  // side effects, and each module keeps its own 'use client', which a common chunk would lose.
  entry: [
    'src/*.ts',
    'src/*/*.{ts,tsx}',
    '!src/**/*.{test,stories}.*',
    '!src/{contrast,story-states,test-setup}.ts',
  ],
  format: ['esm'],
  dts: { entry: 'src/index.ts' },
  clean: true,
  splitting: false,
  target: 'es2022',
  external: ['react', 'react-dom'],
  esbuildPlugins: [
    {
      name: 'a file a module',
      setup: ({ onResolve }) =>
        onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) =>
          kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
        ),
    },
  ],
});
