import { text } from '@org/content/match';

/** A person's relation to the user. */
export type Relation = 'self' | 'partner' | 'child' | 'parent' | 'sibling' | 'friend' | 'colleague' | 'other';

type Sex = 'female' | 'male' | undefined;

/** The relation in words, such as `'your sister'`; `undefined` for a relation without words. */
export function roleOf(relation: Relation | undefined, sex: Sex): string | undefined {
  switch (relation) {
    case 'self':
    case 'partner':
    case 'friend':
    case 'colleague':
      return text(`labels.roles.${relation}`);
    case 'child':
    case 'parent':
    case 'sibling':
      return sex === undefined ? text(`labels.roles.${relation}`) : text(`labels.roles.${relation}-${sex}`);
    case 'other':
    case undefined:
      return undefined;
  }
}

/** The relation of two people. */
type Tie = 'couple' | 'generations' | 'siblings' | 'relatives' | 'friends' | 'colleagues';

const tiesWithSelf: Readonly<Record<Relation, Tie | undefined>> = {
  self: undefined,
  partner: 'couple',
  child: 'generations',
  parent: 'generations',
  sibling: 'siblings',
  friend: 'friends',
  colleague: 'colleagues',
  other: undefined,
};
/** Relatives of the user who are parent and child to each other: a partner and a child, a parent and a sibling. */
const parentsAndChildren: readonly (readonly [Relation, Relation])[] = [
  ['partner', 'child'],
  ['parent', 'sibling'],
];
const relatives: ReadonlySet<Relation> = new Set(['partner', 'child', 'parent', 'sibling']);

/** The relation of two people, from the relation of each to the user; `undefined` if it does not follow. */
export function tieOf(one: Relation | undefined, other: Relation | undefined): Tie | undefined {
  if (!one || !other) return undefined;
  if (one === 'self') return tiesWithSelf[other];
  if (other === 'self') return tiesWithSelf[one];
  if (!relatives.has(one) || !relatives.has(other)) return undefined;
  const both = new Set<Relation>([one, other]);
  if (parentsAndChildren.some((pair) => pair.every((each) => both.has(each)))) return 'generations';
  return one === other && (one === 'sibling' || one === 'child') ? 'siblings' : 'relatives';
}
