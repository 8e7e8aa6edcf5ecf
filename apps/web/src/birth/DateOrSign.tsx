import { yearsPath } from '@org/public-pages/paths.ts';
import type { ReactNode } from 'react';
import { BesideWheel } from './BesideWheel.tsx';
import { BirthDateForm } from './BirthDateForm.tsx';
import type { Sample } from './sample.ts';
import { SignCard } from './SignCard.tsx';
import type { BirthOfPage } from './useBirth.ts';

interface DateOrSignProps extends BirthOfPage {
  /** The sign of the birth. */
  sample: Sample | undefined;
  /** Shown below the form or the card. */
  children: ReactNode;
}

/**
 * The form for a birth date or, after a date is chosen, the card of its sign. Each takes the focus when it replaces the other.
 */
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
    <BesideWheel>
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
    </BesideWheel>
  );
}
