import { defineProject } from 'vitest/config';
import { nodeWorkers } from '../../vitest.workers.ts';

const conditions = ['@org/source', 'module', 'node', 'development|production'];

export default defineProject({
  ssr: { resolve: { conditions } },
  test: {
    name: 'public-pages',
    include: ['src/**/*.test.{ts,tsx}'],
    maxWorkers: nodeWorkers,
    testTimeout: 20_000,
  },
});
