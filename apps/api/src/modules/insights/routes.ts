import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';
import { foundingCounts } from '#modules/catalog/lists/founding-tables.ts';
import { insightsOf, readSeats } from './insights-of.ts';

export function insightRoutes({ lists, clock }: Pick<Services, 'lists' | 'clock'>) {
  const insights = new KeptWhileSame(insightsOf);
  return {
    'GET /api/insights': async () =>
      insights.of({ ...(await lists.read(foundingCounts)), today: clock().toISOString().slice(0, 10) }),
    'GET /api/insights/seats': () => lists.read(readSeats),
  } satisfies Partial<Handlers>;
}

/** Keeps the last result of a long computation while its input stays the same. */
export class KeptWhileSame<Input, Result> {
  readonly #compute: (input: Input) => Promise<Result>;
  #key: string | undefined;
  #result: Promise<Result> | undefined;

  constructor(compute: (input: Input) => Promise<Result>) {
    this.#compute = compute;
  }

  /** @param input - plain data; the order of its rows matters */
  of(input: Input): Promise<Result> {
    const key = JSON.stringify(input);
    if (this.#result && this.#key === key) return this.#result;
    const result = this.#compute(input);
    this.#key = key;
    this.#result = result;
    // Failures are not kept.
    result.catch(() => {
      if (this.#result === result) this.#result = undefined;
    });
    return result;
  }
}
