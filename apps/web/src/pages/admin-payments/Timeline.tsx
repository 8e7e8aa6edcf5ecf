import type { PaymentTimelineEntry } from '@org/api-contract';
import { Badge, Stack } from '@org/ui';
import { instant } from '#listing/instant.ts';
import styles from './AdminPayments.module.css';
import { sentenceOf } from './words.ts';

const kinds: Readonly<Record<PaymentTimelineEntry['kind'], string>> = {
  statement: 'Stripe',
  decision: 'Product',
  task: 'Task',
  alert: 'Alert',
  action: 'Admin',
};

/** The history of a payment, the latest entry first. */
export function Timeline({ entries }: { entries: readonly PaymentTimelineEntry[] }) {
  return (
    <section aria-labelledby="timeline">
      <Stack gap={3}>
        <h2 id="timeline">What happened</h2>
        <ol className={styles.timeline} reversed>
          {entries.toReversed().map((entry, index) => (
            <li key={entries.length - index}>
              <time dateTime={entry.at}>{instant(entry.at)}</time>
              <Badge variant={entry.kind === 'alert' ? 'primary' : 'secondary'}>{kinds[entry.kind]}</Badge>
              <div>
                <p>{sentenceOf(entry)}</p>
                {entry.reason !== null && <p>Reason: {entry.reason}</p>}
                {entry.by !== null && <p className={styles.by}>By {entry.by}</p>}
              </div>
            </li>
          ))}
        </ol>
      </Stack>
    </section>
  );
}
