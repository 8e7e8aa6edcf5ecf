import { Button, Grid, PageSection, StatCard, Stack } from '@org/ui';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BirthDateForm } from '#birth/BirthDateForm.tsx';
import { sampleOf, type Sample } from '#birth/sample.ts';
import { keepBirth, storedBirth } from '#birth/stored-birth.ts';
import { bookAnchor, paths } from '#paths.ts';

interface FirstMinuteProps {
  /** The head of the page, with the sign of the birth that this device has. */
  renderHead: (sample: Sample | undefined) => ReactNode;
  /** Called at the first touch of the form for a date. */
  onBegin?: () => void;
}

/** The page after a payment: the reader’s sign, or the question for the birth date, and three links. */
export function FirstMinute({ renderHead, onBegin }: FirstMinuteProps) {
  const [birth, setBirth] = useState(storedBirth);
  const sample = birth && sampleOf(birth.date, birth.calendar);
  return (
    <>
      {renderHead(sample)}
      <PageSection>
        {!sample && (
          <Stack gap={3} align="center" onFocus={onBegin}>
            <h2>When were you born?</h2>
            <BirthDateForm
              justify="center"
              onSubmit={(date) => {
                keepBirth({ date });
                setBirth({ date });
              }}
            />
          </Stack>
        )}
        <ThreeDoors sample={sample} />
      </PageSection>
    </>
  );
}

/** The three ways on after a payment: the reading, the companies of the reader's sign, and the book. */
export function ThreeDoors({ sample }: { sample: Sample | undefined }) {
  const name = sample?.born.sign.name;
  const doors = [
    {
      title: 'Your reading',
      text: 'Your sign, your chart and the year ahead.',
      to: paths.personal,
      action: 'Read your zodiac',
    },
    {
      title: sample ? 'Companies like you' : 'Companies by sign',
      text: sample
        ? `Founded in a Year of the ${name}, with their openings.`
        : 'Each with the sign of its founding year, and with its openings.',
      to: sample ? paths.ofSign(paths.companies, sample.sign.id) : paths.companies,
      action: 'See the companies',
    },
    {
      title: 'Your book',
      text: 'The whole reading as a PDF to print or to give as a present.',
      to: `${paths.personal}#${bookAnchor}`,
      action: 'Make your book',
    },
  ];
  return (
    <Grid columns="xs" gap={5}>
      {doors.map(({ title, text, to, action }, index) => (
        <StatCard
          key={title}
          label={title}
          hint={text}
          action={
            <Button asChild variant={index === 0 ? 'primary' : 'secondary'}>
              <Link to={to}>{action}</Link>
            </Button>
          }
        />
      ))}
    </Grid>
  );
}
