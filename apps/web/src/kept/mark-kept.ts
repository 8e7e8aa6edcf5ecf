import type { Endpoints, Output } from '@org/api-contract';
import type { KeptKind } from '@org/api-contract/values';
import type { QueryClient } from '@tanstack/react-query';
import { keptMarks } from './queries.ts';

/** Identifies a row of a list or an opening: its kind, and its id within that kind. */
export interface ThingKey {
  kind: KeptKind;
  id: number;
}

/** Marks something as saved or not, on every card that is shown. */
export function markKept(client: QueryClient, { kind, id }: ThingKey, isKept: boolean): void {
  client.setQueryData<Output<Endpoints['GET /api/kept/marks']>>(
    keptMarks().queryKey,
    (marks) =>
      marks && {
        ...marks,
        [kind]: [...marks[kind].filter((other) => other !== id), ...(isKept ? [id] : [])],
      },
  );
}
