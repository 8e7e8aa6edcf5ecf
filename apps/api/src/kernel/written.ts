/** An amount in the format of mails, such as "$62.00". */
export const writtenMoney = (amountCents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amountCents / 100);

/** The taxes that an amount contains, as facts for a mail. */
export const writtenTaxes = (taxes: readonly TaxLine[], currency: string): [name: string, amount: string][] =>
  taxes.map(({ name, percentage, cents }) => [
    `${name}${percentage && ` ${percentage}%`}, included`,
    writtenMoney(cents, currency),
  ]);

/** The page with the invoice of a payment. */
export const invoiceLink = (origin: string, intentId: string): { label: string; href: string } => ({
  label: 'Invoice, with your name and tax number',
  href: `${origin}/account/invoice?payment=${encodeURIComponent(intentId)}`,
});

/** A tax that a price contains. */
export interface TaxLine {
  /** The name of the tax, such as `VAT`. */
  name: string;
  /** Percentage, such as `19` or `7.25`; empty for a tax that is not a percentage. */
  percentage: string;
  cents: number;
}
