import { currentPrice, priceCents } from '@org/api-contract/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DisputeTerms, IntentFact, PaymentFact, StripeNotice } from '#kernel/payment-facts.ts';
import { applyStripeEvent } from '#modules/payments/sync/webhook.ts';
import { openShop, type Shop } from '#test/payments/shop.ts';
import type { Alert } from './ledger.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

interface World {
  /** The way of paying. `unknown`: the metadata name a user, but no attempt is stored. */
  through: 'attempt' | 'link' | 'other link' | 'unknown';
  /** The facts that differ from the terms. */
  differs?: Partial<Pick<IntentFact, 'amountCents' | 'currency' | 'uid'>>;
  isUnclaimed?: true;
  isDeleted?: true;
  alerts: Alert[];
  access: boolean | undefined;
}

/**
 * Scenarios with the expected alerts and access after all events. The events include an open dispute, so only the
 * second payment can give access.
 */
const worlds: Record<string, World> = {
  'a payment by the form': {
    through: 'attempt',
    alerts: ['disputed', 'fraud_warning', 'paid_twice', 'refund_failed'],
    access: true,
  },
  'another amount': {
    through: 'attempt',
    differs: { amountCents: priceCents - 100 },
    alerts: ['amount_mismatch', 'disputed', 'fraud_warning', 'paid_twice', 'refund_failed'],
    access: true,
  },
  'another currency': {
    through: 'attempt',
    differs: { currency: 'eur' },
    alerts: ['currency_mismatch', 'disputed', 'fraud_warning', 'paid_twice', 'refund_failed'],
    access: true,
  },
  'the uid of another user': {
    through: 'attempt',
    differs: { uid: 'somebody-else' },
    alerts: ['disputed', 'fraud_warning', 'paid_twice', 'refund_failed', 'uid_mismatch'],
    access: true,
  },
  'a payment after the account was deleted': {
    through: 'attempt',
    isDeleted: true,
    alerts: ['account_deleted', 'disputed', 'fraud_warning', 'refund_failed'],
    access: undefined,
  },
  'a payment through the link': {
    through: 'link',
    alerts: ['disputed', 'fraud_warning', 'paid_twice', 'refund_failed'],
    access: true,
  },
  'a payment through the link without a uid': {
    through: 'link',
    isUnclaimed: true,
    alerts: ['disputed', 'fraud_warning', 'refund_failed', 'unclaimed'],
    access: true,
  },
  'another amount through the link': {
    through: 'link',
    differs: { amountCents: priceCents - 100 },
    alerts: ['amount_mismatch', 'disputed', 'fraud_warning', 'paid_twice', 'refund_failed'],
    access: true,
  },
  'another currency through the link': {
    through: 'link',
    differs: { currency: 'eur' },
    alerts: ['currency_mismatch', 'disputed', 'fraud_warning', 'paid_twice', 'refund_failed'],
    access: true,
  },
  'another amount through the link without a uid': {
    through: 'link',
    differs: { amountCents: priceCents - 100 },
    isUnclaimed: true,
    alerts: ['amount_mismatch', 'disputed', 'fraud_warning', 'refund_failed', 'unclaimed'],
    access: true,
  },
  'a payment through the link of another product': {
    through: 'other link',
    alerts: ['link_mismatch'],
    access: true,
  },
  'a payment without an attempt': { through: 'unknown', alerts: ['unknown_payment'], access: true },
};

/** The Unix time `count` seconds after the current price began. */
const seconds = (count: number): number => Date.parse(currentPrice.from) / 1000 + count;

const disputeTerms: DisputeTerms = {
  state: 'needs_response',
  reason: 'fraudulent',
  amountCents: priceCents,
  openedAtSeconds: seconds(5),
  dueAtSeconds: null,
  submissions: 0,
};

