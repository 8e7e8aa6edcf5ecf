import { Animal, PageSection, Skeleton, Stack } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { BesideWheel } from '#birth/BesideWheel.tsx';
import type { Birth } from '#birth/birth.ts';
import { BirthForm } from '#birth/BirthForm.tsx';
import { sampleOf } from '#birth/sample.ts';
import { SignCard } from '#birth/SignCard.tsx';
import { useBirth } from '#birth/useBirth.ts';
import { useIsNarrow } from '#layout/useIsNarrow.ts';
import { shortDate } from '#listing/dates-in-words.ts';
import { People } from '#people/People.tsx';
import { saysTheSame } from '#people/says-the-same.ts';
import { savedPeople } from '#people/queries.ts';
import { relationNames } from '#people/relation-names.ts';
import { Folded } from './Folded.tsx';
import { KeepReading } from './KeepReading.tsx';
import styles from './PersonalPage.module.css';
import { ReadingOfBirth } from './ReadingOfBirth.tsx';

const foldedDetails = (details: ReactNode) => (
  <Folded label="About this sign and this date">{details}</Folded>
);

/** The home page of paid users: a birth, its sign and the full reading. */
export function PersonalPage() {
  const { birth: chosen, isChosen, isCleared, choose, clear, forget } = useBirth();
  const saved = useQuery(savedPeople());
  const people = saved.data?.people;
  /** The user's own birth from the account, for a device that has stored no birth. */
  const ofAccount =
    chosen === undefined && !isCleared
      ? people?.find(({ relation }) => relation === 'self')?.birth
      : undefined;
  const birth = chosen ?? ofAccount;
  /** The key of the edited birth. Going back shows another birth, which is not being edited. */
  const [edited, setEdited] = useState<string>();
  const key = JSON.stringify(birth);
  const isEditing = birth !== undefined && edited === key;
  const sample = birth && sampleOf(birth.date, birth.calendar);
  const isRead = birth !== undefined && sample !== undefined && !isEditing;
  /** The form waits for the account, so that the account's birth does not replace a date that the user is typing. */
  const isSought = birth === undefined && !isCleared && saved.isPending;
  const isNarrow = useIsNarrow();
  const savedAs = birth && people?.find((person) => saysTheSame(person.birth, birth))?.birth.name;
  const submit = (next: Birth): void => {
    setEdited(undefined);
    choose(next);
  };
  return (
    <>
      <PageSection
        heading="h1"
        title="Your Zodiac"
        lead={
          isRead
            ? (isNarrow || ofAccount !== undefined) && (
                <>
                  {/* On a phone the card of the sign stands below the summary. */}
                  {isNarrow && (
                    <Stack direction="row" gap={3} wrap={false} asChild>
                      <span>
                        <Animal sign={sample.sign.id} size={3} />
                        {`${sample.born.yearElement} ${sample.born.sign.name}, born ${shortDate(birth.date)}`}
                      </span>
                    </Stack>
                  )}
                  {ofAccount &&
                    `This birth comes from your account, where you saved ${ofAccount.name} as “${relationNames.self}”.`}
                </>
              )
            : !isSought &&
              'Enter your birth date, or that of someone you care about, to read about its sign, its year and its numbers.'
        }
      >
        {isRead ? (
          <ReadingOfBirth
            birth={birth}
            onChange={submit}
            card={
              <SignCard
                key={key}
                birth={birth}
                sample={sample}
                takesFocus={isChosen}
                onReset={clear}
                onEdit={() => setEdited(key)}
                onForget={forget}
                savedAs={savedAs}
                fold={foldedDetails}
              />
            }
          />
        ) : isSought ? (
          <Skeleton shape="text" count={3} />
        ) : (
          <BesideWheel>
            <BirthForm
              key={key}
              initial={isEditing ? birth : undefined}
              takesFocus={isChosen || isEditing}
              onSubmit={submit}
            />
          </BesideWheel>
        )}
      </PageSection>
      {isRead && (
        <div className={styles.onScreen}>
          <KeepReading birth={birth} />
        </div>
      )}
      <PageSection ground="sunken" className={styles.onScreen}>
        <People birth={birth} onChoose={choose} />
      </PageSection>
    </>
  );
}
