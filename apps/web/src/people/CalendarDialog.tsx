import { Alert, Button, Checkbox, Dialog, Skeleton, Stack, Input } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '#api/client.ts';
import { Loaded } from '#api/Loaded.tsx';
import { failureSentence } from '#api/errors.ts';
import { privateCalendar } from './queries.ts';
import { usePeopleAction } from './usePeopleAction.ts';

const route = 'GET /api/private-calendar';

/** The dialog of the private calendar: copies its address, creates a new one, or revokes it. */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(privateCalendar());
  const [hasDays, setHasDays] = useState(false);
  const make = usePeopleAction({ run: () => request('POST /api/private-calendar', {}), changes: route });
  const revoke = usePeopleAction({ run: () => request('DELETE /api/private-calendar', {}), changes: route });
  const failure = make.error ?? revoke.error;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Calendar of your people"
      description="It has every New Year’s Day, the years of your own sign, your Tai Sui years, and the lunar birthdays of your saved people, until 2100."
    >
      <Stack>
        {failure && (
          <Alert tone="danger">
            {failureSentence(failure, 'The calendar could not be changed. Please try again.')}
          </Alert>
        )}
        <Loaded query={query} failed="Your calendar could not be loaded." loading={<Skeleton count={6} />}>
          {({ privateCalendar: calendar }) =>
            calendar ? (
              <>
                <p>
                  Add this address to your calendar program as a subscription. Anyone who knows it can read
                  the calendar, so do not share it.
                </p>
                <Checkbox
                  label="With “Today for You”"
                  hint="Adds one line for each of the next 60 days, for the sign of the person you saved as yourself. The address changes, so copy it again."
                  checked={hasDays}
                  onChange={(event) => setHasDays(event.target.checked)}
                />
                <CopyField
                  key={`webcal ${hasDays}`}
                  label="Address for Apple Calendar and Outlook"
                  text={addressOf(pathOf(calendar, hasDays), 'webcal:')}
                />
                <CopyField
                  key={`https ${hasDays}`}
                  label="Address for Google Calendar"
                  text={addressOf(pathOf(calendar, hasDays))}
                />
                <Button busy={revoke.isPending} busyLabel="Revoking..." onClick={() => revoke.mutate()}>
                  Revoke this address
                </Button>
              </>
            ) : (
              <>
                <p>
                  You get a private address, which you can revoke at any time. To see the years of your own
                  sign, save yourself as a person first.
                </p>
                <Button
                  variant="primary"
                  busy={make.isPending}
                  busyLabel="Making..."
                  onClick={() => make.mutate()}
                >
                  Make my calendar
                </Button>
              </>
            )
          }
        </Loaded>
      </Stack>
    </Dialog>
  );
}

/** The path of a calendar, with or without a line for each of the next days. */
const pathOf = ({ path }: { path: string }, hasDays: boolean): string => (hasDays ? `${path}?today` : path);

/** The full address of a path of this site. */
const addressOf = (path: string, protocol = window.location.protocol): string =>
  `${protocol}//${window.location.host}${path}`;

/** A text to copy, which can also be selected by hand. */
function CopyField({ label, text }: { label: string; text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return (
    <Stack gap={2}>
      <Input
        label={label}
        value={text}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        hint={
          outcome === 'failed'
            ? 'Your browser does not let us copy. Please select the address and copy it.'
            : undefined
        }
      />
      <Button onClick={copy}>{outcome === 'copied' ? 'Copied' : 'Copy'}</Button>
    </Stack>
  );
}
