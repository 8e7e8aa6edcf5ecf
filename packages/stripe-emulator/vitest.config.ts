import { defineProject } from 'vitest/config';
import { nodeWorkers } from '../../vitest.workers.ts';

export default defineProject({
  test: {
    name: 'stripe-emulator',
    include: ['src/**/*.test.ts'],
    maxWorkers: nodeWorkers,
    // Each emulator that a test starts has separate state.
    isolate: false,
    // A test may start several processes.
    testTimeout: 60_000,
  },
});
