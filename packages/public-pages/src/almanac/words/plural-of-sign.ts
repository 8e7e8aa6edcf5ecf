import { getZodiacSignById, type ZodiacSignId } from '@org/zodiac-core';

/** Such as `Rats`. */
export const pluralOfSign = (id: ZodiacSignId): string =>
  id === 'ox' ? 'Oxen' : `${getZodiacSignById(id).name}s`;
