/**
 * How many test files of the projects in Node run at the same time. It may exceed the number of cores, because many tests
 * wait. Every project sets it: Vitest refuses to run projects with different numbers together.
 */
export const nodeWorkers = 3;

/** The projects in a browser run after the others, one file at a time. */
export const browserWorkers = 1;

/** Vitest refuses a group of projects with different numbers of workers. */
export const browserSequence = { groupOrder: 1 };
