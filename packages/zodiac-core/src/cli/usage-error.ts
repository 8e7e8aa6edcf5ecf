/** Wrong usage: what was typed cannot be answered. */
export class UsageError extends Error {}
