import { createElement } from 'react';
import type { Decorator } from '@storybook/react-vite';

/** Story parameters for states that all components share, to spread into a story: `{ ...Primary, ...dark }`. */
const tags = ['shared-state'];

export const dark = { tags, globals: { theme: 'dark' } };
export const rightToLeft = { tags, globals: { direction: 'rtl' } };
export const narrow = { tags, globals: { viewport: { value: 'narrow', isRotated: false } } };
export const reducedMotion = { tags, globals: { motion: 'reduced' } };

/** Renders the story in a narrow column of a wide page. */
const inColumnOf =
  (width: number): Decorator =>
  (Story) =>
    createElement('div', { style: { width } }, createElement(Story));
export const inColumn = { tags, decorators: [inColumnOf(240)] };

/**
 * Shows an element of the story under the pointer.
 *
 * @param selector - the hovered element
 */
export const hovered = (selector: string) => ({ tags, parameters: { pseudo: { hover: [selector] } } });

/**
 * Shows an element of the story with keyboard focus.
 *
 * @param selector - the focused element
 */
export const focused = (selector: string) => ({ tags, parameters: { pseudo: { focusVisible: [selector] } } });
