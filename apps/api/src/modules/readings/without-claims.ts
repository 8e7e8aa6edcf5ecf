import type { Paragraph } from '@org/reading';

/** A paragraph as the contract answers it. Its claims are for tests only. */
export const withoutClaims = ({ text, rule, because, changes, certainty }: Paragraph) => ({
  text,
  rule,
  because,
  changes,
  certainty,
});
