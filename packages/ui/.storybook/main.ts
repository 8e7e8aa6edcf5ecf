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
    // Browsers that know light-dark(): lowered, it would be fixed at the root, and no story could be dark on a light page.
    build: { ...vite.build, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
    resolve: { ...vite.resolve, conditions: ['@org/source', 'module', 'browser', 'development|production'] },
  }),
};

export default config;
