import { Alert, Button, CompatibilityWheel, Grid, PageSection, Prose, Skeleton, ZodiacWheel } from '@org/ui';
import type { ZodiacSignId } from '@org/zodiac-core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRetry } from '#api/useRetry.ts';
import { BirthDateForm } from '#birth/BirthDateForm.tsx';
import { sampleOf } from '#birth/sample.ts';
import { SignCard } from '#birth/SignCard.tsx';
import styles from './PersonalPage.module.css';
import { readingOf } from './queries.ts';

/** The home page of paid users: a birth date, its sign and the full reading. */
export function PersonalPage() {
  const [params, setParams] = useSearchParams();
  const date = params.get('date') ?? '';
  const sample = sampleOf(date);
  const [chosen, setChosen] = useState(false);

  function choose(next: string): void {
    setChosen(true);
    setParams(next ? { date: next } : {});
  }

  return (
    <>
      <PageSection
        heading="h1"
        title="Your Zodiac"
        lead="Enter a birth date, yours or that of someone you care about, and read its sign, its year and its numbers."
      >
        {sample ? (
          <SignCard key={date} sample={sample} date={date} takesFocus={chosen} onReset={() => choose('')} />
        ) : (
          <Grid columns="aside" gap={6} align="center">
            <BirthDateForm key={date} initial={date} takesFocus={chosen} onSubmit={choose} />
            <ZodiacWheel className={styles.wheel} />
          </Grid>
        )}
      </PageSection>
      {sample && <Reading birthDate={date} sign={sample.sign.id} />}
    </>
  );
}

/** The section of the reading that shows the compatibility wheel. */
const aboutOthers = 'Relationships and Compatibility';

function Reading({ birthDate, sign }: { birthDate: string; sign: ZodiacSignId }) {
  const reading = useQuery(readingOf(birthDate));
  const { hasFailed, isRetrying, retry } = useRetry(reading);
  if (hasFailed) {
    return (
      <PageSection ground="sunken">
        <Alert tone="danger">
          <p>Your reading could not be loaded. Please check your connection and try again.</p>
          <Button onClick={retry} busy={isRetrying} busyLabel="Trying again...">
            Try again
          </Button>
        </Alert>
      </PageSection>
    );
  }
  if (!reading.data) {
    return (
      <PageSection ground="sunken" aria-busy="true">
        <p role="status">Writing your reading …</p>
        <Skeleton />
      </PageSection>
    );
  }
  return reading.data.sections.map(({ heading, paragraphs }, index) => (
    <PageSection key={heading} ground={index % 2 ? 'paper' : 'sunken'}>
      <div className={styles.part}>
        <h2>{heading}</h2>
        <Prose>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {heading === aboutOthers && <CompatibilityWheel sign={sign} />}
        </Prose>
      </div>
    </PageSection>
  ));
}
