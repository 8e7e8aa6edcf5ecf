import type { SourceId } from '../sources.ts';

/** What is told about the men or the women of a sign. */
export interface PersonProse {
  readonly answer: string;
  /** What follows from the traditional description of the sign. It states nothing about the past. */
  readonly read: string;
  /** A figure of literature or history, with the work that tells of it. */
  readonly figure: { readonly text: string; readonly sources: readonly SourceId[] } | null;
}
