import { Grid, PageSection, Testimonial } from '@org/ui';
import { useClientConfig } from './useClientConfig.ts';

interface FromReadersProps {
  /** Shown until the operator has real ones. */
  examples: readonly { quote: string; name: string; about: string }[];
}

/** What readers have said, or examples, which are not taken for the words of customers because a notice says so. */
export function FromReaders({ examples }: FromReadersProps) {
  const real = useClientConfig()?.testimonials;
  return (
    <PageSection
      title="From readers"
      lead={!real && 'Examples written by us. These are not the words of real readers.'}
    >
      <Grid columns="s" gap={5}>
        {(real ?? examples).map(({ quote, name, about }) => (
          <Testimonial key={quote} quote={quote} name={name} about={about} />
        ))}
      </Grid>
    </PageSection>
  );
}
