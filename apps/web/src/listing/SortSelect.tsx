import { Select } from '@org/ui';

interface SortSelectProps {
  /** The search. Results of a search are sorted by relevance, a list without a search by name. */
  search: string;
  /** The orders that can be chosen. */
  orders: readonly { readonly value: string; readonly label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** Chooses the order of a list. */
export function SortSelect({ search, orders, chosen, onChoose }: SortSelectProps) {
  return (
    <Select
      label="Sort by"
      options={[{ value: '', label: search ? 'Best match' : 'Name' }, ...orders]}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
