import { DropdownMenu, IconButton, type DropdownMenuItem } from '@org/ui';

interface RowMenuProps {
  /** Name of the row, such as the title of an article. */
  about: string;
  items: readonly DropdownMenuItem[];
  /** Whether a chosen action is running. */
  busy: boolean;
}

/** The menu at the end of a row. */
export const RowMenu = ({ about, items, busy }: RowMenuProps) => (
  <DropdownMenu items={items}>
    <IconButton label={`More for “${about}”`} busy={busy}>
      <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
        <circle cx="4" cy="10" r="2" />
        <circle cx="10" cy="10" r="2" />
        <circle cx="16" cy="10" r="2" />
      </svg>
    </IconButton>
  </DropdownMenu>
);
