import { keptKinds, listIds, listOf, titleOf, titleOfRow, type KeptKind } from '@org/api-contract/lists';

const listOfKind = (kind: KeptKind) => listIds.map(listOf).find((list) => list.kind === kind);

/** The page's word for one saved thing of a kind, such as "Opening". */
export const nameOfKind = (kind: KeptKind): string => {
  const list = listOfKind(kind);
  return list ? titleOfRow(list) : 'Opening';
};

/** The page's word for all saved things of each kind, such as "Openings". */
export const kindNames = keptKinds.map((kind) => {
  const list = listOfKind(kind);
  return { kind, name: list ? titleOf(list) : 'Openings' };
});
