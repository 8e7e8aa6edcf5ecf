import { text } from '@org/content/match';

/** What somebody is to the person who asks. */
export type Relation = 'self' | 'partner' | 'child' | 'parent' | 'sibling' | 'friend' | 'colleague' | 'other';

type Sex = 'female' | 'male' | undefined;

/** Such as `'your sister'`; `undefined` where the relation has no word. */
export function roleOf(relation: Relation | undefined, sex: Sex): string | undefined {
  switch (relation) {
    case 'partner':
    case 'friend':
    case 'colleague':
      return text(`labels.roles.${relation}`);
    case 'child':
    case 'parent':
    case 'sibling':
      return sex === undefined ? text(`labels.roles.${relation}`) : text(`labels.roles.${relation}-${sex}`);
    case 'self':
    case 'other':
    case undefined:
      return undefined;
  }
}

/** What two people are to each other. */
export type Tie = 'couple' | 'generations' | 'siblings' | 'relatives' | 'friends' | 'colleagues';

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
const relatives: ReadonlySet<Relation> = new Set(['partner', 'child', 'parent', 'sibling']);

/** What two people are to each other, by what each is to the person who asks; `undefined` where that does not tell. */
export function tieOf(one: Relation | undefined, other: Relation | undefined): Tie | undefined {
  if (!one || !other) return undefined;
  if (one === 'self') return tiesWithSelf[other];
  if (other === 'self') return tiesWithSelf[one];
  if (!relatives.has(one) || !relatives.has(other)) return undefined;
  return one === other && (one === 'sibling' || one === 'child') ? 'siblings' : 'relatives';
}
