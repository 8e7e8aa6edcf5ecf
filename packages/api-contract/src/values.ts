export { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';

/** The industries a visitor can filter by (specification, section 2). */
export const industries = [
  'Technology',
  'Financial Services',
  'Healthcare',
  'Retail',
  'Manufacturing',
  'Energy',
  'Automotive',
  'Media',
  'Telecommunications',
] as const;

export type Industry = (typeof industries)[number];

/** The price of lifetime access, in whole US dollars as the specification's payload states it. */
export const priceDollars = 62;

/** The price of lifetime access in cents, the unit Stripe counts in. */
export const priceCents = 6200;

/** Longest search term the companies list accepts, in characters. */
export const searchMaxLength = 200;
