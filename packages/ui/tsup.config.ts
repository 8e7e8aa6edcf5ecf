import { defineConfig } from 'tsup';

export default defineConfig({
  // A file a module, as in the source: a bundler leaves out what is not imported, whatever it runs when it is, and each
  // keeps its own 'use client', which a common chunk would lose.
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
