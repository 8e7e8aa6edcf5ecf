import type { ZodiacSignId } from '@org/zodiac-core';

/** What a sign brings into company, and what it asks for: after “brings” and “asks for”. */
export const companyOfSigns: Readonly<
  Record<ZodiacSignId, { readonly brings: string; readonly asks: string }>
> = {
  rat: { brings: 'a memory for what everybody needs', asks: 'plain words while the matter is small' },
  ox: { brings: 'work that is finished and promises that hold', asks: 'time, and no teasing about it' },
  tiger: { brings: 'courage on another’s behalf', asks: 'somebody who neither flinches nor obeys' },
  rabbit: { brings: 'tact, and rooms in which people soften', asks: 'a low voice in a quarrel' },
  dragon: { brings: 'plans larger than the evening', asks: 'applause first and the correction afterwards' },
  snake: { brings: 'attention that misses nothing', asks: 'privacy which is not taken for distance' },
  horse: { brings: 'movement, and laughter on the road', asks: 'an open door and a time of return' },
  goat: { brings: 'gentleness, and an eye for what is beautiful', asks: 'to be asked twice, kindly' },
  monkey: { brings: 'a way round every fence', asks: 'an audience that also checks the figures' },
  rooster: { brings: 'order, candour and a tidy table', asks: 'thanks before the critique is returned' },
  dog: { brings: 'loyalty that does not need reminding', asks: 'the truth, even when it is dull' },
  pig: { brings: 'generosity and a long table', asks: 'that its good nature be left unspent now and then' },
};
