import { Button, Card, Seal, Stack } from '@org/ui';
import { boundarySentence, getZodiacSignByDate } from '@org/zodiac-core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { entryFor } from '#birth/entry-state.ts';
import { paths } from '#paths.ts';
import styles from './LandingPage.module.css';

interface SignAtOnceProps {
  /** A birth date `YYYY-MM-DD` within the calendar. */
  date: string;
  onReset: () => void;
}

/** The sign of a birth date, and the way to its free sample. Its heading takes the focus from the form that it replaces. */
export function SignAtOnce({ date, onReset }: SignAtOnceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const born = getZodiacSignByDate(date);
  if (!born) return null;
  const { sign, polarity, yearElement, sexagenaryName, zodiacYear } = born;
  return (
    <Card>
      <div className={styles.sign}>
        <Seal sign={sign.id} size={5} stamped />
        <Stack gap={3}>
          <h2 ref={heading} tabIndex={-1}>
            {`You are ${sign.name.startsWith('O') ? 'an' : 'a'} ${sign.name}`}
          </h2>
          <p>{`${zodiacYear} was a year of the ${polarity} ${yearElement} ${sign.name}, ${sexagenaryName}.`}</p>
          <p>{boundarySentence(date) ?? `Born in ${date.slice(0, 4)}, well after New Year’s Day.`}</p>
          <Stack direction="row" gap={3}>
            <Button asChild variant="primary">
              <Link to={paths.sample} state={entryFor({ date })}>
                Read Your Free Sample
              </Link>
            </Button>
            <Button onClick={onReset}>Try Another Date</Button>
          </Stack>
        </Stack>
      </div>
    </Card>
  );
}
