import { Alert, Button, CompatibilityWheel, PageSection, Prose, Skeleton } from '@org/ui';
import type { ZodiacSignId } from '@org/zodiac-core';
import { useQuery } from '@tanstack/react-query';
import { useRetry } from '#api/useRetry.ts';
import { DateOrSign } from '#birth/DateOrSign.tsx';
import type { Birth } from '#birth/birth.ts';
import { sampleOf } from '#birth/sample.ts';
import { useBirth } from '#birth/useBirth.ts';
import styles from './PersonalPage.module.css';
import { readingOf } from './queries.ts';

/** The home page of paid users: a birth date, its sign and the full reading. */
export function PersonalPage() {
  const page = useBirth();
  const sample = page.birth && sampleOf(page.birth.date);
  return (
    <>
      <PageSection
        heading="h1"
        title="Your Zodiac"
        lead="Enter a birth date, yours or that of someone you care about, and read its sign, its year and its numbers."
      >
        <DateOrSign {...page} sample={sample} />
      </PageSection>
      {page.birth && sample && <Reading birth={page.birth} sign={sample.sign.id} />}
    </>
  );
}

/** The section of the reading that shows the compatibility wheel. */
const aboutOthers = 'Relationships and Compatibility';

function Reading({ birth, sign }: { birth: Birth; sign: ZodiacSignId }) {
  const reading = useQuery(readingOf(birth));
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
          {paragraphs.map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
          {heading === aboutOthers && <CompatibilityWheel sign={sign} />}
        </Prose>
      </div>
    </PageSection>
  ));
}
