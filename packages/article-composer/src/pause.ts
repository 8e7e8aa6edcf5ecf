/** Lets other work go on, if enough time has passed. */
export type Pause = () => Promise<void> | undefined;

/** Work on so many rows takes less than a millisecond. */
export const rowsPerPause = 64;
