import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` of a raw body. While a secret is replaced, there is a signature by each of the two. */
export function signatureOf(body: string, secrets: readonly string[], timestampSeconds: number): string {
  const signed = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${timestampSeconds}.${body}`).digest('hex'),
  );
  return [`t=${timestampSeconds}`, ...signed.map((mac) => `v1=${mac}`)].join(',');
}
