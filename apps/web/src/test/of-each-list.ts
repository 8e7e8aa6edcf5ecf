import { lists, type Described } from '@org/api-contract/lists';

/** A value for each list, keyed by the name that the list has in answers. */
export const ofEachList = <Value>(valueOf: (index: number) => Value) =>
  Object.fromEntries(Object.values(lists).map(({ member }, index) => [member, valueOf(index)])) as Record<
    Described['member'],
    Value
  >;
