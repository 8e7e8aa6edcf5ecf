/** Who acts as an admin: a user on a page, or a person at the command line. */
export type Actor = { uid: string } | { command: string };
