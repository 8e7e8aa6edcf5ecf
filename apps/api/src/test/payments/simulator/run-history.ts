import { randomUUID } from 'node:crypto';
import type { Gift } from '@org/api-contract';
import type Stripe from 'stripe';
import type { Person } from '#test/people.ts';
import { cards, type Payer } from '#test/payments/payer.ts';
import type { Shop } from '#test/payments/shop.ts';
import { settlePayments } from '#modules/payments/sync/settle-payments.ts';
import { sweepPayments } from '#modules/payments/sync/sweep-payments.ts';
import { refusable, retriable } from './expected-failures.ts';
import type { Step } from './history.ts';

export interface World {
  shop: Shop;
  admin: Person;
  /** The processes that serve the calls in turn. One may be killed at any time. */
  urls: readonly string[];
  /** Promotion codes for half of the price and for all of it. */
  codes: { half: string; whole: string };
  /** The codes of paid gifts, and the accounts to which the product answered that they have redeemed one. */
  gifts: { codes: string[]; redeemedBy: Map<string, string> };
  /** Whether a process is killed during the batch, so that a call may get no answer. */
  hasKill: boolean;
}

/** Runs the steps of one payer one after the other. Other histories run at the same time. */
export async function runHistory(world: World, ada: Payer, history: readonly Step[]): Promise<void> {
  const actor = new Actor(world, ada);
  for (const step of history) await actor.take(step);
}

class Actor {
  readonly #world: World;
  readonly #ada: Payer;
  #secret: string | undefined;
  #giftSecret: string | undefined;
  #calls = 0;

  constructor(world: World, ada: Payer) {
    this.#world = world;
    this.#ada = ada;
  }

  async take(step: Step): Promise<void> {
    const { shop } = this.#world;
    switch (step) {
      case 'open':
        return this.#open(this.#next());
      case 'open twice at once on two processes':
        await Promise.all([this.#open(this.#next()), this.#open(this.#next())]);
        return undefined;
      case 'pay':
        return this.#pay(cards.good);
      case 'pay twice at once':
        await Promise.all([this.#pay(cards.good), this.#pay(cards.good)]);
        return undefined;
      case 'pay with a declined card':
        return this.#pay(cards.declined);
      case 'pay with a card that asks, and confirm':
        return this.#payWithQuestion('accepted');
      case 'pay with a card that asks, and refuse':
        return this.#payWithQuestion('refused');
      case 'pay through the link':
        return this.#payLink();
      case 'look at the status':
        return this.#call('GET', `/api/user/${this.#ada.uid}/payment-status`);
      case 'link the payment':
        return this.#call('POST', '/api/update-payment-user-id', {
          email: this.#ada.email,
          userId: this.#ada.uid,
        });
      case 'refund at Stripe':
        return this.#refund({});
      case 'refund a part at Stripe':
        return this.#refund({ amount: 1_000 });
      case 'fail the last refund': {
        const refund = await this.#lastRefund();
        if (refund) await refusable(() => shop.control.failRefund(refund.id));
        return undefined;
      }
      case 'dispute':
      case 'inquire': {
        const intent = await this.#lastPaid();
        const inquiry = step === 'inquire';
        if (intent) await refusable(() => shop.control.openDispute(intent, { inquiry }));
        return undefined;
      }
      case 'win the dispute':
        return this.#closeDispute('won');
      case 'lose the dispute':
        return this.#closeDispute('lost');
      case 'refund as admin, twice at once':
        await Promise.all([this.#decide('refund'), this.#decide('refund')]);
        return undefined;
      case 'revoke as admin':
        return this.#decide('revoke');
      case 'restore as admin':
        return this.#decide('restore');
      case 'grant as admin':
        return this.#asAdmin('/api/admin/access', { email: this.#ada.email, reason: 'Simulated' });
      case 'warn of fraud': {
        const intent = await this.#lastPaid();
        if (intent) await shop.control.warnOfFraud(intent);
        return undefined;
      }
      case 'enter a code of half the price':
        return this.#reprice('POST', { code: this.#world.codes.half });
      case 'enter a code of the whole price':
        return this.#reprice('POST', { code: this.#world.codes.whole });
      case 'remove the code':
        return this.#reprice('DELETE', {});
      case 'begin a gift':
        return this.#beginGift();
      case 'pay the gift': {
        const secret = this.#giftSecret;
        if (secret !== undefined) await refusable(() => shop.pay(secret));
        return undefined;
      }
      case 'look at the gifts':
        return this.#lookAtGifts();
      case 'redeem a gift':
        return this.#redeem();
      case 'run the tasks':
        return retriable(() => settlePayments(shop.services));
      case 'sweep':
        return retriable(() => sweepPayments(shop.services));
    }
  }

  async #open(url: string): Promise<void> {
    const answer = await this.#ask(() => this.#ada.at({ url }).askForIntent());
    if (answer?.status === 200) this.#secret = String(answer.body.clientSecret);
  }

  /** A new price means a new client secret. */
  async #reprice(method: 'POST' | 'DELETE', body: object): Promise<void> {
    const url = this.#next();
    const answer = await this.#ask(() => this.#ada.at({ url }).call(method, '/api/promotion-code', body));
    if (answer?.status === 200 && typeof answer.body.clientSecret === 'string')
      this.#secret = answer.body.clientSecret;
  }

  async #beginGift(): Promise<void> {
    const url = this.#next();
    const gift = { id: randomUUID(), toEmail: 'bob@example.com' };
    const answer = await this.#ask(() => this.#ada.at({ url }).call('POST', '/api/gifts', gift));
    if (typeof answer?.body.clientSecret === 'string') this.#giftSecret = answer.body.clientSecret;
  }

  async #lookAtGifts(): Promise<void> {
    const url = this.#next();
    const answer = await this.#ask(() => this.#ada.at({ url }).call('GET', '/api/gifts'));
    const { codes } = this.#world.gifts;
    for (const { code } of (answer?.body.gifts ?? []) as Gift[])
      if (code !== null && !codes.includes(code)) codes.push(code);
  }

