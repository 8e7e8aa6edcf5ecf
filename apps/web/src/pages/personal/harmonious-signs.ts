import { compatibility, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';

/** A sign of the reading, and what it is to the person’s own. */
interface SignOfReading {
  readonly id: ZodiacSignId;
  readonly relation: 'your sign' | 'your secret friend' | 'your ally';
}

/** A sign, its partner of the six harmonies, and the two of its three harmonies, in this order. */
export function harmoniousSigns(own: ZodiacSignId): SignOfReading[] {
  const withBasis = (basis: string): ZodiacSignId[] =>
    zodiacSignIds.filter((id) => id !== own && compatibility(own, id).basis === basis);
  return [
    { id: own, relation: 'your sign' },
    ...withBasis('six-harmony').map((id) => ({ id, relation: 'your secret friend' as const })),
    ...withBasis('three-harmonies').map((id) => ({ id, relation: 'your ally' as const })),
  ];
}
