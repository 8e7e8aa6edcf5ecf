import path from 'node:path';
import { defineProject } from 'vitest/config';
import { nodeWorkers } from '../../../vitest.workers.ts';

export default defineProject({
  test: {
    name: 'ui-consumer',
    include: ['*.test.ts'],
    maxWorkers: nodeWorkers,
    globalSetup: path.join(import.meta.dirname, 'build-library.ts'),
    // Each packs the library, and builds and opens an application.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
