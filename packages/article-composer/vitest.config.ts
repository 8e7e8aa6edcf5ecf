import { defineProject } from 'vitest/config';

const conditions = ['@org/source', 'module', 'node', 'development|production'];

export default defineProject({
  ssr: { resolve: { conditions } },
  test: { name: 'article-composer', include: ['src/**/*.test.ts'], testTimeout: 20_000 },
});
