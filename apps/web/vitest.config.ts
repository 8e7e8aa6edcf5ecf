import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import { findChromiumForTests } from '@org/local-services/chromium/chromium.ts';
import { defineProject } from 'vitest/config';
import { landingExamples } from '@org/public-pages/examples.ts';
import { productionReact } from '../../vitest.react.ts';
import { browserSequence, browserWorkers } from '../../vitest.workers.ts';
import { expectedMembers } from './prerender/expected-members-plugin.ts';

const { executablePath, args } = await findChromiumForTests();

/** Tests that replace the module of Stripe's form. In a shared page, another file may have loaded the real module already. */
const replacing = [
  'src/payments/{PaymentForm,sign-up-flow}.test.tsx',
  'src/pages/checkout/{checkout-flow,price-change,promotion-code}.test.tsx',
  'src/pages/gift/GiftPage.test.tsx',
];

export default defineProject({
  plugins: [react(), productionReact, landingExamples(), expectedMembers()],
  resolve: { conditions: ['@org/source', 'module', 'browser', 'production'] },
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react-router-dom',
      '@tanstack/react-query',
      '@stripe/react-stripe-js',
      '@stripe/stripe-js/pure',
      '@tiptap/react',
      '@tiptap/starter-kit',
      'diff',
      'node-diff3',
      'vitest-browser-react',
    ],
  },
  test: {
    name: 'web',
    // Parallel files would share one localStorage and notice each other's sessions.
    fileParallelism: false,
    maxWorkers: browserWorkers,
    sequence: browserSequence,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
    restoreMocks: true,
    // On a busy machine an answer may take longer than the default of a second.
    expect: { poll: { timeout: 5_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Without a graphics card, animations are slow. The tests of the library run them instead.
      provider: playwright({
        launchOptions: { executablePath, args },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      // The files share a page, which loads the app once. Files that replace a module have a page each.
      instances: [
        { browser: 'chromium', name: 'web', isolate: false, exclude: replacing },
        { browser: 'chromium', name: 'web-payments', include: replacing },
      ],
    },
  },
});
