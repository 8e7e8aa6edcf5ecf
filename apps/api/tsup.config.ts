import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    cli: 'src/cli.ts',
    // Three processes and a thread, which the API starts from these files.
    'prepare-process': 'src/prepare-process.ts',
    'table-job': 'src/table-job.ts',
    'parser-process-child': 'src/integrations/company-sources/parser-process-child.ts',
    'book-thread': 'src/integrations/book-printer/book-thread.ts',
  },
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
