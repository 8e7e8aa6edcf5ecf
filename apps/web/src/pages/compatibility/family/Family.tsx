import { dayInWords } from '@org/api-contract/lists';
import { maxFamily } from '@org/api-contract/values';
import { Alert, Button, Checkbox, Grid, PageSection, Skeleton, Stack } from '@org/ui';
import { getZodiacSignById } from '@org/zodiac-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#api/Loaded.tsx';
import { sampleOf } from '#birth/sample.ts';
import { savedPeople, type SavedPerson } from '#people/queries.ts';
import { relationNames } from '#people/relation-names.ts';
import styles from '../compatibility.module.css';
import { MatchAnswer } from '../MatchAnswer.tsx';
import { matchOfFamily, type Somebody } from '../queries.ts';
import { somebodyOf } from '../read-person.ts';
import { AddPersonDialog } from './AddPersonDialog.tsx';
import { FamilyChapters } from './FamilyChapters.tsx';

/** Chooses up to eight people, saved or typed, and shows their pairs. */
export function Family() {
  const saved = useQuery(savedPeople());
  const people = saved.data?.people;
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState<readonly Somebody[]>([]);
  const [isAdding, setIsAdding] = useState(false);
  const [isTooSmall, setIsTooSmall] = useState(false);
  const [compared, setCompared] = useState<readonly Somebody[]>();

  const chosen = (people ?? []).filter(({ id }) => chosenIds.includes(id));
  const family = [...chosen.map(somebodyOf), ...typed];
  const isFull = family.length >= maxFamily;
  // A comparison of other people, and the link to their signs, would not fit the choice.
  function choose(id: string, isChosen: boolean): void {
    setCompared(undefined);
    setChosenIds((last) => (isChosen ? [...last, id] : last.filter((each) => each !== id)));
  }
  function setAdded(change: (last: readonly Somebody[]) => readonly Somebody[]): void {
    setCompared(undefined);
    setTyped(change);
  }

  function compare(): void {
    setIsTooSmall(family.length < 2);
    if (family.length >= 2) setCompared(family);
  }
  return (
    <>
      <PageSection className={styles.form}>
        <Stack gap={5}>
          <Loaded
            query={saved}
            failed="Your saved people could not be loaded."
            loading={<Skeleton count={6} />}
            isEmpty={(data) => data.people.length === 0}
            empty={
              <p>
                You have no saved people yet. Add people here, or save them on the page Your Zodiac to choose
                them next time.
              </p>
            }
          >
            {(data) => (
              <Grid columns="s" gap={3} role="group" aria-label="Your people">
                {data.people.map((person) => (
                  <Checkbox
                    key={person.id}
                    label={person.birth.name}
                    hint={describe(person)}
                    checked={chosenIds.includes(person.id)}
                    disabled={isFull && !chosenIds.includes(person.id)}
                    onChange={({ target }) => choose(person.id, target.checked)}
                  />
                ))}
              </Grid>
            )}
          </Loaded>
          {typed.length > 0 && (
            <Stack gap={2} asChild>
              <ul aria-label="People added here">
                {typed.map((somebody, place) => (
                  <li key={JSON.stringify(somebody)}>
                    <Stack direction="row" gap={3}>
                      <span>{inWords(somebody)}</span>
                      <Button
                        variant="quiet"
                        aria-label={`Remove ${inWords(somebody)}`}
                        onClick={() => setAdded((last) => last.filter((_, index) => index !== place))}
                      >
                        Remove
                      </Button>
                    </Stack>
                  </li>
                ))}
              </ul>
            </Stack>
          )}
          {isTooSmall && <Alert tone="danger">Please choose or add at least two people.</Alert>}
          <Stack direction="row" gap={3}>
            <Button variant="primary" onClick={compare}>
              Compare the family
            </Button>
            <Button onClick={() => setIsAdding(true)} disabled={isFull}>
              Add somebody else
            </Button>
            <p role="status">
              {isFull
                ? `${family.length} of ${maxFamily} people. You cannot add more.`
                : `${family.length} of ${maxFamily} people.`}
            </p>
          </Stack>
          <p>We use the dates that you type here only for this comparison. We do not store them.</p>
        </Stack>
      </PageSection>
      {isAdding && (
        <AddPersonDialog
          onAdd={(somebody) => setAdded((last) => [...last, somebody])}
          onClose={() => setIsAdding(false)}
        />
      )}
      {compared && <MatchOfFamily key={JSON.stringify(compared)} people={compared} />}
    </>
  );
}

const describe = ({ birth, relation }: SavedPerson): string =>
  [relationNames[relation], sampleOf(birth.date, birth.calendar)?.born.sign.name].filter(Boolean).join(' · ');

/** A person in words, such as `Rose, parent, Ox`. */
function inWords(somebody: Somebody): string {
  const relation = somebody.relation && relationNames[somebody.relation].toLowerCase();
  const known =
    'sign' in somebody
      ? [relation, getZodiacSignById(somebody.sign).name]
      : [
          somebody.birth.name,
          relation,
          sampleOf(somebody.birth.date, somebody.birth.calendar)?.born.sign.name,
          dayInWords(somebody.birth.date),
        ];
  const words = known.filter(Boolean).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function MatchOfFamily({ people }: { people: readonly Somebody[] }) {
  const query = useQuery(matchOfFamily(people));
  return <MatchAnswer query={query}>{(match) => <FamilyChapters match={match} />}</MatchAnswer>;
}
