import { createElement } from 'react';
import type { Decorator } from '@storybook/react-vite';

/** What a story adds to another to show it in a state that every component knows: `{ ...Primary, ...dark }`. */
const tags = ['shared-state'];

export const dark = { tags, globals: { theme: 'dark' } };
export const rightToLeft = { tags, globals: { direction: 'rtl' } };
export const narrow = { tags, globals: { viewport: { value: 'narrow', isRotated: false } } };
export const reducedMotion = { tags, globals: { motion: 'reduced' } };

/** In a narrow column of a page that is wide. */
const inColumnOf =
  (width: number): Decorator =>
  (Story) =>
    createElement('div', { style: { width } }, createElement(Story));
export const inColumn = { tags, decorators: [inColumnOf(240)] };

/** Under the pointer. @param selector - the element it is over */
export const hovered = (selector: string) => ({ tags, parameters: { pseudo: { hover: [selector] } } });

/** Reached by keyboard. @param selector - the element that has the focus */
export const focused = (selector: string) => ({ tags, parameters: { pseudo: { focusVisible: [selector] } } });
