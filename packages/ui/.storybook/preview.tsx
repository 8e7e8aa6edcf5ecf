import '../src/styles.css';
import type { Preview } from '@storybook/react-vite';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
  globalTypes: {
    theme: {
      description: 'Paper by day or by night',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = String(globals.theme);
      document.documentElement.dir = String(globals.direction);
      return <Story />;
    },
  ],
};

export default preview;
