import path from 'node:path';
import { defineProject } from 'vitest/config';
import { nodeWorkers } from '../../../vitest.workers.ts';

export default defineProject({
  test: {
    name: 'ui-consumer',
    include: ['*.test.ts'],
    maxWorkers: nodeWorkers,
    globalSetup: path.join(import.meta.dirname, 'build-library.ts'),
    // Some tests pack the library, and build and open an application.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
