import { defineProject } from 'vitest/config';
import { nodeWorkers } from '../../vitest.workers.ts';

const conditions = ['@org/source', 'module', 'node', 'development|production'];

export default defineProject({
  ssr: { resolve: { conditions } },
  test: {
    name: 'reading',
    include: ['src/**/*.test.ts'],
    maxWorkers: nodeWorkers,
    // The functions keep no state that could affect another file.
    isolate: false,
    testTimeout: 20_000,
  },
});
