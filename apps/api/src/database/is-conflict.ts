import { DatabaseError } from 'pg';

const uniqueViolation = '23505';

/** Whether a write failed because another row holds what a unique index or constraint allows once. */
export const isConflict = (error: unknown, constraint: string): boolean =>
  error instanceof DatabaseError && error.code === uniqueViolation && error.constraint === constraint;
