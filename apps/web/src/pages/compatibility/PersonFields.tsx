import { Grid, Input, Select, Stack } from '@org/ui';
import { useId } from 'react';
import { getZodiacSignById, zodiacSignIds } from '@org/zodiac-core';
import type { Birth } from '#birth/birth.ts';
import { fieldNames } from './read-person.ts';

interface PersonFieldsProps {
  side: 'one' | 'other';
  /** The heading of the fields. */
  heading: string;
  /** What is known of the person already. */
  known?: Birth | undefined;
  /** What is wrong with the date. */
  problem?: string | undefined;
}

/** The fields of one person. The second may be a sign alone. */
export function PersonFields({ side, heading, known, problem }: PersonFieldsProps) {
  const names = fieldNames(side);
  const headingId = useId();
  return (
    <Stack gap={4} role="group" aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      <Input
        label="Birth date"
        name={names.date}
        autoComplete={side === 'one' ? 'bday' : 'off'}
        defaultValue={known?.date}
        hint="Such as March 14, 1988 or 1988-03-14"
        error={problem}
      />
      <Grid columns="xs" gap={4}>
        <Input
          label="Time of birth, if known"
          name={names.time}
          type="time"
          autoComplete="off"
          defaultValue={known?.time}
        />
        <Input
          label="Name, if you like"
          name={names.name}
          autoComplete="off"
          maxLength={80}
          defaultValue={known?.name}
        />
      </Grid>
      {side === 'other' && (
        <Select
          label="Or only the sign"
          name={names.sign}
          hint="Counts where no date is given. The age is then not known, so the text is about friends and family."
          options={[
            { value: '', label: 'No sign chosen' },
            ...zodiacSignIds.map((id) => ({ value: id, label: getZodiacSignById(id).name })),
          ]}
        />
      )}
    </Stack>
  );
}
