import { Animal, Button, Card, Grid, Seal, Stack } from '@org/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSession } from '#session/useSession.ts';
import type { Birth } from './birth.ts';
import type { Sample } from './sample.ts';
import { ShareSign } from './ShareSign.tsx';
import './SignCard.css';
import { boundarySentence, explainSign, type CalendarName } from '@org/zodiac-core';

interface SignCardProps {
  birth: Birth;
  sample: Sample;
  /** Whether to focus the heading on mount, because the card replaced the focused form. */
  takesFocus: boolean;
  onReset: () => void;
  /** Opens the form with this birth. Without it the birth can only be replaced. */
  onEdit?: (() => void) | undefined;
  onForget: () => void;
  /** Wraps the facts and the actions on the date in a collapsible part, so that they take less space on a phone. */
  fold?: (details: ReactNode) => ReactNode;
  /** The name by which the birth is saved in the user's account. */
  savedAs?: string | undefined;
}

const maxItems = 3;

/** A summary of the sign of a birth. */
export function SignCard({
  birth,
  sample,
  takesFocus,
  onReset,
  onEdit,
  onForget,
  fold = (details) => details,
  savedAs,
}: SignCardProps) {
  const { state } = useSession();
  const { date, calendar } = birth;
  const { sign, born } = sample;
  const { name } = born.sign;
  const details = detailsOf(birth);
  const facts: [label: string, value: string][] = [
    ['Element', sign.element],
    ['Birth year', date.slice(0, 4)],
    ['Traits', sign.traits],
    ['Core strengths', sign.strengths.slice(0, maxItems).join(', ')],
    ['Lucky numbers', sign.luckyNumbers.slice(0, maxItems).join(', ')],
    ['Lucky colors', sign.luckyColors.slice(0, maxItems).join(', ')],
    ['Year element', `${born.yearElement} (${born.sexagenaryName})`],
  ];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="SignCard-place">
      <Card className="SignCard">
        <Seal className="SignCard-seal" sign={sign.id} stamped />
        <div className="SignCard-title">
          <h2 ref={heading} tabIndex={-1}>
            <span className="SignCard-emoji" aria-hidden="true">
              {sign.emoji}
            </span>{' '}
            {name}
          </h2>
          <p>{`Born in ${date.slice(0, 4)}, a Year of the ${name}`}</p>
        </div>
        <Animal className="SignCard-animal" sign={sign.id} />
        <Stack className="SignCard-text">
          {details && <p>{details}</p>}
          <BorderOfYear date={date} calendar={calendar} />
          {fold(
            <>
              <Grid columns="xs" className="SignCard-facts" asChild>
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
                {onEdit && <Button onClick={onEdit}>Change or Add Details</Button>}
                <Button variant="quiet" onClick={onForget}>
                  Forget This Date
                </Button>
                <ShareSign sign={sign} />
              </Stack>
              <p>{state.status === 'signed-out' ? keptForVisitor : keptForUser(savedAs)}</p>
            </>,
          )}
        </Stack>
      </Card>
    </div>
  );
}

const keptForVisitor =
  'The date is stored only on this device, so that you need not type it again. “Forget This Date” removes it.';

/** A sentence about where the birth of a signed-in user is stored. */
const keptForUser = (savedAs: string | undefined): string =>
  savedAs === undefined
    ? 'The date is stored only on this device. It is removed when you log out or choose “Forget This Date”.'
    : `Saved in your account as ${savedAs}, encrypted. You see it on every device on which you sign in. “Forget This Date” and logging out remove it from this device only.`;

/** The known details besides the date: `At 14:30 in Chengdu, China.` */
function detailsOf({ time, place, name }: Birth): string | undefined {
  const moment = [time && `at ${time}`, place && `in ${place.name}`].filter(Boolean).join(' ');
  if (!moment) return name;
  return name ? `${name}, born ${moment}.` : `${moment.charAt(0).toUpperCase()}${moment.slice(1)}.`;
}

interface BorderOfYearProps {
  /** The birth date, as `YYYY-MM-DD`. */
  date: string;
  calendar: CalendarName | undefined;
}

const countries: Readonly<Record<CalendarName, string>> = {
  china: 'China',
  vietnam: 'Vietnam',
  korea: 'Korea',
  japan: 'Japan',
};

/**
 * For a date near New Year: the day of New Year, and the sign on its other side. For another country's calendar, also China’s
 * sign.
 */
function BorderOfYear({ date, calendar = 'china' }: BorderOfYearProps) {
  if (calendar === 'china') {
    const sentence = boundarySentence(date);
    return sentence && <p>{sentence}</p>;
  }
  const inChina = explainSign(date)?.byCalendar.china;
  return (
    <p>
      {`This follows the calendar of ${countries[calendar]}.`}
      {inChina && ` In China’s calendar the sign is the ${inChina.name}.`}
    </p>
  );
}
