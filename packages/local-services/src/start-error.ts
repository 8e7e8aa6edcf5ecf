/** A reason not to start that a person can mend: one sentence, printed as it is. */
export class StartError extends Error {}
