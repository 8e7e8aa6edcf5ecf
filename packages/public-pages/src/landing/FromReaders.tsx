import { Grid, PageSection, Testimonial } from '@org/ui';
import type { Quote } from '../article-page.ts';

interface FromReadersProps {
  /** Examples, shown until the operator has real testimonials. */
  examples: readonly Quote[];
  real: readonly Quote[] | null;
}

/** Testimonials of readers, or a shorter section of examples with a notice that they are examples. */
export const FromReaders = ({ examples, real }: FromReadersProps) => (
  <PageSection
    title="From readers"
    lead={!real && 'Examples written by us. These are not the words of real readers.'}
  >
    <Grid columns="s" gap={5}>
      {(real ?? examples).map(({ quote, name, about }) => (
        <Testimonial key={quote} size={real ? 'm' : 's'} quote={quote} name={name} about={about} />
      ))}
    </Grid>
  </PageSection>
);
