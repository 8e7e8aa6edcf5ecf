import { Disclosure, Prose } from '@org/ui';
import type { ReactNode } from 'react';

interface HowReckonedProps {
  /** The name of the picture, which tells the button from other buttons. */
  about: string;
  /** The number of counts that are tested together. */
  counts: number;
  /** The rule for the expected counts. */
  children: ReactNode;
}

/** How the expected counts of a picture and their ranges are computed. */
export const HowReckoned = ({ about, counts, children }: HowReckonedProps) => (
  <Disclosure label="How chance is reckoned" about={`: ${about}`}>
    <Prose>
      {children}
      <p>
        Among {counts} counts, some are far from their mean by chance. So each range is widened until chance
        alone leaves none of the {counts} in 95 of 100 tries: the error of 5 % is divided by the number of
        counts, which is Bonferroni’s correction.
      </p>
    </Prose>
  </Disclosure>
);
