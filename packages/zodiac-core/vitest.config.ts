import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'zodiac-core',
    include: ['src/**/*.test.ts'],
    typecheck: { enabled: true, include: ['src/**/*.test-d.ts'] },
  },
});
