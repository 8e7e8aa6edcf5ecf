/** A tax that a price contains. */
export interface TaxLine {
  /** The name of the tax, such as `VAT`. */
  name: string;
  /** Percentage, such as `19` or `7.25`; empty for a tax that is not a percentage. */
  percentage: string;
  cents: number;
}
