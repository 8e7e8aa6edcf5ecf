/** The share of its target by which an article may be longer. */
export const wordTolerance = 0.1;
