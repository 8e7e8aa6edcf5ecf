import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: [
    { directory: '../docs', files: '**/*.mdx' },
    { directory: '../src', files: '*/*.@(mdx|stories.tsx)', titlePrefix: 'Components' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, conditions: ['@org/source', 'module', 'browser', 'development|production'] },
  }),
};

export default config;
