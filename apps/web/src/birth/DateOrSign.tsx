import { Grid, ZodiacWheel } from '@org/ui';
import { BirthDateForm } from './BirthDateForm.tsx';
import styles from './DateOrSign.module.css';
import { SignCard } from './SignCard.tsx';
import type { BirthDate } from './useBirthDate.ts';

/** The form for a birth date or, once a valid one is chosen, the card of its sign. The focus follows the change. */
export function DateOrSign({ date, sample, isChosen, choose }: BirthDate) {
  return sample ? (
    <SignCard key={date} sample={sample} date={date} takesFocus={isChosen} onReset={() => choose('')} />
  ) : (
    <Grid columns="aside" gap={6} align="center">
      <BirthDateForm key={date} initial={date} takesFocus={isChosen} onSubmit={choose} />
      <ZodiacWheel className={styles.wheel} />
    </Grid>
  );
}
