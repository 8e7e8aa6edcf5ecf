import { invalid, missing } from './errors.ts';
import type { Events } from './events.ts';
import { newId, nowSeconds } from './ids.ts';
import type { EarlyFraudWarning } from './objects.ts';
import type { Store } from './store.ts';

interface Parts {
  store: Store;
  events: Events;
}

/**
 * Reports a paid intent as fraud, as the cardholder's bank does before a dispute.
 *
 * @throws StripeFailure 404 if the intent does not exist, 400 if it is not paid
 */
export function warnOfFraud({ store, events }: Parts, intentId: string): EarlyFraudWarning {
  const intent = store.get('payment_intents', intentId);
  if (!intent) throw missing('payment_intent', intentId, 'payment_intent');
  const charge = store.get('charges', intent.latest_charge ?? '');
  if (!charge?.paid) throw invalid('payment_intent', `PaymentIntent ${intentId} is not paid.`);
  const warning = store.put('early_fraud_warnings', {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: !charge.refunded && !charge.disputed,
    charge: charge.id,
    created: nowSeconds(),
    fraud_type: 'unauthorized_use_of_card',
    livemode: false,
    payment_intent: intentId,
  });
  events.emit('radar.early_fraud_warning.created', warning);
  return warning;
}
