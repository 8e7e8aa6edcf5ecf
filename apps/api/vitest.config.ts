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
    pool: 'forks',
    maxWorkers: nodeWorkers,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
