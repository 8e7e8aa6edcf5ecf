import { Button, Input, PageSection, Stack, ZodiacWheel } from '@org/ui';
import type { LandingFacts } from '../article-page.ts';
import { publicPaths, yearsPath } from '../paths.ts';

/** The promise of the product, the birth form, and the price. */
export const Hero = ({ priceText, refundPromise }: Pick<LandingFacts, 'priceText' | 'refundPromise'>) => (
  <PageSection>
    <div className="Landing-columns">
      <Stack gap={5} className="Landing-words">
        <h1>
          Your sign, exact to the day. <span>The world, sorted by it.</span>
        </h1>
        <p className="Landing-lead">
          Find the Chinese zodiac sign you were really born under, then see the companies, cars and states
          that share it.
        </p>
        <BirthDateForm />
        <div>
          <p>{`One payment of ${priceText}. No subscription.`}</p>
          <p className="RefundPromise">{refundPromise}</p>
        </div>
        <p>
          <a href={yearsPath}>Or look up your year</a>
        </p>
      </Stack>
      <ZodiacWheel className="Landing-wheel" />
    </div>
  </PageSection>
);

/**
 * The form leads to the sample: with a birth date to its sign, without one to the empty form. The page's script (islands.ts of
 * the web app) hands the date to the sample. The field has no name, so that a birth date never becomes part of an address;
 * without scripts the form leads to the empty sample.
 */
const BirthDateForm = () => (
  <Stack direction="row" gap={3} align="start" className="BirthDateForm" asChild>
    <form action={publicPaths.sample} data-island="birth-date">
      <Input label="Birth date" autoComplete="bday" hint="For example, March 14, 1988 or 1988-03-14" />
      <Button type="submit" variant="primary">
        Try Free Sample
      </Button>
    </form>
  </Stack>
);
