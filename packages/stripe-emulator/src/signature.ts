import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header of a raw body, with one `v1` signature per secret. */
export function signatureOf(body: string, secrets: readonly string[], timestampSeconds: number): string {
  const signed = secrets.map((secret) =>
    createHmac('sha256', secret).update(`${timestampSeconds}.${body}`).digest('hex'),
  );
  return [`t=${timestampSeconds}`, ...signed.map((mac) => `v1=${mac}`)].join(',');
}
