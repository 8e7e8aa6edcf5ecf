import { DatabaseError } from 'pg';

const uniqueViolation = '23505';

/** Whether a write failed because it violates the named unique index or constraint. */
export const isConflict = (error: unknown, constraint: string): boolean =>
  error instanceof DatabaseError && error.code === uniqueViolation && error.constraint === constraint;
