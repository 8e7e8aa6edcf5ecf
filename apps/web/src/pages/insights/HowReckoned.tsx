import { Disclosure, Prose } from '@org/ui';
import type { ReactNode } from 'react';

interface HowReckonedProps {
  /** The name of the picture. It distinguishes the button from the other buttons. */
  about: string;
  /** The number of counts that are tested together. */
  counts: number;
  /** The rule for the expected counts. */
  children: ReactNode;
}

/** How the expected counts of a picture and their ranges are computed. */
export const HowReckoned = ({ about, counts, children }: HowReckonedProps) => (
  <Disclosure label="How we compute chance" about={`: ${about}`}>
    <Prose>
      {children}
      <p>
        Among {counts} counts, some are far from the average by chance. So we widen each range. In 95 of 100
        tries, chance alone then puts none of the {counts} counts outside its range. This divides an error of
        5 % by the number of counts (Bonferroni correction).
      </p>
    </Prose>
  </Disclosure>
);
