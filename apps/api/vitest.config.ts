import { defineProject } from 'vitest/config';
import { nodeWorkers } from '../../vitest.workers.ts';

const conditions = ['@org/source', 'module', 'node', 'development|production'];

export default defineProject({
  ssr: { resolve: { conditions } },
  // Where the global set-up is loaded.
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/test/global-setup.ts'],
    setupFiles: ['src/test/setup.ts'],
    pool: 'forks',
    // A process loads the product once for all its files, which takes 40 % less time of a core.
    isolate: false,
    maxWorkers: nodeWorkers,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
