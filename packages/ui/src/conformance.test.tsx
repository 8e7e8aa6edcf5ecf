import { conformance } from './conformance.tsx';
import { BrandSeal } from './BrandSeal/BrandSeal.tsx';
import { EmptyState } from './EmptyState/EmptyState.tsx';
import { PageSection } from './PageSection/PageSection.tsx';
import { PriceBox } from './PriceBox/PriceBox.tsx';
import { Prose } from './Prose/Prose.tsx';
import { SiteFooter } from './SiteFooter/SiteFooter.tsx';
import { Spinner } from './Spinner/Spinner.tsx';
import { Testimonial } from './Testimonial/Testimonial.tsx';

// Components without behavior, which have no other tests.
conformance('BrandSeal', <BrandSeal />);
conformance('EmptyState', <EmptyState title="No Companies Found">Try other filters.</EmptyState>);
conformance('PageSection', <PageSection title="Companies" lead="By sign" heading="h1" />);
conformance(
  'PriceBox',
  <div>
    <h2>Price</h2>
    <PriceBox title="$62" label="Limited Time Offer" benefits={['All of it']} />
  </div>,
);
conformance('PriceBox', <PriceBox title="$62" heading="h2" benefits={['All of it']} />);
conformance(
  'Prose',
  <Prose>
    <p>Text</p>
  </Prose>,
);
conformance('SiteFooter', <SiteFooter>For entertainment only.</SiteFooter>);
conformance('Spinner', <Spinner label="One moment …" />);
conformance('Testimonial', <Testimonial quote="Good." name="Ada" about="born 1990" />);
