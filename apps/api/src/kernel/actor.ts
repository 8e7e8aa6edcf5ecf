/** The author of an admin's action: a user on a page, or a person at the command line. */
export type Actor = { uid: string } | { command: string };
