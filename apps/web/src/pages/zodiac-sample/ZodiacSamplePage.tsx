import { Button, PageSection, PriceBox, Prose, Testimonial } from '@org/ui';
import { useSearchParams } from 'react-router-dom';
import { BirthDateForm } from '#layout/BirthDateForm.tsx';
import { useBuy } from '#payments/useBuy.tsx';
import { sampleOf } from './sample.ts';
import { SignCard } from './SignCard.tsx';
import styles from './ZodiacSamplePage.module.css';

export function ZodiacSamplePage() {
  const [params, setParams] = useSearchParams();
  const date = params.get('date') ?? '';
  const born = sampleOf(date);
  const { buy, dialog } = useBuy();
  return (
    <>
      <PageSection
        heading="h1"
        title="Your free zodiac sample"
        lead="Enter a birth date. The sign follows from the true New Year’s Day of that year, not from the year alone."
      >
        {born ? (
          <SignCard born={born} date={date} onReset={() => setParams({})} />
        ) : (
          <BirthDateForm initial={date} onSubmit={(chosen) => setParams({ date: chosen })} />
        )}
        <p>Chinese New Year falls between late January and mid-February.</p>
      </PageSection>
      {born && (
        <>
          <PageSection ground="sunken" title="Core Personality Analysis">
            <Prose>
              <p>{born.sign.description}</p>
              <h3>Strengths</h3>
              <ul>
                {born.sign.strengths.map((strength) => (
                  <li key={strength}>{strength}</li>
                ))}
              </ul>
              <h3>Growth areas</h3>
              <ul>
                {born.sign.weaknesses.map((weakness) => (
                  <li key={weakness}>{weakness}</li>
                ))}
              </ul>
            </Prose>
          </PageSection>
          <PageSection>
            <div className={styles.quotes}>
              <Testimonial
                quote="I was a January baby and had read the wrong sign for thirty years. This got it right, and said why."
                name="Maya"
                about="born 1990"
              />
              <Testimonial
                quote="The sample alone told me more than the apps I had paid for by the month."
                name="Daniel"
                about="born 1984"
              />
            </div>
          </PageSection>
          <PageSection ground="sunken" title="See what shares your sign">
            <PriceBox
              title="$62, once"
              note="Companies, Car Brands and US States, each by the sign of its founding year, and your full reading."
              benefits={[
                'Companies with job openings',
                'Car Brands, from Abarth to Zeekr',
                'US States, all 50',
                'Your personal reading with numerology',
              ]}
            >
              <p>
                <Button variant="primary" size="l" onClick={buy}>
                  Get Full Access - $62
                </Button>
              </p>
            </PriceBox>
          </PageSection>
        </>
      )}
      {dialog}
    </>
  );
}
