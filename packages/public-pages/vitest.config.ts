import { defineProject } from 'vitest/config';

const conditions = ['@org/source', 'module', 'node', 'development|production'];

export default defineProject({
  ssr: { resolve: { conditions } },
  test: { name: 'public-pages', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 20_000 },
});
