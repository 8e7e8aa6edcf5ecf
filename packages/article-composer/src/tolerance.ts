/** The share of its target by which an article may be longer. */
export const tolerance = 0.1;
