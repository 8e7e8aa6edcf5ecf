import * as fc from 'fast-check';

/** The possible steps of a history: actions of a payer, a bank or an admin, and time that passes. */
const steps = [
  'open',
  'open twice at once on two processes',
  'pay',
  'pay twice at once',
  'pay with a declined card',
  'pay with a card that asks, and confirm',
  'pay with a card that asks, and refuse',
  'pay through the link',
  'look at the status',
  'link the payment',
  'refund at Stripe',
  'refund a part at Stripe',
  'fail the last refund',
  'dispute',
  'inquire',
  'win the dispute',
  'lose the dispute',
  'refund as admin, twice at once',
  'revoke as admin',
  'restore as admin',
  'grant as admin',
  'warn of fraud',
  'enter a code of half the price',
  'enter a code of the whole price',
  'remove the code',
  'begin a gift',
  'pay the gift',
  'look at the gifts',
  'redeem a gift',
  'run the tasks',
  'sweep',
] as const;

export type Step = (typeof steps)[number];

/** How Stripe delivers its webhooks during a batch of histories. Each batch takes the next. */
export const deliveries = [
  {},
  { drop: true },
  { copies: 3 },
  { hold: true },
  { delayMs: 150 },
  { drop: true, types: ['payment_intent.succeeded', 'refund.failed'] },
  { hold: true, copies: 2 },
] as const;

export type Delivery = (typeof deliveries)[number];

export interface Batch {
  delivery: Delivery;
  /** When a third process, which serves some of the calls, is killed. `undefined`: there is no third process. */
  killAfterMs: number | undefined;
  histories: Step[][];
}

/** Most histories begin with a payment, because little else can happen without one. */
const history = fc
  .tuple(
    fc.constantFrom<Step[]>(
      ['open', 'pay'],
      ['open', 'pay'],
      ['pay through the link'],
      ['begin a gift', 'pay the gift', 'look at the gifts'],
      ['open', 'enter a code of half the price', 'pay'],
      [],
    ),
    fc.array(fc.constantFrom(...steps), { minLength: 2, maxLength: 8 }),
  )
  .map(([first, later]) => [...first, ...later]);

/** A process is killed in every third batch. */
const killedEvery = 3;

/** The batches for a seed. Equal seeds give equal batches. */
export const batchesOf = (seed: number, batches: number, size: number): Batch[] =>
  fc
    .sample(
      fc.record({
        killAfterMs: fc.integer({ min: 0, max: 600 }),
        histories: fc.array(history, { minLength: size, maxLength: size }),
      }),
      { seed, numRuns: batches },
    )
    .map(({ killAfterMs, histories }, index) => ({
      delivery: deliveries[index % deliveries.length] ?? {},
      killAfterMs: index % killedEvery === killedEvery - 1 ? killAfterMs : undefined,
      histories,
    }));
