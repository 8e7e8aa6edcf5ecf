import { Grid, Input, Select } from '@org/ui';
import { useMemo, useRef, useState } from 'react';
import { request } from '#api/client.ts';
import { RequestError } from '#api/errors.ts';
import { textOf } from '#forms/fields.ts';

/** The place of a payer, as Stripe's confirmation takes it. */
interface PlaceOfPayer {
  country: string;
  /** Empty where the payer entered none. */
  postal_code: string;
}

/** Countries where the tax depends on the postal code. */
const countriesByPostalCode: readonly string[] = ['CA', 'US'];

/**
 * Keeps both fields on one line, also on a phone, like the card fields above. The country gets more space than the postal code.
 */
const besideEachOther = { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' };

/** Asks for the country and the postal code, which determine the tax included in the price. */
export function PlaceFields() {
  const options = useMemo(() => countryOptions(), []);
  const [country, setCountry] = useState('');
  return (
    <>
      <Grid gap={4} style={besideEachOther}>
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
      <p>The tax depends on where you live. It is part of the price, which stays the same.</p>
    </>
  );
}

export const placeIn = (fields: FormData): PlaceOfPayer => ({
  country: textOf(fields, 'country'),
  postal_code: textOf(fields, 'postalCode'),
});

const maxWaitMs = 12_000;

/**
 * Sends the payer's place to the server, which calculates the tax before the payment.
 *
 * @returns whether the payment may continue. An unknown place is refused once, because it may be mistyped; a failed call does
 *   not stop the payment
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

/** The codes of ISO 3166-1. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
  'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
  'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
  'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** The options of a field of countries, by name. The first option chooses no country. */
function countryOptions(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const countries = codes.split(' ').map((value) => ({ value, label: names.of(value) ?? value }));
  return [
    { value: '', label: 'Choose your country' },
    ...countries.toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
  ];
}
