import type { Birth } from '#birth/birth.ts';

/** Whether two births belong to one person. Names are ignored: one may be “Mom”, the other a full name. */
export const saysTheSame = (a: Birth, b: Birth): boolean =>
  a.date === b.date && a.time === b.time && a.place?.name === b.place?.name && a.sex === b.sex;
