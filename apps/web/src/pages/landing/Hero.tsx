import { priceText } from '@org/api-contract/values';
import { Button, PageSection, Stack, ZodiacWheel } from '@org/ui';
import { lazy, startTransition, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { BirthDateForm } from '#birth/BirthDateForm.tsx';
import { paths } from '#paths.ts';
import styles from './LandingPage.module.css';

/** Loaded with the first date, because it brings the calendar. */
const SignAtOnce = lazy(async () => ({ default: (await import('./SignAtOnce.tsx')).SignAtOnce }));

/** The promise of the product, and its proof: a date shows its sign at once. */
export function Hero() {
  const [date, setDate] = useState<string>();
  const [isAgain, setIsAgain] = useState(false);
  // In a transition, so that the form stays until the calendar has arrived.
  const show = (next: string): void =>
    startTransition(() => {
      setDate(next);
      setIsAgain(true);
    });
  return (
    <PageSection className={styles.hero}>
      <div className={styles.columns}>
        <Stack gap={5} className={styles.words}>
          <h1>Your sign, exact to the day. The world, sorted by it.</h1>
          <Suspense>
            {date === undefined ? (
              <>
                <p className={styles.lead}>
                  An almanac of the Chinese zodiac: find the sign you were really born under, then see the
                  companies, cars and states that share it.
                </p>
                <BirthDateForm takesFocus={isAgain} onSubmit={show} />
              </>
            ) : (
              <SignAtOnce date={date} onReset={() => setDate(undefined)} />
            )}
          </Suspense>
          <Stack direction="row" gap={3} asChild>
            <p>
              <Button asChild>
                <Link to={paths.sample}>Try Free Sample</Link>
              </Button>
              <span>{`One payment of ${priceText}. No subscription, no recurring charges.`}</span>
            </p>
          </Stack>
        </Stack>
        <ZodiacWheel className={styles.wheel} />
      </div>
    </PageSection>
  );
}
