/** A problem that the user can solve. The message is printed without a stack trace. */
export class StartError extends Error {}
