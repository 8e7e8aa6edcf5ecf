import { sql } from 'kysely';

/** Cents that Stripe received for a row of `payments`; null before it is paid. */
export const receivedCents = sql<number | null>`(
  select (fact ->> 'amountCents')::int from payment_facts
  where payment_facts.intent_id = payments.intent_id
    and (fact @> '{"kind": "intent", "status": "succeeded"}' or fact @> '{"kind": "session", "isPaid": true}')
  order by fact ->> 'kind' = 'intent' desc, (fact ->> 'amountCents')::int desc limit 1
)`;
