import { defineProject } from 'vitest/config';
import { nodeWorkers } from '../../vitest.workers.ts';

export default defineProject({
  test: {
    name: 'local-services',
    include: ['src/**/*.test.ts'],
    pool: 'forks',
    // Services run in separate processes, and loading the launcher takes longer than most tests.
    isolate: false,
    maxWorkers: nodeWorkers,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
