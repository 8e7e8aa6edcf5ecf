import { getZodiacSignById, zodiacSignIds, type SignFacts } from '@org/zodiac-core';

/** The twelve in the order of the cycle. Not `zodiacSigns`: their prose weighs more than all that is drawn of them. */
export const signs: readonly SignFacts[] = /* @__PURE__ */ zodiacSignIds.map((id) => getZodiacSignById(id));
