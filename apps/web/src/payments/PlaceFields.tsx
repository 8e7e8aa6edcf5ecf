import { Grid, Input, Select } from '@org/ui';
import { useMemo, useRef, useState } from 'react';
import { request } from '#api/client.ts';
import { RequestError } from '#api/errors.ts';
import { textOf } from '#forms/fields.ts';
import { countryOptions } from './countries.ts';

/** The place of a payer, as Stripe's confirmation takes it. */
export interface PlaceOfPayer {
  country: string;
  /** Empty where the payer entered none. */
  postal_code: string;
}

/** Their taxes differ from one postal code to the next. */
const countriesByPostalCode: readonly string[] = ['CA', 'US'];

/** Asks for the country and the postal code, from which the tax in the price follows. */
export function PlaceFields() {
  const options = useMemo(() => countryOptions(), []);
  const [country, setCountry] = useState('');
  return (
    <>
      <Grid columns="s" gap={4}>
        <Select
          label="Country"
          name="country"
          autoComplete="country"
          required
          options={options}
          value={country}
          onChange={(event) => setCountry(event.target.value)}
        />
        <Input
          label={country === 'US' ? 'ZIP code' : 'Postal code'}
          name="postalCode"
          autoComplete="postal-code"
          maxLength={20}
          required={countriesByPostalCode.includes(country)}
        />
      </Grid>
      <p>They decide which tax the price includes. The price stays the same.</p>
    </>
  );
}

export const placeIn = (fields: FormData): PlaceOfPayer => ({
  country: textOf(fields, 'country'),
  postal_code: textOf(fields, 'postalCode'),
});

const maxWaitMs = 12_000;

/**
 * Says where the payer is, so that the tax is known before the payment.
 *
 * @returns whether the payment may go on. A place that is not known is refused once, because it may be mistyped; a failure
 * refuses nothing
 */
export function usePlace(clientSecret: string): (place: PlaceOfPayer) => Promise<boolean> {
  const refused = useRef('');
  return async ({ country, postal_code: postalCode }) => {
    const written = `${country} ${postalCode}`;
    if (written === refused.current) return true;
    const [intentId = ''] = clientSecret.split('_secret_');
    const body = { intentId, country, ...(postalCode && { postalCode }) };
    const signal = AbortSignal.timeout(maxWaitMs);
    const isKnown = await request('POST /api/payment-place', { body }, { signal }).then(
      (answer) => answer.isKnown,
      // Text that cannot be a postal code counts as mistyped too.
      (error: unknown) => !(error instanceof RequestError && error.code === 'invalid_input'),
    );
    if (isKnown) return true;
    refused.current = written;
    return false;
  };
}
