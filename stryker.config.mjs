/** Mutation testing of rules of payments: `pnpm mutate`. docs/mutation-testing.md has the results. */

const payments = 'apps/api/src/modules/payments';

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [
    `${payments}/codes/promotion-code.ts`,
    `${payments}/gifts/gift-state.ts`,
    `${payments}/ledger/project-payment.ts`,
  ],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Stryker would rewrite the paths of tsconfig.json by the compiler API, which TypeScript 7 does not have. No test reads it.
  tsconfigFile: 'none',
  ignorePatterns: [
    'dist',
    '.turbo',
    '.data',
    'storybook-static',
    'docs-static',
    'site',
    'packages/ui/visual',
    'reports',
  ],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
