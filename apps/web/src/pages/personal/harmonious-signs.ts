import { compatibility, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';

/** A sign, and its relation to the person’s own sign. */
interface SignOfReading {
  readonly id: ZodiacSignId;
  readonly relation: 'your sign' | 'your secret friend' | 'your ally';
}

/** A person's own sign, its partner in the six harmonies, and its two partners in the three harmonies, in this order. */
export function harmoniousSigns(own: ZodiacSignId): SignOfReading[] {
  const withBasis = (basis: string): ZodiacSignId[] =>
    zodiacSignIds.filter((id) => id !== own && compatibility(own, id).basis === basis);
  return [
    { id: own, relation: 'your sign' },
    ...withBasis('six-harmony').map((id) => ({ id, relation: 'your secret friend' as const })),
    ...withBasis('three-harmonies').map((id) => ({ id, relation: 'your ally' as const })),
  ];
}
