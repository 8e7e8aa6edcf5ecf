import type { Birth } from '#birth/birth.ts';

/** Whether two births are one. Names differ: one is often “Mum”, the other a name in full. */
export const saysTheSame = (a: Birth, b: Birth): boolean =>
  a.date === b.date && a.time === b.time && a.place?.name === b.place?.name && a.sex === b.sex;
