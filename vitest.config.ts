import { defineConfig } from 'vitest/config';
import { nodeWorkers } from './vitest.workers.ts';

/** The pinned browser that draws the components' pictures runs only there. */
const drawsPictures = process.platform === 'linux' && process.arch === 'x64';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'scripts', include: ['scripts/*.test.ts'], maxWorkers: nodeWorkers } },
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'packages/ui/consumer/vitest.config.ts',
      ...(drawsPictures ? ['packages/ui/visual/vitest.config.ts'] : []),
    ],
  },
});
