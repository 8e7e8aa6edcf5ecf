import { Grid, PageSection, PriceBox, Stack } from '@org/ui';
import type { ReactNode } from 'react';
import type { LandingFacts, Quote } from '../article-page.ts';
import { publicPaths } from '../paths.ts';
import { BookPages } from './BookPages.tsx';
import { CalendarProof } from './CalendarProof.tsx';
import { Databases } from './Databases.tsx';
import { FromReaders } from './FromReaders.tsx';
import { Hero } from './Hero.tsx';
import { Questions } from './Questions.tsx';
import { ReadingExcerpt } from './ReadingExcerpt.tsx';
import { StatesBySign } from './StatesBySign.tsx';

interface LandingPageProps extends LandingFacts {
  /** The sign-up control: a link, or in the app a button. */
  buy: ReactNode;
}

const benefits = [
  'Company database with job openings and zodiac insights',
  'Car brands astrology analysis',
  'All 50 US states and their cosmic connections',
  'Personal reading with numerology life path',
];

const examples: readonly Quote[] = [
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

/**
 * The landing page: excerpts of the product, the price, and common questions. The server sends it at `/`, and the app
 * shows it in place of a paid page.
 */
export function LandingPage({ priceText, refundPromise, testimonials, counts, buy }: LandingPageProps) {
  return (
    <>
      <Hero priceText={priceText} refundPromise={refundPromise} />
      <BookPages />
      <ReadingExcerpt />
      <StatesBySign counts={counts.usStates} />
      <Databases counts={counts} />
      <CalendarProof />
      <FromReaders examples={examples} real={testimonials} />
      <PageSection ground="sunken" id="price">
        <Grid columns="l" gap={6} align="center">
          <Stack gap={5} className="Landing-words">
            <h2>Lifetime access</h2>
            <p className="Landing-lead">
              One payment gives you every database and your own reading, with everything that we add later.
            </p>
            <p>
              <a href={publicPaths.sample}>Read a free sample first</a>. You need no account.
            </p>
          </Stack>
          <PriceBox
            label="Limited Time Offer"
            title={priceText}
            note="A one-time payment for lifetime access"
            benefits={benefits}
          >
            <p>{buy}</p>
            <p>No subscription. No recurring charges.</p>
            <p className="RefundPromise">{refundPromise}</p>
          </PriceBox>
        </Grid>
      </PageSection>
      <Questions />
    </>
  );
}
