import { defineProject } from 'vitest/config';
import { nodeWorkers } from '../../vitest.workers.ts';

export default defineProject({
  test: {
    name: 'zodiac-core',
    include: ['src/**/*.test.ts'],
    maxWorkers: nodeWorkers,
    // The functions keep no state that could affect another file, and loading the tables takes longer than the tests.
    isolate: false,
    // A few tests compute six centuries of moons, or start a process. On a busy machine they take seconds.
    testTimeout: 60_000,
  },
});
