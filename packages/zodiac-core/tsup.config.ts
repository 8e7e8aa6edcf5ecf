import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    lunar: 'src/lunar/index.ts',
    'solar-terms': 'src/solar-terms/index.ts',
    cli: 'src/cli/main.ts',
  },
  format: ['esm', 'cjs'],
  dts: {
    entry: { index: 'src/index.ts', lunar: 'src/lunar/index.ts', 'solar-terms': 'src/solar-terms/index.ts' },
  },
  splitting: false,
  clean: true,
  target: 'es2022',
  platform: 'neutral',
  external: [/^node:/],
});
