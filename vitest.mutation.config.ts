import { defineConfig } from 'vitest/config';

const conditions = ['@org/source', 'module', 'node', 'development|production'];

/** Mutation testing runs the tests of rules that need neither a database nor a service. */
export default defineConfig({
  root: 'apps/api',
  ssr: { resolve: { conditions } },
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    include: [
      'src/modules/payments/ledger/project-decisions.test.ts',
      'src/modules/payments/ledger/project-payment.test.ts',
      'src/modules/payments/gifts/gift-state.test.ts',
      'src/modules/payments/gifts/gift-sequences.test.ts',
      'src/modules/payments/codes/promotion-code.test.ts',
    ],
  },
});
