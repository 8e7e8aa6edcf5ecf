import { Button, Card, Grid, Seal, Stack } from '@org/ui';
import { boundarySentence } from '@org/zodiac-core';
import { useEffect, useRef } from 'react';
import type { Sample } from './sample.ts';
import styles from './SignCard.module.css';

interface SignCardProps {
  sample: Sample;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Whether to focus the heading on mount, because the card replaced the focused form. */
  takesFocus: boolean;
  onReset: () => void;
  onForget: () => void;
}

const maxItems = 3;

/** A summary of the sign of a birth date. */
export function SignCard({ sample: { sign, born }, date, takesFocus, onReset, onForget }: SignCardProps) {
  const { yearElement, sexagenaryName } = born;
  const note = boundarySentence(date);
  const facts: [label: string, value: string][] = [
    ['Element', sign.element],
    ['Birth year', date.slice(0, 4)],
    ['Traits', sign.traits],
    ['Core strengths', sign.strengths.slice(0, maxItems).join(', ')],
    ['Lucky numbers', sign.luckyNumbers.slice(0, maxItems).join(', ')],
    ['Lucky colors', sign.luckyColors.slice(0, maxItems).join(', ')],
    ['Year element', `${yearElement} (${sexagenaryName})`],
  ];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Card className={styles.card}>
      <Seal sign={sign.id} size={8} stamped />
      <Stack className={styles.text}>
        <h2 ref={heading} tabIndex={-1}>
          <span className={styles.emoji} aria-hidden="true">
            {sign.emoji}
          </span>{' '}
          {sign.name}
        </h2>
        <p>{`Born in ${date.slice(0, 4)}, a Year of the ${sign.name}`}</p>
        {note && <p>{note}</p>}
        <Grid columns="xs" className={styles.facts} asChild>
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Grid>
        <Stack direction="row" gap={3}>
          <Button onClick={onReset}>Try Another Date</Button>
          <Button variant="quiet" onClick={onForget}>
            Forget This Date
          </Button>
        </Stack>
        <p>The date is kept on this device only, so that you need not type it again.</p>
      </Stack>
    </Card>
  );
}
