import type { OverviewDay } from '@org/api-contract';

type Counts = Omit<OverviewDay, 'day'>;

/** The daily counts, in the order of the funnel. */
export const metrics = {
  visits: { name: 'Visits', none: 'No visits', of: ({ visits }) => visits },
  samples: {
    name: 'Free samples opened',
    none: 'No free sample was opened',
    of: ({ samples }) => samples,
  },
  signUps: { name: 'Sign-ups', none: 'Nobody signed up', of: ({ signUps }) => signUps },
  payments: { name: 'Payments', none: 'No payments', of: ({ payments }) => payments },
  received: {
    name: 'US dollars received',
    none: 'No money was received',
    of: ({ receivedCents }) => receivedCents / 100,
  },
  conversion: {
    name: 'Payments per 100 visits',
    none: 'No payments',
    of: (counts) => conversionOf(counts) ?? 0,
  },
} as const satisfies Record<string, { name: string; none: string; of: (counts: Counts) => number }>;

export type Metric = keyof typeof metrics;

export const isMetric = (text: string | null): text is Metric =>
  text !== null && Object.hasOwn(metrics, text);

/** Payments per 100 visits, with two decimals; `null` without visits. */
export const conversionOf = ({ payments, visits }: Counts): number | null =>
  visits === 0 ? null : Math.round((payments / visits) * 10_000) / 100;

const none: Counts = { visits: 0, samples: 0, signUps: 0, payments: 0, receivedCents: 0 };

/** The counts of several days together. */
export const sumOf = (days: readonly Counts[]): Counts =>
  days.reduce<Counts>(
    (sum, day) => ({
      visits: sum.visits + day.visits,
      samples: sum.samples + day.samples,
      signUps: sum.signUps + day.signUps,
      payments: sum.payments + day.payments,
      receivedCents: sum.receivedCents + day.receivedCents,
    }),
    none,
  );

const maxBars = 31;
const daysOfWeek = 7;

export interface Bar extends Counts {
  from: string;
  /** The last day, inclusive. */
  to: string;
}

/**
 * The days, or for a long period its weeks, each with its counts. The latest comes first, so only the earliest week can be
 * incomplete.
 */
export function barsOf(days: readonly OverviewDay[]): Bar[] {
  const size = days.length > maxBars ? daysOfWeek : 1;
  return Array.from({ length: Math.ceil(days.length / size) }, (_, index) => {
    const together = days.slice(index * size, (index + 1) * size);
    return { ...sumOf(together), from: together.at(-1)?.day ?? '', to: together[0]?.day ?? '' };
  });
}
