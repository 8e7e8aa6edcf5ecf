import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'zodiac-core',
    include: ['src/**/*.test.ts'],
    // A few tests compute six centuries of moons, or start a process: seconds on a busy machine.
    testTimeout: 60_000,
    typecheck: { enabled: true, include: ['src/**/*.test-d.ts'] },
  },
});
