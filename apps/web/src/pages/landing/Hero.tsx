import { priceText } from '@org/api-contract/values';
import { Button, PageSection, Stack, ZodiacWheel } from '@org/ui';
import { lazy, Suspense, useState } from 'react';
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
  const form = (
    <BirthDateForm
      takesFocus={isAgain}
      onSubmit={(next) => {
        setDate(next);
        setIsAgain(true);
      }}
    />
  );
  return (
    <PageSection>
      <div className={styles.columns}>
        <Stack gap={5} className={styles.words}>
          <h1>Your sign, exact to the day. The world, sorted by it.</h1>
          <p className={styles.lead}>
            An almanac of the Chinese zodiac: find the sign you were really born under, then see the
            companies, cars and states that share it.
          </p>
          {date === undefined ? (
            form
          ) : (
            <Suspense fallback={form}>
              <SignAtOnce date={date} onReset={() => setDate(undefined)} />
            </Suspense>
          )}
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
