import { defineProject } from 'vitest/config';
import { nodeWorkers } from '../../vitest.workers.ts';

const conditions = ['@org/source', 'module', 'node', 'development|production'];

export default defineProject({
  ssr: { resolve: { conditions } },
  test: {
    name: 'article-composer',
    include: ['src/**/*.test.ts'],
    maxWorkers: nodeWorkers,
    // The functions have no state that a file could leave to another.
    isolate: false,
    // Some tests write a hundred articles or more, beside those of other packages.
    testTimeout: 60_000,
  },
});
