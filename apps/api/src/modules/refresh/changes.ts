import { inFigures } from '@org/api-contract/lists';
/** The number of rows that a refresh changed. */
export interface Changes {
  newCompanies: number;
  newOpenings: number;
  changedOpenings: number;
  closedOpenings: number;
}

export const noChanges: Changes = {
  newCompanies: 0,
  newOpenings: 0,
  changedOpenings: 0,
  closedOpenings: 0,
};

/** Adds two counts of changes. */
export const sumOf = (a: Changes, b: Partial<Changes>): Changes => ({
  newCompanies: a.newCompanies + (b.newCompanies ?? 0),
  newOpenings: a.newOpenings + (b.newOpenings ?? 0),
  changedOpenings: a.changedOpenings + (b.changedOpenings ?? 0),
  closedOpenings: a.closedOpenings + (b.closedOpenings ?? 0),
});

const plural = (count: number, one: string, many: string): string =>
  `${inFigures(count)} ${count === 1 ? one : many}`;

/** Formats changes, such as "2 new companies, 14 new openings, 1 closed". Zero counts are left out. */
export function describeChanges(changes: Changes): string {
  const { newCompanies, newOpenings, changedOpenings, closedOpenings } = changes;
  const parts = [
    newCompanies && plural(newCompanies, 'new company', 'new companies'),
    newOpenings && plural(newOpenings, 'new opening', 'new openings'),
    changedOpenings && `${inFigures(changedOpenings)} changed`,
    closedOpenings && `${inFigures(closedOpenings)} closed`,
  ].filter((part) => part !== 0);
  return parts.join(', ') || 'nothing new';
}

/** The message of a finished refresh. `unanswered` is the number of failed requests. */
export function messageOf(sign: string, changes: Changes, unanswered: number): string {
  const missing = unanswered > 0 ? ` ${plural(unanswered, 'source', 'sources')} gave no answer.` : '';
  return `${sign}: ${describeChanges(changes)}.${missing}`;
}
