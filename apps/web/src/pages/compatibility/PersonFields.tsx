import { Grid, Select, Stack } from '@org/ui';
import { getZodiacSignById, zodiacSignIds } from '@org/zodiac-core';
import type { Birth } from '#birth/birth.ts';
import type { BirthProblems } from '#birth/birth-problems.ts';
import { BirthFields } from '#birth/BirthFields.tsx';
import { relationOptions } from '#people/relation-names.ts';

interface PersonFieldsProps {
  /** Prefix of the field names. */
  prefix: string;
  /** The initial values. */
  known?: Birth | undefined;
  isOwn?: boolean;
  /** Whether a sign alone is enough. */
  canBeSign: boolean;
  problems?: BirthProblems | undefined;
}

const noSign = { value: '', label: 'No sign chosen' };
const signs = [noSign, ...zodiacSignIds.map((id) => ({ value: id, label: getZodiacSignById(id).name }))];
const relations = [{ value: '', label: 'Not said' }, ...relationOptions];

/** The fields of a person: a birth, or a sign if the date is not known; and the relation to the user. `readPerson` reads them. */
export function PersonFields({ prefix, known, isOwn = false, canBeSign, problems }: PersonFieldsProps) {
  return (
    <Stack gap={5}>
      <BirthFields prefix={prefix} initial={known} problems={problems} isOwn={isOwn} isRequired={false} />
      <Grid columns="s" gap={5} align="start">
        {canBeSign && (
          <Select
            label="Or only the sign"
            name={`${prefix}sign`}
            hint="Counts where no date is given. The age is then not known, so the text is about friends and family."
            options={signs}
          />
        )}
        <Select
          label="Who is it to you? (optional)"
          name={`${prefix}relation`}
          hint="Said of both, the text is about siblings, colleagues or a couple."
          options={relations}
        />
      </Grid>
    </Stack>
  );
}
