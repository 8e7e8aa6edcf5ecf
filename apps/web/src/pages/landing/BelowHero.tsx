import { Grid, PageSection, PriceBox, Stack } from '@org/ui';
import { priceText } from '@org/api-contract/values';
import { Link } from 'react-router-dom';
import { FromReaders } from '#layout/FromReaders.tsx';
import { paths } from '#paths.ts';
import { RefundPromise } from '#payments/RefundPromise.tsx';
import { BuyButton } from '#payments/BuyButton.tsx';
import { useBuy } from '#payments/useBuy.tsx';
import { BookPages } from './BookPages.tsx';
import { CalendarProof } from './CalendarProof.tsx';
import { Databases } from './Databases.tsx';
import styles from './LandingPage.module.css';
import { Questions } from './Questions.tsx';
import { ReadingExcerpt } from './ReadingExcerpt.tsx';
import { StatesBySign } from './StatesBySign.tsx';

const benefits = [
  'Company database with job openings and zodiac insights',
  'Car brands astrology analysis',
  'All 50 US states and their cosmic connections',
  'Personal reading with numerology life path',
];

const examples = [
  {
    quote: 'It is the first zodiac site that told me where its dates come from.',
    name: 'Priya',
    about: 'Year of the Rooster',
  },
  {
    quote: 'I filtered for my sign before a job search. Superstition or not, the list was good.',
    name: 'Tom',
    about: 'Year of the Tiger',
  },
  {
    quote: 'Paid once, and that was that. It is the page I open every New Year.',
    name: 'Lena',
    about: 'Year of the Rabbit',
  },
];

/** The product itself, in excerpts; what it costs, and what people ask before they pay. */
export function BelowHero() {
  const { buy, dialog } = useBuy();
  return (
    <>
      <ReadingExcerpt />
      <BookPages />
      <StatesBySign />
      <Databases />
      <CalendarProof />
      <FromReaders examples={examples} />
      <PageSection ground="sunken">
        <Grid columns="l" gap={6} align="center">
          <Stack gap={5} className={styles.words}>
            <h2>Lifetime access</h2>
            <p className={styles.lead}>
              One purchase opens every database and your own reading, today’s and whatever is added later.
            </p>
            <p>
              <Link to={paths.sample}>Read a free sample first</Link>, if you would rather see the work before
              you buy it.
            </p>
          </Stack>
          <PriceBox
            label="Limited Time Offer"
            title={priceText}
            note="A one-time payment for lifetime access"
            benefits={benefits}
          >
            <p>
              <BuyButton size="l" onClick={buy}>
                Get Lifetime Access
              </BuyButton>
            </p>
            <p>No subscription. No recurring charges.</p>
            <RefundPromise />
          </PriceBox>
        </Grid>
      </PageSection>
      <Questions />
      {dialog}
    </>
  );
}
