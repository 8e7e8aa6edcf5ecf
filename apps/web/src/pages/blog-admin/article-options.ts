import type { articleSorts, listedGroups } from '@org/api-contract/values';

const groups: Record<(typeof listedGroups)[number], string> = {
  published: 'Published',
  draft: 'Drafts',
  scheduled: 'Scheduled',
  stale: 'Out of date',
  sharedKeyword: 'Same keyword as another',
  deleted: 'Deleted',
};

const sorts: Record<Exclude<(typeof articleSorts)[number], 'changed'>, string> = {
  published: 'Newest publication first',
  scheduled: 'Scheduled next first',
  title: 'By title',
};

/** The filters of the list of articles. */
export const groupOptions = [{ value: '', label: 'All articles' }, ...optionsOf(groups)];

export const sortOptions = [{ value: '', label: 'Last changed first' }, ...optionsOf(sorts)];

function optionsOf(labels: Record<string, string>): { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
