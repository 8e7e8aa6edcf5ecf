import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts', 'src/cli.ts'],
  format: ['esm'],
  platform: 'node',
  target: 'node24',
  clean: true,
  sourcemap: true,
  // Workspace packages are bundled from source; everything from npm is required at run time.
  noExternal: [/^@org\//],
  esbuildOptions(options) {
    options.conditions = ['@org/source'];
  },
});
