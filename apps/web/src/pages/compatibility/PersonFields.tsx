import { Grid, Select, Stack } from '@org/ui';
import { getZodiacSignById, zodiacSignIds } from '@org/zodiac-core';
import { useState, type CSSProperties } from 'react';
import type { Birth } from '#birth/birth.ts';
import type { BirthProblems } from '#birth/birth-problems.ts';
import { BirthDateField, BirthNameField, FurtherBirthFields } from '#birth/BirthFields.tsx';
import { relationOptions } from '#people/relation-names.ts';

interface PersonFieldsProps {
  /** Prefix of the field names. */
  prefix: string;
  known?: Birth | undefined;
  isOwn?: boolean;
  /** Whether a sign alone is enough. */
  canBeSign: boolean;
  problems?: BirthProblems | undefined;
}

const noSign = { value: '', label: 'No sign chosen' };
const signs = [noSign, ...zodiacSignIds.map((id) => ({ value: id, label: getZodiacSignById(id).name }))];
const relations = [{ value: '', label: 'Not given' }, ...relationOptions];

const spaceAbove: CSSProperties = { paddingBlockStart: 'var(--za-space-4)' };

/**
 * The fields of a person: a birth, or a sign if the date is not known; and the relation to the user. `readPerson` reads them.
 * Time, place and the like are folded until one of them has a value or a problem. The relation is always visible, because the
 * whole match depends on it.
 */
export function PersonFields({ prefix, known, isOwn = false, canBeSign, problems }: PersonFieldsProps) {
  const birth = { prefix, initial: known, problems, isOwn, isRequired: false };
  const [isOpen, setIsOpen] = useState(hasMore(known));
  return (
    <Stack gap={5}>
      <Grid columns="s" gap={5} align="start">
        <BirthDateField {...birth} />
        {canBeSign && (
          <Select
            label="Or choose only the sign"
            name={`${prefix}sign`}
            hint="Used if you give no date. We then do not know the age, so the text is about friends and family."
            options={signs}
          />
        )}
        <BirthNameField {...birth} />
        <Select
          label="Relation to you (optional)"
          name={`${prefix}relation`}
          defaultValue={isOwn ? 'self' : ''}
          hint="Choose it for both people to read about siblings, colleagues or a couple."
          options={relations}
        />
      </Grid>
      <details
        open={isOpen || hasMore(problems)}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className="za-Link">Time and place (optional)</summary>
        <Grid columns="s" gap={5} align="start" style={spaceAbove}>
          <FurtherBirthFields {...birth} hasName={false} />
        </Grid>
      </details>
    </Stack>
  );
}

/** Whether one of the folded fields has a value or a problem. */
const hasMore = (fields: object = {}): boolean =>
  Object.keys(fields).some((field) => field !== 'date' && field !== 'name');
