import type { Claim, Paragraph } from './reading.ts';
import type { RuleId } from './rules.ts';

/** The reason for a paragraph. */
export interface Reason {
  readonly rule: RuleId;
  readonly because: string;
  readonly changes: string;
  /** Whether the hour of birth is unknown and could change the paragraph. */
  readonly hangsOnHour?: boolean | undefined;
  readonly claims?: readonly Claim[] | undefined;
}

export const paragraph = (
  text: string,
  { rule, because, changes, hangsOnHour = false, claims: ofReason = [] }: Reason,
  claims: readonly Claim[] = ofReason,
): Paragraph => ({
  text,
  rule,
  because,
  changes,
  certainty: hangsOnHour ? 'hour' : 'certain',
  claims: [...claims],
});

export const claim = (subject: string, value: string | number): Claim => ({
  subject,
  value: String(value),
});
