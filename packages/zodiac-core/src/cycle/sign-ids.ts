/** The twelve signs in the order of the cycle, from Rat (first) to Pig (twelfth). */
export const zodiacSignIds = /* @__PURE__ */ Object.freeze([
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const);

export type ZodiacSignId = (typeof zodiacSignIds)[number];
