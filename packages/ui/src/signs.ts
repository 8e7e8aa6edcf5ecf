import { getZodiacSignById, zodiacSignIds, type SignFacts } from '@org/zodiac-core';

/** The twelve signs in order. `zodiacSigns` is not used, because it includes the long texts. */
export const signs: readonly SignFacts[] = /* @__PURE__ */ zodiacSignIds.map((id) => getZodiacSignById(id));
