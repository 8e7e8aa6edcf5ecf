import { priceText } from '@org/api-contract/values';
import { Button, Card, Grid, PageSection, PriceBox, Seal, Stack, Testimonial, ZodiacWheel } from '@org/ui';
import { Link, useNavigate } from 'react-router-dom';
import { BirthDateForm } from '#birth/BirthDateForm.tsx';
import { entryFor } from '#birth/entry-state.ts';
import { quotesAreExamples } from '#layout/quotes-are-examples.ts';
import { paths } from '#paths.ts';
import { useBuy } from '#payments/useBuy.tsx';
import styles from './LandingPage.module.css';

const features = [
  {
    sign: 'dragon',
    title: 'Companies',
    text: 'More than 1,700 real companies, from the oldest houses to this decade’s startups, with seat, industry and job openings, filed by the sign of their founding year.',
  },
  {
    sign: 'horse',
    title: 'Car Brands',
    text: 'Nearly two hundred marques on one page of the almanac: which signs built for speed, which for comfort, and which for the next century.',
  },
  {
    sign: 'ox',
    title: 'All 50 US States',
    text: 'Every state by the sign of the year it joined the Union, to the day: Arizona missed the Year of the Rat by four.',
  },
] as const;

const benefits = [
  'Company database with job openings and zodiac insights',
  'Car brands astrology analysis',
  'All 50 US states and their cosmic connections',
  'Personal reading with numerology life path',
];

export function LandingPage() {
  const { buy, dialog } = useBuy();
  const navigate = useNavigate();
  return (
    <>
      <PageSection className={styles.hero}>
        <div className={styles.columns}>
          <Stack gap={5} className={styles.words}>
            <h1>Your sign, exact to the day. The world, sorted by it.</h1>
            <p className={styles.lead}>
              An almanac of the Chinese zodiac: find the sign you were really born under, then see the
              companies, cars and states that share it.
            </p>
            <BirthDateForm onSubmit={(date) => void navigate(paths.sample, { state: entryFor({ date }) })} />
            <Stack direction="row" gap={3} asChild>
              <p>
                <Button asChild>
                  <Link to={paths.sample}>Try Free Sample</Link>
                </Button>
                <Button onClick={buy}>Get Lifetime Access</Button>
              </p>
            </Stack>
            <p>{`One payment of ${priceText}. No subscription, no recurring charges.`}</p>
          </Stack>
          <ZodiacWheel className={styles.wheel} />
        </div>
      </PageSection>
      <PageSection
        ground="sunken"
        title="What opens"
        lead="Three databases built from public facts, and one long reading of your own."
      >
        <Grid columns="s" gap={5}>
          {features.map(({ sign, title, text }) => (
            <Stack key={title} gap={3} asChild>
              <Card>
                <Seal sign={sign} />
                <h3>{title}</h3>
                <p>{text}</p>
              </Card>
            </Stack>
          ))}
        </Grid>
      </PageSection>
      <PageSection title="From readers" lead={quotesAreExamples}>
        <Grid columns="s" gap={5}>
          <Testimonial
            quote="It is the first zodiac site that told me where its dates come from."
            name="Priya"
            about="Year of the Rooster"
          />
          <Testimonial
            quote="I filtered for my sign before a job search. Superstition or not, the list was good."
            name="Tom"
            about="Year of the Tiger"
          />
          <Testimonial
            quote="Paid once, and that was that. It is the page I open every New Year."
            name="Lena"
            about="Year of the Rabbit"
          />
        </Grid>
      </PageSection>
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
              <Button variant="primary" size="l" onClick={buy}>
                Get Lifetime Access
              </Button>
            </p>
            <p>No subscription. No recurring charges.</p>
          </PriceBox>
        </Grid>
      </PageSection>
      {dialog}
    </>
  );
}
