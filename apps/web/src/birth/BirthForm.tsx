import { Button, Checkbox, Grid, Input, RadioGroup, Select, Stack } from '@org/ui';
import { useEffect, useState } from 'react';
import { readFields, textOf } from '#forms/fields.ts';
import type { Birth } from './birth.ts';
import { calendarProblem } from './calendar-problem.ts';
import { PlaceField } from './PlaceField.tsx';
import { useTypedDate } from './useTypedDate.ts';

/** What is wrong with a birth, by field. */
export type BirthProblems = Readonly<Partial<Record<keyof Birth, string>>>;

interface BirthFormProps {
  initial?: Birth | undefined;
  /** What the server found wrong with `initial`. */
  problems?: BirthProblems;
  /** Whether to focus the first field on mount, because the form replaced the focused element. */
  takesFocus?: boolean;
  onSubmit: (birth: Birth) => void;
}

const calendars = [
  { value: 'china', label: 'China' },
  { value: 'vietnam', label: 'Vietnam' },
  { value: 'korea', label: 'Korea' },
  { value: 'japan', label: 'Japan' },
] as const;

/** A form for all that is known of a birth. Only the date is required. */
export function BirthForm({ initial, problems = {}, takesFocus = false, onSubmit }: BirthFormProps) {
  const { isEmpty, field, check } = useTypedDate(initial?.date);
  const { ref } = field;
  const [hasNoTime, setHasNoTime] = useState(initial !== undefined && initial.time === undefined);
  const [place, setPlace] = useState(initial?.place);
  const [found, setFound] = useState(problems);
  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus, ref]);

  async function submit(fields: FormData): Promise<void> {
    setFound({});
    const date = await check(textOf(fields, 'birthDate'));
    if (!date) return;
    const time = textOf(fields, 'time');
    const name = textOf(fields, 'name');
    const sex = textOf(fields, 'sex');
    const calendar = calendars.find(({ value }) => value === textOf(fields, 'calendar'))?.value ?? 'china';
    const problem = calendarProblem(date, calendar);
    if (problem) return setFound({ calendar: problem });
    onSubmit({
      date,
      ...(time && { time }),
      ...(place && { place }),
      ...(name && { name }),
      ...((sex === 'female' || sex === 'male') && { sex }),
      ...(calendar !== 'china' && { calendar }),
    });
  }
  return (
    <Stack gap={5} asChild>
      <form onSubmit={(event) => void submit(readFields(event))}>
        <Grid columns="s" gap={5} align="start">
          <Input {...field} label="Birth date" required name="birthDate" error={field.error ?? found.date} />
          <Stack gap={2}>
            <Input
              type="time"
              label="Time of birth (optional)"
              name="time"
              disabled={hasNoTime}
              defaultValue={initial?.time}
              hint="As a clock at the place of birth showed it."
              error={found.time}
            />
            <Checkbox
              label="I don’t know the time"
              checked={hasNoTime}
              onChange={(event) => setHasNoTime(event.target.checked)}
            />
          </Stack>
          <PlaceField place={place} onChange={setPlace} error={found.place} />
          <Input
            label="Name (optional)"
            name="name"
            autoComplete="name"
            maxLength={80}
            defaultValue={initial?.name}
            hint="First and last name, for the numbers of the name."
            error={found.name}
          />
          <RadioGroup
            label="Sex (optional)"
            name="sex"
            orientation="horizontal"
            defaultValue={initial?.sex ?? ''}
            options={[
              { value: '', label: 'Not said' },
              { value: 'female', label: 'Female' },
              { value: 'male', label: 'Male' },
            ]}
            hint="The tradition counts the ten-year phases forwards or backwards by it. It is used for nothing else."
            error={found.sex}
          />
          <Select
            label="Calendar"
            name="calendar"
            defaultValue={initial?.calendar ?? 'china'}
            options={calendars}
            hint="Whose New Year begins the year of the sign."
            error={found.calendar}
          />
        </Grid>
        <p>
          <Button type="submit" variant="primary" disabled={isEmpty}>
            Discover My Zodiac Sign
          </Button>
        </p>
      </form>
    </Stack>
  );
}
