import { Button, Grid, PageSection, Stack } from '@org/ui';
import { useRef, useState, type FormEvent } from 'react';
import { storedBirth } from '#birth/stored-birth.ts';
import { readFields } from '#forms/fields.ts';
import { MatchOfTwo } from './MatchOfTwo.tsx';
import { PersonFields } from './PersonFields.tsx';
import { fieldNames, readPerson } from './read-person.ts';
import type { TwoPeople } from './queries.ts';

interface Problems {
  one?: string;
  other?: string;
}

/** Two births, or a birth and a sign, held against each other. The births are kept nowhere. */
export function CompatibilityPage() {
  const [people, setPeople] = useState<TwoPeople>();
  const [problems, setProblems] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);

  function submit(event: FormEvent<HTMLFormElement>): void {
    const fields = readFields(event);
    const [one, other] = [readPerson(fields, 'one'), readPerson(fields, 'other')];
    setProblems({
      ...('problem' in one && { one: one.problem }),
      ...('problem' in other && { other: other.problem }),
    });
    if ('somebody' in one && 'somebody' in other) {
      setPeople({ one: one.somebody, other: other.somebody });
      return;
    }
    const wrong = fieldNames('problem' in one ? 'one' : 'other').date;
    form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  }

  return (
    <>
      <PageSection
        heading="h1"
        title="Compatibility"
        lead="Two people side by side: every relation of their signs and pillars, what one has that the other lacks, and the sum behind the score."
      >
        <Stack gap={5} asChild>
          <form ref={form} onSubmit={submit} noValidate>
            <Grid columns="l" gap={6}>
              <PersonFields
                side="one"
                heading="The first person"
                known={storedBirth()}
                problem={problems.one}
              />
              <PersonFields side="other" heading="The second person" problem={problems.other} />
            </Grid>
            <Stack direction="row" gap={4}>
              <Button type="submit" variant="primary">
                Compare
              </Button>
              <p>Dates are sent to be counted, and kept nowhere.</p>
            </Stack>
          </form>
        </Stack>
      </PageSection>
      {people && <MatchOfTwo key={JSON.stringify(people)} people={people} />}
    </>
  );
}
