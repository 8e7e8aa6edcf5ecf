import { defineConfig } from 'tsup';

export default defineConfig({
  // A file a component, so that a bundler leaves out what is not imported, whatever it runs when it is.
  entry: ['src/index.ts', 'src/*/*.tsx', '!src/*/*.{test,stories}.tsx'],
  format: ['esm'],
  dts: { entry: 'src/index.ts' },
  clean: true,
  target: 'es2022',
  external: ['react', 'react-dom'],
});
