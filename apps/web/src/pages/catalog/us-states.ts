import type { UsState } from '@org/api-contract';
import { usRegions, usStateCategories } from '@org/api-contract/values';
import type { ListDescriptor } from './list-descriptor.ts';

export const usStates: ListDescriptor<UsState, 'region' | 'category'> = {
  id: 'us-states',
  title: 'US States',
  lead: 'All 50, filed under the sign of the day on which each joined the Union.',
  searchPlaceholder: 'Name, city, nickname, bird …',
  empty: { title: 'No states found', textOf: emptyText },
  facets: [
    { name: 'region', label: 'Region', all: 'All regions', values: usRegions },
    { name: 'category', label: 'Category', all: 'All categories', values: usStateCategories },
  ],
  sorts: [
    { value: 'oldest', label: 'First to join' },
    { value: 'newest', label: 'Last to join' },
    { value: 'population', label: 'Most people' },
    { value: 'area', label: 'Largest' },
  ],
  factsOf: ({ region, statehoodYear, capital, nickname, match }) => [
    ['Region', region],
    ['Founded', statehoodYear],
    ['Capital', capital],
    ['Nickname', match?.field === 'nickname' ? null : nickname],
  ],
  insightRowOf: ({ slug, statehoodYear: year, statehoodMonth: month, statehoodDay: day }) => ({
    key: slug,
    date: { year, month, day },
  }),
  exportColumns: [
    'name',
    'abbreviation',
    'zodiacSign',
    'statehoodYear',
    'statehoodMonth',
    'statehoodDay',
    'admissionOrder',
    'capital',
    'largestCity',
    'region',
    'division',
    'category',
    'population',
    'area',
    'nickname',
    'motto',
    'flower',
    'bird',
    'tree',
    'slug',
  ],
};

/** People look for these among the states. */
const notStates =
  /^(?:washington )?d\.? ?c\.?$|^district of columbia$|^puerto rico$|^guam$|^american samoa$/i;

function emptyText(search: string): string {
  if (search === '') return 'No state matches these filters.';
  if (notStates.test(search.trim()))
    return `${search.trim()} is not a state: the list has the fifty that joined the Union.`;
  return `Nothing is found for “${search}” with these filters. Try a name, an abbreviation, a city or a nickname.`;
}
