import { Animal, BrandSeal, Button, Grid, PageSection, Seal, StatCard, Stack } from '@org/ui';
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

/** The page after a payment: the reader’s sign with three links, or first the question for the birth date. */
export function FirstMinute({ renderHead, onBegin }: FirstMinuteProps) {
  const [birth, setBirth] = useState(storedBirth);
  const sample = birth && sampleOf(birth.date, birth.calendar);
  return (
    <>
      {renderHead(sample)}
      <PageSection>
        {sample ? (
          <ThreeDoors sample={sample} />
        ) : (
          <Stack gap={3} align="center" onFocus={onBegin}>
            <h2>When were you born?</h2>
            <BirthDateForm
              justify="center"
              onSubmit={(date) => {
                keepBirth({ date });
                setBirth({ date });
              }}
            />
            <Link to={paths.companies}>See the companies first</Link>
          </Stack>
        )}
      </PageSection>
    </>
  );
}

/** The seal that is stamped after a payment: that of the reader’s sign, with its animal, or that of Zodiac Atlas. */
export const stampedSeal = (sample: Sample | undefined): ReactNode =>
  sample ? (
    <Stack key="sign" direction="row" gap={4} align="center">
      <Seal sign={sample.sign.id} size={5} stamped />
      <Animal sign={sample.sign.id} size={7} />
    </Stack>
  ) : (
    <BrandSeal stamped />
  );

export const signRevealed = ({ born }: Sample): ReactNode => <h2>{`Your sign is the ${born.sign.name}.`}</h2>;

/** The three ways on after a payment: the reading, the companies of the reader’s sign, and the book. */
export function ThreeDoors({ sample: { sign, born } }: { sample: Sample }) {
  const doors = [
    {
      title: 'Your reading',
      text: 'Your sign, your chart and the year ahead.',
      to: paths.personal,
      action: 'Read your zodiac',
    },
    {
      title: 'Companies like you',
      text: `Founded in a Year of the ${born.sign.name}, with their openings.`,
      to: paths.ofSign(paths.companies, sign.id),
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
