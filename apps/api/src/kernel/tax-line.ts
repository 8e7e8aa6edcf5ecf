/** A tax that a price contains. */
export interface TaxLine {
  /** Such as `VAT`. */
  name: string;
  /** In percent, such as `19` or `7.25`; empty for a tax that is no percentage. */
  percentage: string;
  cents: number;
}
