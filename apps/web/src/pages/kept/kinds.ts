import { keptKinds, listIds, listOf, titleOf, titleOfRow, type KeptKind } from '@org/api-contract/lists';

const listOfKind = (kind: KeptKind) => listIds.map(listOf).find((list) => list.kind === kind);

/** How the page names something saved. */
export const nameOfKind = (kind: KeptKind): string => {
  const list = listOfKind(kind);
  return list ? titleOfRow(list) : 'Opening';
};

/** How the page names all that is saved of a kind. */
export const kindNames = keptKinds.map((kind) => {
  const list = listOfKind(kind);
  return { kind, name: list ? titleOf(list) : 'Openings' };
});
