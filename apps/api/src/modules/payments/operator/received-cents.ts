import { sql } from 'kysely';

/** What Stripe says was paid for a row of `payments`, in cents. Null while nothing is. */
export const receivedCents = sql<number | null>`(
  select (fact ->> 'amountCents')::int from payment_facts
  where payment_facts.intent_id = payments.intent_id
    and (fact @> '{"kind": "intent", "status": "succeeded"}' or fact @> '{"kind": "session", "isPaid": true}')
  order by fact ->> 'kind' = 'intent' desc, (fact ->> 'amountCents')::int desc limit 1
)`;
