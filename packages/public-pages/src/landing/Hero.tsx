import { Button, Input, PageSection, Stack, ZodiacWheel } from '@org/ui';
import { publicPaths, yearsPath } from '../paths.ts';

/** The promise of the product, and the form that leads to its proof. */
export function Hero({ priceText }: { priceText: string }) {
  return (
    <PageSection>
      <div className="Landing-columns">
        <Stack gap={5} className="Landing-words">
          <h1>Your sign, exact to the day. The world, sorted by it.</h1>
          <p className="Landing-lead">
            An almanac of the Chinese zodiac: find the sign you were really born under, then see the
            companies, cars and states that share it.
          </p>
          <BirthDateForm />
          <Stack direction="row" gap={3} asChild>
            <p>
              <Button asChild>
                <a href={publicPaths.sample}>Try Free Sample</a>
              </Button>
              <span>{`One payment of ${priceText}. No subscription, no recurring charges.`}</span>
            </p>
          </Stack>
        </Stack>
        <ZodiacWheel className="Landing-wheel" />
      </div>
    </PageSection>
  );
}

/**
 * Leads to the sample of a birth date. The script of the page (islands.ts of the web app) takes the date there. The field has no name, so that
 * no form can put a birth date into an address; without script the form leads to the empty sample.
 */
const BirthDateForm = () => (
  <Stack gap={2}>
    <Stack direction="row" gap={3} align="start" className="BirthDateForm" asChild>
      <form action={publicPaths.sample} data-island="birth-date">
        <Input label="Birth date" required autoComplete="bday" hint="Such as March 14, 1988 or 1988-03-14" />
        <Button type="submit" variant="primary">
          Discover My Zodiac Sign
        </Button>
      </form>
    </Stack>
    <p>
      Or look up your year: <a href={yearsPath}>the first day of every year from 1900 to 2100</a>
    </p>
  </Stack>
);
