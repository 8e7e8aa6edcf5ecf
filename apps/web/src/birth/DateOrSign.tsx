import { Grid, ZodiacWheel } from '@org/ui';
import { BirthDateForm } from './BirthDateForm.tsx';
import './DateOrSign.css';
import type { Sample } from './sample.ts';
import { SignCard } from './SignCard.tsx';
import type { BirthOfPage } from './useBirth.ts';

interface DateOrSignProps extends BirthOfPage {
  /** The sign of the birth. */
  sample: Sample | undefined;
}

/** The form for a birth date or, once one is chosen, the card of its sign. The focus follows the change. */
export function DateOrSign({ birth, sample, isChosen, choose, clear, forget }: DateOrSignProps) {
  return birth && sample ? (
    <SignCard
      key={birth.date}
      sample={sample}
      birth={birth}
      takesFocus={isChosen}
      onReset={clear}
      onForget={forget}
    />
  ) : (
    <Grid columns="aside" gap={6} align="center">
      <BirthDateForm takesFocus={isChosen} onSubmit={(date) => choose({ date })} />
      <ZodiacWheel className="DateOrSign-wheel" />
    </Grid>
  );
}
