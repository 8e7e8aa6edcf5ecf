import { defineProject } from 'vitest/config';
import { nodeWorkers } from '../../vitest.workers.ts';

export default defineProject({
  test: {
    name: 'stripe-emulator',
    include: ['src/**/*.test.ts'],
    maxWorkers: nodeWorkers,
    // Every emulator that a test starts has its own state.
    isolate: false,
    // A test may start several processes.
    testTimeout: 60_000,
  },
});
