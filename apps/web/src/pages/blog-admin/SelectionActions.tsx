import { Button, Stack } from '@org/ui';

interface SelectionActionsProps<Action extends string> {
  /** Number of selected rows. */
  count: number;
  /** The number in words, such as "2 articles". */
  countText: string;
  /** The maximum number of rows that can be changed at once. */
  max: number;
  /** The buttons, by the action that each starts. */
  actions: Readonly<Record<Action, { label: string; busyLabel: string }>>;
  running: Action | undefined;
  onAction: (action: Action) => void;
  onClear: () => void;
}

/** The actions on the selected rows of a table. */
export function SelectionActions<Action extends string>({
  count,
  countText,
  max,
  actions,
  running,
  onAction,
  onClear,
}: SelectionActionsProps<Action>) {
  const names = Object.keys(actions) as Action[];
  return (
    <Stack direction="row" gap={3} align="center">
      <p role="status">
        {countText} selected
        {count > max && `; at most ${max} are changed at once`}
      </p>
      {names.map((action) => (
        <Button
          key={action}
          busy={running === action}
          busyLabel={actions[action].busyLabel}
          disabled={count > max || running !== undefined}
          onClick={() => onAction(action)}
        >
          {actions[action].label}
        </Button>
      ))}
      <Button variant="quiet" disabled={running !== undefined} onClick={onClear}>
        Clear the selection
      </Button>
    </Stack>
  );
}
