import { dayInWords } from '@org/api-contract/lists';
import { priceText } from '@org/api-contract/values';
import { FromReaders } from '@org/public-pages/app.ts';
import { Button, Grid, PageSection, PriceBox, Prose, Stack } from '@org/ui';
import { firstCalendarYear, getChineseNewYear, lastCalendarYear, type ZodiacDate } from '@org/zodiac-core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { DateOrSign } from '#birth/DateOrSign.tsx';
import { sampleOf } from '#birth/sample.ts';
import { useBirth } from '#birth/useBirth.ts';
import { useClientConfig } from '#layout/useClientConfig.ts';
import { BuyButton } from '#payments/BuyButton.tsx';
import { paths } from '#paths.ts';
import { useBuy } from '#payments/useBuy.tsx';
import { useSession } from '#session/useSession.ts';
import './ZodiacSamplePage.css';

/** Computes four pillars, and is loaded when there is a date. */
const Taste = lazy(async () => ({ default: (await import('./Taste.tsx')).Taste }));

const examples = [
  {
    quote:
      'I was a January baby and had read the wrong sign for thirty years. This got it right, and said why.',
    name: 'Maya',
    about: 'born 1990',
  },
  {
    quote: 'The sample alone told me more than the apps I had paid for by the month.',
    name: 'Daniel',
    about: 'born 1984',
  },
];

export function ZodiacSamplePage() {
  const page = useBirth();
  const sample = page.birth && sampleOf(page.birth.date, page.birth.calendar);
  const { hasPaid, isAdmin } = useSession();
  const { buy, dialog } = useBuy();
  const testimonials = useClientConfig()?.testimonials;

  return (
    <>
      <PageSection
        heading="h1"
        title="Your free zodiac sample"
        lead={
          !sample &&
          'Enter a birth date. The sign follows from the true New Year’s Day of that year, not from the year alone.'
        }
      >
        <DateOrSign {...page} sample={sample}>
          <Prose>
            <p>Chinese New Year falls between late January and mid-February.</p>
            <p>From 1900 to 2100 it is never before January 21 and never after February 20.</p>
            {sample && !page.birth?.calendar && <YearOfBirth born={sample.born} />}
          </Prose>
        </DateOrSign>
      </PageSection>
      {sample && (
        <>
          <PageSection ground="sunken" title="Core Personality Analysis">
            <Grid columns="xs" gap={6} asChild>
              <Prose className="ZodiacSample-analysis">
                <p>{sample.sign.description}</p>
                <Points title="Strengths" points={sample.sign.strengths} />
                <Points title="Growth areas" points={sample.sign.weaknesses} />
              </Prose>
            </Grid>
          </PageSection>
          <FromReaders examples={examples} real={testimonials ?? null} />
          {hasPaid || isAdmin ? (
            <PageSection title="Your full reading" lead="You have lifetime access.">
              <p>
                <Button asChild variant="primary">
                  <Link to={paths.personal}>Read your zodiac</Link>
                </Button>
              </p>
            </PageSection>
          ) : (
            <>
              <Suspense fallback={null}>
                <Taste date={page.birth?.date ?? ''} />
              </Suspense>
              <Promotion sign={sample.sign.name} buy={buy} />
            </>
          )}
        </>
      )}
      {dialog}
    </>
  );
}

function Promotion({ sign, buy }: { sign: string; buy: ReturnType<typeof useBuy>['buy'] }) {
  return (
    <PageSection ground="sunken">
      <Grid columns="l" gap={6} align="center">
        <Stack className="ZodiacSample-words">
          <h2>See who shares your sign</h2>
          <p>
            Find the Companies, Car Brands and US States of the {sign}. Each has the sign of its founding
            year. You also read about your own sign in full.
          </p>
        </Stack>
        <PriceBox
          title={`${priceText}, once`}
          note="A one-time payment. No subscription, no recurring charges."
          benefits={[
            'Companies with job openings',
            'Car Brands, from Abarth to Zeekr',
            'US States, all 50',
            'Your personal reading with numerology',
          ]}
        >
          <p>
            <BuyButton size="l" {...buy}>
              {`Get Full Access - ${priceText}`}
            </BuyButton>
          </p>
        </PriceBox>
      </Grid>
    </PageSection>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Stack gap={2}>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Stack>
  );
}

const newYear = (year: number): number => {
  const { month, day } = getChineseNewYear(year);
  return Date.UTC(year, month - 1, day);
};

const dayMs = 24 * 60 * 60 * 1000;

/** The zodiac year of a birth from its first to its last day, and why it is not the calendar year. */
function YearOfBirth({ born }: { born: ZodiacDate }) {
  const { zodiacYear, sign } = born;
  if (zodiacYear < firstCalendarYear || zodiacYear >= lastCalendarYear) return null;
  const from = dayInWords(newYear(zodiacYear));
  const to = dayInWords(newYear(zodiacYear + 1) - dayMs);
  return (
    <p>
      {`This Year of the ${sign.name} ran from ${from} to ${to}. New Year follows the moon, so its day changes from year to year. A table that begins the year on January 1 is wrong for about one birth date in ten.`}
    </p>
  );
}
