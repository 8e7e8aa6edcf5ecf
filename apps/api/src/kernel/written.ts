const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day of UTC as mails write it, such as "November 23, 2026". */
export const writtenDay = (date: Date): string => day.format(date);

/** An amount as mails write it, such as "$62.00". */
export const writtenMoney = (amountCents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amountCents / 100);
