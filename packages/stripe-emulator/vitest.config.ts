import { defineProject } from 'vitest/config';
import { nodeWorkers } from '../../vitest.workers.ts';

export default defineProject({
  test: {
    name: 'stripe-emulator',
    include: ['src/**/*.test.ts'],
    maxWorkers: nodeWorkers,
    testTimeout: 15_000,
  },
});
