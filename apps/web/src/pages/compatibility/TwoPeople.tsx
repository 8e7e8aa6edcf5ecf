import { Button, Grid, PageSection, Stack } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { Loaded } from '#api/Loaded.tsx';
import type { BirthProblems } from '#birth/birth-problems.ts';
import { storedBirth } from '#birth/stored-birth.ts';
import { focusField, readFields } from '#forms/fields.ts';
import { savedPeople, type SavedPerson } from '#people/queries.ts';
import { saysTheSame } from '#people/says-the-same.ts';
import styles from './compatibility.module.css';
import { MatchAnswer } from './MatchAnswer.tsx';
import { MatchChapters } from './MatchChapters.tsx';
import { PersonFields } from './PersonFields.tsx';
import { matchOf, type TwoPeople as Two } from './queries.ts';
import { readPerson } from './read-person.ts';
import { SavedOrTyped } from './SavedOrTyped.tsx';

const sides = ['one', 'other'] as const;
type Side = (typeof sides)[number];
const headings = { one: 'The first person', other: 'The second person' } as const;

/** The form for two people, saved or typed, and their match. */
export function TwoPeople() {
  const saved = useQuery(savedPeople());
  const people = saved.data?.people;
  const [picked, setPicked] = useState<Readonly<Partial<Record<Side, string>>>>({});
  const [problems, setProblems] = useState<Readonly<Partial<Record<Side, BirthProblems>>>>({});
  const [compared, setCompared] = useState<Two>();
  const form = useRef<HTMLFormElement>(null);
  const known = storedBirth();

  /** The chosen saved people. Initially, the first is the person whose birth was last used on this device, or else the user. */
  const chosenOn = (side: Side): SavedPerson | undefined => {
    const id = picked[side];
    if (id !== undefined) return people?.find((person) => person.id === id);
    if (side === 'other') return undefined;
    return people?.find(({ birth, relation }) => (known ? saysTheSame(birth, known) : relation === 'self'));
  };

  function submit(event: FormEvent<HTMLFormElement>): void {
    const fields = readFields(event);
    const [one, other] = [
      readPerson(fields, 'one', chosenOn('one')),
      readPerson(fields, 'other', chosenOn('other')),
    ];
    setProblems({
      ...('problems' in one && { one: one.problems }),
      ...('problems' in other && { other: other.problems }),
    });
    if ('somebody' in one && 'somebody' in other) {
      setCompared({ one: one.somebody, other: other.somebody });
      return;
    }
    const wrong = 'problems' in one ? 'one' : 'other';
    const found = wrong === 'one' ? one : other;
    focusField(
      form.current,
      `${wrong}-${'problems' in found && found.problems.calendar ? 'calendar' : 'date'}`,
    );
  }

  return (
    <>
      <PageSection className={styles.form}>
        <Stack gap={5} asChild>
          <form ref={form} onSubmit={submit}>
            <Loaded query={saved} failed="Your saved people could not be loaded." loading={null}>
              {() => null}
            </Loaded>
            <Grid columns="l" gap={7} align="start">
              {sides.map((side) => (
                <SavedOrTyped
                  key={side}
                  heading={headings[side]}
                  people={people ?? []}
                  chosen={chosenOn(side)}
                  onChoose={(id) => setPicked((last) => ({ ...last, [side]: id }))}
                >
                  <PersonFields
                    prefix={`${side}-`}
                    known={side === 'one' ? known : undefined}
                    isOwn={side === 'one'}
                    canBeSign={side === 'other'}
                    problems={problems[side]}
                  />
                </SavedOrTyped>
              ))}
            </Grid>
            <Stack direction="row" gap={4}>
              <Button type="submit" variant="primary">
                Compare
              </Button>
              <p>We use the dates that you type here only for this comparison. We do not store them.</p>
            </Stack>
          </form>
        </Stack>
      </PageSection>
      {compared && <MatchOfTwo key={JSON.stringify(compared)} people={compared} />}
    </>
  );
}

function MatchOfTwo({ people }: { people: Two }) {
  const query = useQuery(matchOf(people));
  return <MatchAnswer query={query}>{(match) => <MatchChapters match={match} />}</MatchAnswer>;
}
