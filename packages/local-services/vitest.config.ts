import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'local-services',
    include: ['src/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
