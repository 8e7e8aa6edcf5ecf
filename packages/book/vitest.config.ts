import { defineProject } from 'vitest/config';
import { nodeWorkers } from '../../vitest.workers.ts';

const conditions = ['@org/source', 'module', 'node', 'development|production'];

export default defineProject({
  ssr: { resolve: { conditions } },
  test: {
    name: 'book',
    include: ['src/**/*.test.ts'],
    maxWorkers: nodeWorkers,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
