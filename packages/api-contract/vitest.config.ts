import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@org/source'] },
  ssr: { resolve: { conditions: ['@org/source'] } },
  test: { name: 'api-contract', include: ['src/**/*.test.ts'] },
});
