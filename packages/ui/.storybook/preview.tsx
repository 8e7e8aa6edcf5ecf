import '../src/styles.css';
import './preview.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { atlas } from './theme.ts';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Gives each story of a docs page a background. A story opened alone fills the page with it. */
const onItsGround: Decorator = (Story, { globals, viewMode }) => {
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  const ground = {
    'data-theme': String(globals.theme),
    'data-motion': String(globals.motion),
    dir: direction,
  };
  if (viewMode === 'docs') {
    const width = globals.viewport?.value === 'narrow' ? 320 : undefined;
    return (
      <div className="sb-ground" {...ground} style={{ maxWidth: width }}>
        <Story />
      </div>
    );
  }
  for (const [name, value] of Object.entries(ground)) document.documentElement.setAttribute(name, value);
  return <Story />;
};

/** Removes the controls of props that are elements, because controls can edit only text. */
const withoutElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      isValidElement(initialArgs[name]) ? { ...type, control: false } : type,
    ]),
  );

const preview: Preview = {
  argTypesEnhancers: [withoutElementControls],
  parameters: {
    a11y: { test: 'error', options: { rules: { 'target-size': { enabled: true } } } },
    docs: { theme: atlas },
    layout: 'padded',
    options: {
      storySort: { order: ['Introduction', 'Finding the way', 'Status', 'Foundations', 'Components'] },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow, 320 px', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 375 px', styles: { width: '375px', height: '812px' } },
        tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Paper by day or by night',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    motion: {
      description: 'Whether anything moves',
      toolbar: { icon: 'play', items: ['full', 'reduced'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr', motion: 'full' },
  decorators: [onItsGround],
};

export default preview;
