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
  // Workspace packages are bundled from source. So are packages of hundreds of small modules, whose files a process would
  // otherwise find and read one by one when it starts. The others are loaded from npm's folders.
  noExternal: [/^@org\//, 'kysely', 'stripe'],
  esbuildOptions(options) {
    options.conditions = ['@org/source'];
  },
});
