/** What a test card does when it is confirmed. */
export type CardOutcome =
  | { kind: 'succeeds' }
  | { kind: 'authenticates' }
  | { kind: 'fails'; code: string; declineCode?: string; message: string };

const declined = (code: string, message: string, declineCode?: string): CardOutcome => ({
  kind: 'fails',
  code,
  message,
  ...(declineCode && { declineCode }),
});

const outcomes: Readonly<Record<string, CardOutcome>> = {
  '4000000000000002': declined('card_declined', 'Your card was declined.', 'generic_decline'),
  '4000000000009995': declined('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  '4000000000000069': declined('expired_card', 'Your card has expired.', 'expired_card'),
  '4000000000000127': declined('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
  '4000000000000119': declined(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
    'processing_error',
  ),
  '4000002760003184': { kind: 'authenticates' },
  '4000002500003155': { kind: 'authenticates' },
};

export interface Card {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

/** Whether the last digit is the one Luhn's formula asks for. */
function passesLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...number].toReversed().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** What confirming with this card leads to; a card that cannot exist fails as Stripe fails it. */
export function cardOutcome({ number, expMonth, expYear, cvc }: Card, now: Date): CardOutcome {
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    return declined('incorrect_number', 'Your card number is incorrect.');
  }
  if (!(expMonth >= 1 && expMonth <= 12)) {
    return declined('invalid_expiry_month', "Your card's expiration month is invalid.");
  }
  const lastMonth = expYear * 12 + expMonth - 1;
  if (!Number.isInteger(expYear) || lastMonth < now.getUTCFullYear() * 12 + now.getUTCMonth()) {
    return declined('invalid_expiry_year', "Your card's expiration year is invalid.");
  }
  if (!/^\d{3,4}$/.test(cvc)) return declined('invalid_cvc', "Your card's security code is invalid.");
  return outcomes[number] ?? { kind: 'succeeds' };
}
