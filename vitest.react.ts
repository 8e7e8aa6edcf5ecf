import type { Plugin } from 'vite';

/**
 * Gives tests the production build of React, as visitors have it. The development build takes two thirds more processor time in a
 * page, and only tests that expect its warnings or call `act` need it.
 */
export const productionReact: Plugin = {
  name: 'production-react',
  config: () => ({
    oxc: { jsx: { development: false } },
    optimizeDeps: {
      include: ['react/jsx-runtime'],
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
    },
  }),
};
