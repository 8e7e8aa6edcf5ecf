import { defineProject } from 'vitest/config';
import { nodeWorkers } from '../../vitest.workers.ts';

export default defineProject({
  resolve: { conditions: ['@org/source'] },
  ssr: { resolve: { conditions: ['@org/source'] } },
  test: {
    name: 'api-contract',
    include: ['src/**/*.test.ts'],
    maxWorkers: nodeWorkers,
    // The contract is constant, and loading it takes longer than the tests.
    isolate: false,
  },
});
