/** What a story adds to another to show it in a state that every component knows: `{ ...Primary, ...dark }`. */
export const dark = { globals: { theme: 'dark' } };
export const rightToLeft = { globals: { direction: 'rtl' } };
export const narrow = { globals: { viewport: { value: 'narrow', isRotated: false } } };
export const reducedMotion = { globals: { motion: 'reduced' } };

/** Under the pointer. @param selector - the element it is over */
export const hovered = (selector: string) => ({ parameters: { pseudo: { hover: [selector] } } });

/** Reached by keyboard. @param selector - the element that has the focus */
export const focused = (selector: string) => ({ parameters: { pseudo: { focusVisible: [selector] } } });
