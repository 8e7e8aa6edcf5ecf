import { Grid, PageSection, Testimonial } from '@org/ui';
import type { Quote } from '../article-page.ts';

interface FromReadersProps {
  /** Shown until the operator has real ones. */
  examples: readonly Quote[];
  real: readonly Quote[] | null;
}

/** Testimonials of readers, or examples with a notice that they are examples, which take less room. */
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
