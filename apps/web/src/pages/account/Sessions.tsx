import { Alert, Badge, Button, Stack, Table } from '@org/ui';
import type { Endpoints, Output } from '@org/api-contract';
import { request } from '#api/client.ts';
import { isSignedOut, withWait } from '#api/errors.ts';
import { useSingleFlight } from '#api/useSingleFlight.ts';
import { longDate } from '#listing/long-date.ts';
import { useSession } from '#session/useSession.ts';

type Session = Output<Endpoints['GET /api/account']>['sessions'][number];

const columns = [
  {
    key: 'device',
    header: 'Device',
    cell: ({ device, isCurrent }: Session) => (
      <>
        {device} {isCurrent && <Badge>this one</Badge>}
      </>
    ),
  },
  { key: 'signedInAt', header: 'Signed in', cell: ({ signedInAt }: Session) => longDate(signedInAt) },
];

async function endAll(): Promise<void> {
  try {
    await request('DELETE /api/account/sessions', {});
  } catch (error) {
    // They have ended already.
    if (!isSignedOut(error)) throw error;
  }
}

/** Where the user is signed in, and the end of all of it. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const { signOut } = useSession();
  const { mutate, isPending, error } = useSingleFlight({
    mutationFn: async () => {
      await endAll();
      await signOut();
    },
  });
  return (
    <Stack align="start">
      <h2>Where you are signed in</h2>
      <Table
        caption="Open sessions"
        columns={columns}
        rows={sessions}
        rowKey={({ device, signedInAt, isCurrent }) => `${device} ${signedInAt} ${isCurrent}`}
        empty="This session began before we kept a list."
      />
      {error && (
        <Alert tone="danger">{withWait('The sessions could not be ended. Please try again.', error)}</Alert>
      )}
      <Button busy={isPending} busyLabel="Signing out..." onClick={() => mutate()}>
        Sign out everywhere
      </Button>
    </Stack>
  );
}
