import { Button, Input, Stack } from '@org/ui';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readFields, textOf } from '#forms/fields.ts';
import { firstYearAhead, lastYearAhead, yearAhead } from './queries.ts';

/** A form for the first year of the year ahead. The year may be in the address, because it is not a birth date. */
export function YearChoice() {
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [problem, setProblem] = useState<string>();
  const chosen = yearAhead(params);
  const show = (search: string): void =>
    void navigate({ search }, { state, replace: true, preventScrollReset: true });
  return (
    <Stack direction="row" align="end" gap={3} asChild>
      <form
        onSubmit={(event) => {
          const text = textOf(readFields(event), 'year');
          const isYear = yearAhead(new URLSearchParams({ year: text })) !== undefined;
          setProblem(isYear ? undefined : `Please enter a year from ${firstYearAhead} to ${lastYearAhead}.`);
          if (isYear) show(new URLSearchParams({ year: text }).toString());
        }}
      >
        <Input
          key={chosen}
          label="Another year"
          name="year"
          inputMode="numeric"
          maxLength={4}
          defaultValue={chosen ?? ''}
          error={problem}
        />
        <Button type="submit">Show this year</Button>
        {chosen !== undefined && (
          <Button variant="quiet" onClick={() => show('')}>
            Back to this year
          </Button>
        )}
      </form>
    </Stack>
  );
}
