import { compatibility, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';

const signsWith = (sign: ZodiacSignId, kinds: readonly string[]): ZodiacSignId[] =>
  zodiacSignIds.filter((other) =>
    compatibility(sign, other).relations.some(({ kind }) => kinds.includes(kind)),
  );

/** The signs in three harmonies or six harmony with a sign, and the opposite sign, which clashes with it. */
export const relatedSigns = (sign: ZodiacSignId) => ({
  inHarmony: signsWith(sign, ['three-harmonies', 'six-harmony']),
  acrossTheWheel: signsWith(sign, ['six-clash']),
});
