import type { BlogKeyword } from '@org/api-contract';

export const keywordFilters = ['only', 'search'] as const;

const groups: Readonly<Record<string, { label: string; has: (keyword: BlogKeyword) => boolean }>> = {
  active: { label: 'Active', has: ({ isActive }) => isActive },
  inactive: { label: 'Inactive', has: ({ isActive }) => !isActive },
  refused: { label: 'Refused', has: ({ refusal }) => refusal !== null },
  unwritten: { label: 'Without an article', has: ({ articles }) => !articles || articles.total === 0 },
};

/** The filters of the list of keywords. */
export const keywordGroupOptions = [
  { value: '', label: 'All keywords' },
  ...Object.entries(groups).map(([value, { label }]) => ({ value, label })),
];

/** The keywords of a group that contain a text. An unknown group means all keywords. */
export function keywordsOf(
  keywords: readonly BlogKeyword[],
  { only, search }: Record<(typeof keywordFilters)[number], string>,
): BlogKeyword[] {
  const text = search.trim().toLowerCase();
  const group = Object.hasOwn(groups, only) ? groups[only] : undefined;
  return keywords.filter((each) => (group?.has(each) ?? true) && each.keyword.toLowerCase().includes(text));
}
