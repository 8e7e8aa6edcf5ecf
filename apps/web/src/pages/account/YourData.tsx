import { Alert, Button, Stack } from '@org/ui';
import { request } from '#api/client.ts';
import { withWait } from '#api/errors.ts';
import { useSingleFlight } from '#api/useSingleFlight.ts';
import { saveFile } from '#api/save-file.ts';

const indent = 2;

async function download(): Promise<void> {
  const data = await request('GET /api/account/export', {});
  const file = new Blob([JSON.stringify(data, null, indent)], { type: 'application/json' });
  saveFile(file, `zodiac-atlas-account-${data.exportedAt.slice(0, 10)}.json`);
}

/** Downloads all stored data of the user as a file. */
export function YourData() {
  const { mutate, isPending, isSuccess, error } = useSingleFlight({ mutationFn: download });
  return (
    <Stack align="start">
      <h2>Your data</h2>
      <p>
        This file has all data that we store about you: your account, payments, saved people with their
        births, everything you saved from the lists with your notes, your private calendar and your open
        sessions. Firebase stores your password and Stripe your card. We never see them.
      </p>
      {error && (
        <Alert tone="danger">{withWait('Your data could not be downloaded. Please try again.', error)}</Alert>
      )}
      {isSuccess && <Alert tone="success">The file is downloaded.</Alert>}
      <Button busy={isPending} busyLabel="Preparing..." onClick={() => mutate()}>
        Download my data
      </Button>
    </Stack>
  );
}
