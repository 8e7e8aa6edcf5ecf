import type { ZodiacDate } from '@org/zodiac-core';
import { Button, Card, Seal } from '@org/ui';
import { boundaryNote } from './sample.ts';
import styles from './SignCard.module.css';

interface SignCardProps {
  born: ZodiacDate;
  /** `YYYY-MM-DD`. */
  date: string;
  onReset: () => void;
}

const most = 3;

/** The sign of a birth date at a glance. */
export function SignCard({ born, date, onReset }: SignCardProps) {
  const { sign, yearElement, stem, branch } = born;
  const note = boundaryNote(born, date);
  const facts: [label: string, value: string][] = [
    ['Element', sign.element],
    ['Birth year', date.slice(0, 4)],
    ['Traits', sign.traits],
    ['Core strengths', sign.strengths.slice(0, most).join(', ')],
    ['Lucky numbers', sign.luckyNumbers.slice(0, most).join(', ')],
    ['Lucky colors', sign.luckyColors.slice(0, most).join(', ')],
    ['Year element', `${yearElement} (${stem.character}${branch.character})`],
  ];
  return (
    <Card className={styles.card} aria-live="polite">
      <Seal sign={sign.id} size={8} stamped />
      <div className={styles.text}>
        <h2>
          <span aria-hidden="true">{sign.emoji}</span> {sign.name}
        </h2>
        <p>{`Born in ${date.slice(0, 4)}, a Year of the ${sign.name}`}</p>
        {note && <p>{note}</p>}
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>
          <Button onClick={onReset}>Try Another Date</Button>
        </p>
      </div>
    </Card>
  );
}
