import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';

const config: StorybookConfig = {
  stories: [
    { directory: '../docs', files: '**/*.mdx' },
    { directory: '../src', files: '*/*.@(mdx|stories.tsx)', titlePrefix: 'Components' },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Adds support for the tables of keys, which MDX does not have by itself.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, conditions: ['@org/source', 'module', 'browser', 'development|production'] },
  }),
};

export default config;
