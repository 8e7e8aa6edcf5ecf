import { defineConfig } from 'vitest/config';

const conditions = ['@org/source', 'module', 'node', 'development|production'];

/**
 * Mutation testing runs the tests of rules that need neither a database nor a service. The test of all sequences
 * of a gift is left out, because it takes seconds for each mutant.
 */
export default defineConfig({
  root: 'apps/api',
  ssr: { resolve: { conditions } },
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    include: [
      'src/modules/payments/ledger/project-decisions.test.ts',
      'src/modules/payments/ledger/project-payment.test.ts',
      'src/modules/payments/gifts/gift-state.test.ts',
      'src/modules/payments/codes/promotion-code.test.ts',
    ],
  },
});
