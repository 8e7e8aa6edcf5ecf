/** What a story adds to another to show it in a state that every component knows: `{ ...Primary, ...dark }`. */
const tags = ['shared-state'];

export const dark = { tags, globals: { theme: 'dark' } };
export const rightToLeft = { tags, globals: { direction: 'rtl' } };
export const narrow = { tags, globals: { viewport: { value: 'narrow', isRotated: false } } };
export const reducedMotion = { tags, globals: { motion: 'reduced' } };

/** Under the pointer. @param selector - the element it is over */
export const hovered = (selector: string) => ({ tags, parameters: { pseudo: { hover: [selector] } } });

/** Reached by keyboard. @param selector - the element that has the focus */
export const focused = (selector: string) => ({ tags, parameters: { pseudo: { focusVisible: [selector] } } });