/** The events of a payment, and of another payment of the same user. */
function eventsOf(uid: string, { through, differs, isUnclaimed, isDeleted }: World): PaymentFact[] {
  const intentId = `pi_${uid}`;
  const isByLink = through === 'link' || through === 'other link';
  const paid = {
    intentId,
    amountCents: differs?.amountCents ?? priceCents,
    currency: differs?.currency ?? 'usd',
  };
  const metadata = isByLink
    ? {}
    : { uid: differs?.uid ?? uid, ...(through === 'unknown' && { idempotencyKey: `unknown-${uid}` }) };
  const linkId = through === 'link' ? shop.link.id : 'plink_of_another_product';
  const reference = isUnclaimed ? {} : { reference: uid };
  return [
    { kind: 'intent', status: 'succeeded', atSeconds: seconds(1), ...paid, ...metadata },
    ...(isByLink
      ? [{ kind: 'session', linkId, isPaid: true, atSeconds: seconds(2), ...paid, ...reference } as const]
      : []),
    ...(isDeleted
      ? []
      : [
          {
            kind: 'intent',
            intentId: `pi_second-${uid}`,
            status: 'succeeded',
            atSeconds: seconds(3),
            amountCents: priceCents,
            currency: 'usd',
            uid,
          } as const,
        ]),
    {
      kind: 'refund',
      intentId,
      atSeconds: seconds(4),
      refundId: `re_${uid}`,
      amountCents: priceCents,
      hasFailed: true,
    },
    {
      kind: 'dispute',
      intentId,
      atSeconds: seconds(5),
      disputeId: `dp_${uid}`,
      status: 'open',
      about: disputeTerms,
    },
    {
      kind: 'warning',
      intentId,
      atSeconds: seconds(6),
      warningId: `w_${uid}`,
      fraudType: 'made_with_stolen_card',
    },
  ];
}

let users = 0;

/** A user in a scenario, before the events. */
async function userIn({ through, isDeleted }: World): Promise<string> {
  const uid = `ordered-${(users += 1)}`;
  const [first] = await shop.openPayments([uid]);
  if (through !== 'attempt') await shop.db.deleteFrom('payments').where('uid', '=', uid).execute();
  if (isDeleted) {
    await shop.db.deleteFrom('users').where('uid', '=', uid).execute();
    await shop.db.insertInto('accountDeletions').values({ uid }).execute();
    return uid;
  }
  // A user has one open attempt at most, so the second payment is by the link.
  const atSeconds = seconds(3);
  const intentId = `pi_second-${first?.uid}`;
  const opened = { amountCents: priceCents, currency: 'usd', reference: uid };
  await applyStripeEvent(
    shop.services,
    noticeOf({ kind: 'session', linkId: shop.link.id, isPaid: false, intentId, atSeconds, ...opened }),
  );
  return uid;
}

let notices = 0;

const noticeOf = (fact: PaymentFact): StripeNotice => ({
  id: `evt_ordered_${(notices += 1)}`,
  type: 'made',
  atSeconds: fact.atSeconds,
  livemode: false,
  fact,
});

const apply = async (facts: PaymentFact[]): Promise<void> => {
  for (const fact of facts) await applyStripeEvent(shop.services, noticeOf(fact));
};

async function outcomeOf(uid: string) {
  const intents = [`pi_${uid}`, `pi_second-${uid}`];
  const ofEvents = await shop.db
    .selectFrom('paymentFacts')
    .innerJoin('stripeEvents', 'stripeEvents.id', 'paymentFacts.eventId')
    .select('alert')
    .where('intentId', 'in', intents)
    .where('alert', 'is not', null)
    .execute();
  const further = await shop.db
    .selectFrom('paymentAlerts')
    .select('alert')
    .where('intentId', 'in', intents)
    .execute();
  return {
    alerts: [...ofEvents, ...further].map(({ alert }) => alert).toSorted(),
    access: await shop.hasAccess(uid),
  };
}

async function outcomeIn(world: World, order: (facts: PaymentFact[]) => PaymentFact[]) {
  const uid = await userIn(world);
  const facts = order(eventsOf(uid, world));
  await apply(facts);
  return outcomeOf(uid);
}

describe('F35: two events in either order raise the same alerts and give the same access', () => {
  test.each(Object.entries(worlds))('%s', async (_world, world) => {
    const all = eventsOf('counted', world).map((_, index) => index);
    const inOrder = (order: readonly number[]) =>
      outcomeIn(world, (facts) => order.flatMap((index) => facts[index] ?? []));

    const pairs = all.flatMap((first) => all.slice(first + 1).map((second) => [first, second] as const));
    // The first two events have the differences. Pairs without them are tested by the scenario without differences.
    const others = world.differs || world.isUnclaimed ? pairs.filter(([first]) => first < 2) : pairs;
    for (const pair of others) expect(await inOrder(pair.toReversed())).toEqual(await inOrder(pair));

    const { alerts, access } = world;
    for (const order of [all, all.toReversed()])
      expect(await inOrder(order), String(order)).toEqual({ alerts, access });
  });
});
