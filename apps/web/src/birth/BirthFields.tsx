import { Checkbox, Grid, Input, Link, RadioGroup, Select, Stack } from '@org/ui';
import { lazy, Suspense, useState } from 'react';
import type { Birth } from './birth.ts';
import type { BirthProblems } from './birth-problems.ts';
import { keyOf, type City } from './cities.ts';
import { useTypedDate } from './useTypedDate.ts';

// Loaded separately, because the code that finds a city would make the document of a page with a birth form too large.
const PlaceField = lazy(async () => ({ default: (await import('./PlaceField.tsx')).PlaceField }));

interface BirthFieldsProps {
  /** Prefix of the field names, for a form with several births. */
  prefix?: string;
  initial?: Birth | undefined;
  problems?: BirthProblems | undefined;
  /** Whether the birth is probably the user's own, so that the browser may fill it in. */
  isOwn?: boolean;
  /** Whether the form cannot be sent without a date. */
  isRequired?: boolean;
  /** Whether the form asks for a name. */
  hasName?: boolean;
  /** Called with the date as it is typed. */
  onTypeDate?: (typed: string) => void;
}

const calendars = [
  { value: 'china', label: 'China' },
  { value: 'vietnam', label: 'Vietnam' },
  { value: 'korea', label: 'Korea' },
  { value: 'japan', label: 'Japan' },
] as const;
const none: BirthProblems = {};

/** The fields of a birth. `readBirth` reads them. Only the date is required. */
export const BirthFields = (birth: BirthFieldsProps) => (
  <Grid columns="s" gap={5} align="start">
    <BirthDateField {...birth} />
    <FurtherBirthFields {...birth} />
  </Grid>
);

export function BirthDateField({
  prefix = '',
  initial,
  problems = none,
  isOwn = false,
  isRequired = true,
  onTypeDate,
}: BirthFieldsProps) {
  const { field } = useTypedDate(initial?.date);
  /** The problems that were shown before the user changed the date. */
  const [settled, setSettled] = useState<BirthProblems>();
  return (
    <Input
      {...field}
      label="Birth date"
      required={isRequired}
      name={`${prefix}date`}
      autoComplete={isOwn ? 'bday' : 'off'}
      onInput={(event) => {
        setSettled(problems);
        field.onInput(event);
        onTypeDate?.(event.currentTarget.value.trim());
      }}
      error={field.error ?? (settled === problems ? undefined : problems.date)}
    />
  );
}

/** The optional field for the person's name. */
export const BirthNameField = ({
  prefix = '',
  initial,
  problems = none,
  isOwn = false,
}: BirthFieldsProps) => (
  <Input
    label="Name (optional)"
    name={`${prefix}name`}
    autoComplete={isOwn ? 'name' : 'off'}
    maxLength={80}
    defaultValue={initial?.name}
    hint="First and last name. Used for the numerology of the name."
    error={problems.name}
  />
);

/** The fields of a birth besides the date, all of them optional. */
export function FurtherBirthFields({
  prefix = '',
  initial,
  problems = none,
  isOwn = false,
  hasName = true,
}: BirthFieldsProps) {
  const [hasNoTime, setHasNoTime] = useState(initial !== undefined && initial.time === undefined);
  return (
    <>
      <Stack gap={2}>
        <Input
          type="time"
          label="Time of birth (optional)"
          name={`${prefix}time`}
          autoComplete="off"
          disabled={hasNoTime}
          defaultValue={initial?.time}
          hint="The local time at the place of birth."
          error={problems.time}
        />
        <Checkbox
          label="I don’t know the time"
          checked={hasNoTime}
          onChange={(event) => setHasNoTime(event.target.checked)}
        />
      </Stack>
      <Suspense fallback={<PlaceSoFar name={`${prefix}place`} place={initial?.place} />}>
        <PlaceField {...placeTexts} name={`${prefix}place`} initial={initial?.place} error={problems.place} />
      </Suspense>
      {hasName && <BirthNameField {...{ prefix, initial, problems, isOwn }} />}
      <RadioGroup
        label="Sex (optional)"
        name={`${prefix}sex`}
        orientation="horizontal"
        defaultValue={initial?.sex ?? ''}
        options={[
          { value: '', label: 'Not given' },
          { value: 'female', label: 'Female' },
          { value: 'male', label: 'Male' },
        ]}
        hint="Used only for the direction of the ten-year phases, for the good sides of a room and for words such as “sister” or “brother”."
        error={problems.sex}
      />
      <Select
        label="Calendar"
        name={`${prefix}calendar`}
        defaultValue={initial?.calendar ?? 'china'}
        options={calendars}
        hint="The country whose New Year begins the zodiac year."
        error={problems.calendar}
      />
    </>
  );
}

const placeTexts = {
  label: 'Place of birth (optional)',
  hint: (
    <>
      Used to compute the solar time. The nearest large city is enough. City coordinates:{' '}
      <Link href="https://www.geonames.org/" external>
        GeoNames
      </Link>
      ,{' '}
      <Link href="https://creativecommons.org/licenses/by/4.0/" external>
        CC BY 4.0
      </Link>
    </>
  ),
};

/** Shows the chosen place until the code of the field is loaded, and submits it with the form. */
const PlaceSoFar = ({ name, place }: { name: string; place: City | undefined }) => (
  <div>
    <Input {...placeTexts} readOnly value={place?.name ?? ''} placeholder="Type a city" />
    {/* oxlint-disable-next-line react/forbid-elements -- A field of @org/ui is seen. */}
    {place && <input type="hidden" name={name} value={keyOf(place)} />}
  </div>
);
