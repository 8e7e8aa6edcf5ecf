import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import { findChromiumForTests } from '@org/local-services/chromium/chromium.ts';
import { defineProject } from 'vitest/config';
import { browserSequence, browserWorkers } from '../../vitest.workers.ts';

const { executablePath, args } = await findChromiumForTests();

/** Tests of stories load what Storybook adds to a page, such as its style sheet. */
const ofStories = ['src/{stories,narrow-columns}.test.tsx'];

export default defineProject({
  plugins: [react()],
  resolve: { conditions: ['@org/source', 'module', 'browser', 'development|production'] },
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'radix-ui',
      'radix-ui/slot',
      'downshift',
      'axe-core',
      '@storybook/react-vite',
      'storybook/test',
      'storybook/theming',
      'vitest-browser-react',
    ],
  },
  test: {
    name: 'ui',
    include: ['src/**/*.test.{ts,tsx}'],
    maxWorkers: browserWorkers,
    sequence: browserSequence,
    restoreMocks: true,
    setupFiles: ['src/test-setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath, args } }),
      // The files share a page, which loads the library once. Each file that tests stories has its own page, and more time,
      // because it may run all stories.
      instances: [
        { browser: 'chromium', name: 'ui', isolate: false, exclude: ofStories },
        { browser: 'chromium', name: 'ui-stories', include: ofStories, testTimeout: 60_000 },
      ],
    },
  },
});
