/**
 * How many test files of the projects in Node run at the same time: more than two cores, because many tests wait. Every project sets its number. Vitest's default is
 * one less than the number of cores, and Vitest refuses to run projects with different numbers together.
 */
export const nodeWorkers = 3;

/** The projects in a browser run after the others, one file at a time. */
export const browserWorkers = 1;