  /** The latest gift of any giver, which others may redeem at the same time. */
  async #redeem(): Promise<void> {
    const { codes, redeemedBy } = this.#world.gifts;
    const code = codes.at(-1);
    if (code === undefined) return;
    const url = this.#next();
    const answer = await this.#ask(() =>
      this.#ada.at({ url }).call('POST', '/api/gift-redemption', { code }),
    );
    if (answer?.status !== 200) return;
    const other = redeemedBy.get(code);
    if (other !== undefined && other !== this.#ada.uid) throw new Error(`two accounts redeemed ${code}`);
    redeemedBy.set(code, this.#ada.uid);
    codes.splice(codes.indexOf(code), 1);
  }

  /** The browser's client secret may belong to an intent that has been canceled or paid. */
  async #pay(card: string): Promise<void> {
    const secret = this.#secret;
    if (secret !== undefined) await refusable(() => this.#world.shop.pay(secret, card));
  }

  async #payWithQuestion(outcome: 'accepted' | 'refused'): Promise<void> {
    const secret = this.#secret;
    if (secret === undefined) return;
    await this.#pay(cards.asks);
    await refusable(() => this.#world.shop.authenticate(secret, outcome));
  }

  async #payLink(): Promise<void> {
    const { shop } = this.#world;
    const { uid, email } = this.#ada;
    const answer = await this.#ask(() =>
      this.#ada.at({ url: this.#next() }).call('GET', '/api/payment-link'),
    );
    if (answer?.status === 200) await shop.payLink(shop.link.url, { reference: uid, email });
  }

  async #refund(amount: { amount?: number }): Promise<void> {
    const intent = await this.#lastPaid();
    if (intent === undefined) return;
    await refusable(() => this.#world.shop.stripe.refunds.create({ payment_intent: intent, ...amount }));
  }

  async #closeDispute(outcome: 'won' | 'lost'): Promise<void> {
    const { shop } = this.#world;
    for (const intent of await this.#knownIntents()) {
      const { data } = await shop.stripe.disputes.list({ payment_intent: intent });
      for (const { id } of data) await refusable(() => shop.control.closeDispute(id, outcome));
    }
  }

  async #lastPaid(): Promise<string | undefined> {
    for (const id of await this.#knownIntents()) {
      const { status } = await this.#world.shop.stripe.paymentIntents.retrieve(id);
      if (status === 'succeeded') return id;
    }
    return undefined;
  }

  /** The payer's intents in the ledger, latest first. */
  async #knownIntents(): Promise<string[]> {
    const rows = await this.#world.shop.db
      .selectFrom('payments')
      .select('intentId')
      .where('uid', '=', this.#ada.uid)
      .where('source', 'in', ['intent', 'link'])
      .orderBy('id', 'desc')
      .execute();
    return rows.flatMap(({ intentId }) => intentId ?? []);
  }

  async #lastRefund(): Promise<Stripe.Refund | undefined> {
    const intent = await this.#lastPaid();
    if (intent === undefined) return undefined;
    return (await this.#world.shop.stripe.refunds.list({ payment_intent: intent })).data[0];
  }

  async #decide(what: 'refund' | 'revoke' | 'restore'): Promise<void> {
    const payment = await this.#world.shop.db
      .selectFrom('payments')
      .select('id')
      .where('uid', '=', this.#ada.uid)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    if (payment) await this.#asAdmin(`/api/admin/payments/${payment.id}/${what}`, { reason: 'Simulated' });
  }

  async #asAdmin(path: string, body: object): Promise<void> {
    const url = this.#next();
    await this.#ask(() => this.#world.admin.raw('POST', path, body, url));
  }

  async #call(method: string, path: string, body?: object): Promise<void> {
    const url = this.#next();
    await this.#ask(() => this.#ada.at({ url }).call(method, path, body));
  }

  /** Makes a call. A server error is a fault; a missing answer is one unless a process is killed. */
  async #ask<A extends { status: number }>(call: () => Promise<A>): Promise<A | undefined> {
    try {
      const answer = await call();
      // 503 means that another process changes the same attempt.
      if (answer.status >= 500 && answer.status !== 503) throw new Error(`a call answered ${answer.status}`);
      return answer;
    } catch (error) {
      if (this.#world.hasKill && error instanceof TypeError) return undefined;
      throw error;
    }
  }

  #next(): string {
    const { urls } = this.#world;
    this.#calls += 1;
    return urls[this.#calls % urls.length] ?? '';
  }
}
