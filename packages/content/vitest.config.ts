import { defineProject } from 'vitest/config';
import { nodeWorkers } from '../../vitest.workers.ts';

export default defineProject({
  test: {
    name: 'content',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    maxWorkers: nodeWorkers,
    // The texts are constant.
    isolate: false,
  },
});
