import { yearsPath } from '@org/public-pages/paths.ts';
import { Grid, Stack, ZodiacWheel } from '@org/ui';
import type { ReactNode } from 'react';
import { BirthDateForm } from './BirthDateForm.tsx';
import './DateOrSign.css';
import type { Sample } from './sample.ts';
import { SignCard } from './SignCard.tsx';
import type { BirthOfPage } from './useBirth.ts';

interface DateOrSignProps extends BirthOfPage {
  /** The sign of the birth. */
  sample: Sample | undefined;
  /** Below the form or the card. */
  children: ReactNode;
}

/** The form for a birth date or, once one is chosen, the card of its sign. The focus follows the change. */
export function DateOrSign({
  birth,
  sample,
  typedBefore,
  isChosen,
  choose,
  clear,
  forget,
  children,
}: DateOrSignProps) {
  return birth && sample ? (
    <>
      <SignCard
        key={birth.date}
        sample={sample}
        birth={birth}
        takesFocus={isChosen}
        onReset={clear}
        onForget={forget}
      />
      {children}
    </>
  ) : (
    <Grid columns="aside" gap={6} align="start">
      <Stack gap={2}>
        <BirthDateForm
          key={typedBefore}
          typedBefore={typedBefore}
          takesFocus={isChosen}
          onSubmit={(date) => choose({ date })}
        />
        <p>
          Or look up your year: <a href={yearsPath}>the first day of every year from 1900 to 2100</a>
        </p>
        {children}
      </Stack>
      <ZodiacWheel className="DateOrSign-wheel" />
    </Grid>
  );
}
