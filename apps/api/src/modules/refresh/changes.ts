/** What a refresh changed. */
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

export const sumOf = (a: Changes, b: Partial<Changes>): Changes => ({
  newCompanies: a.newCompanies + (b.newCompanies ?? 0),
  newOpenings: a.newOpenings + (b.newOpenings ?? 0),
  changedOpenings: a.changedOpenings + (b.changedOpenings ?? 0),
  closedOpenings: a.closedOpenings + (b.closedOpenings ?? 0),
});

const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** "2 new companies, 14 new openings, 1 closed"; nothing that is zero is named. */
export function describeChanges(changes: Changes): string {
  const { newCompanies, newOpenings, changedOpenings, closedOpenings } = changes;
  const said = [
    newCompanies && plural(newCompanies, 'new company', 'new companies'),
    newOpenings && plural(newOpenings, 'new opening', 'new openings'),
    changedOpenings && `${changedOpenings.toLocaleString('en-US')} changed`,
    closedOpenings && `${closedOpenings.toLocaleString('en-US')} closed`,
  ].filter((part) => part !== 0);
  return said.join(', ') || 'nothing new';
}

/** What is said when a refresh is done. */
export function messageOf(sign: string, changes: Changes, unanswered: number): string {
  const missing = unanswered > 0 ? ` ${plural(unanswered, 'source', 'sources')} gave no answer.` : '';
  return `${sign}: ${describeChanges(changes)}.${missing}`;
}
