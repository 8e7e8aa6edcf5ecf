import { Button, PageSection } from '@org/ui';
import type { ReactNode } from 'react';
import { publicPaths } from '../paths.ts';

interface SampleOfferProps {
  title?: string;
  lead?: ReactNode;
}

/** An offer of the free sample. */
export function SampleOffer({
  title = 'Which year is yours?',
  lead = 'Enter a birth date and read your sign free, by the true New Year’s Day of your year.',
}: SampleOfferProps) {
  return (
    <aside className="PublicPage-screenOnly" aria-labelledby="sample">
      <PageSection ground="sunken" title={<span id="sample">{title}</span>} lead={lead}>
        <div>
          <Button asChild variant="primary" size="l">
            <a href={publicPaths.sample}>Discover My Zodiac Sign</a>
          </Button>
        </div>
      </PageSection>
    </aside>
  );
}
