import { Alert, Badge, Button, Stack, Table, type TableColumn } from '@org/ui';
import type { Endpoints, Output } from '@org/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { get, request } from '#api/client.ts';
import { isSignedOut, withWait } from '#api/errors.ts';
import { useSingleFlight } from '#api/useSingleFlight.ts';
import { instantInWords } from '#listing/dates-in-words.ts';
import { useSession } from '#session/useSession.ts';

type Session = Output<Endpoints['GET /api/account']>['sessions'][number];

/** Waits for a call that ends sessions. It also resolves if the call has ended its own session. */
async function orEnded(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!isSignedOut(error)) throw error;
  }
}

/** Lists where the user is signed in, with buttons that end one session or all. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const { signOut } = useSession();
  const client = useQueryClient();
  const endOne = useSingleFlight({
    mutationFn: async ({ id }: Session) => {
      await request('DELETE /api/account/sessions/{id}', { params: { id } });
      return client.invalidateQueries({ queryKey: get('GET /api/account', {}).queryKey });
    },
  });
  const endAll = useSingleFlight({
    mutationFn: async () => {
      await orEnded(request('DELETE /api/account/sessions', {}));
      await signOut();
    },
  });
  const error = endOne.error ?? endAll.error;
  const ending = endOne.isPending ? endOne.variables.id : undefined;
  return (
    <Stack>
      <h2>Where you are signed in</h2>
      <Table
        caption="Open sessions"
        hidesCaption
        columns={columnsOf({ ending, onEnd: endOne.mutate })}
        rows={sessions}
        rowKey={({ id }) => id}
        narrow="cards"
        empty="You signed in before we started this list."
      />
      {error && (
        <Alert tone="danger">
          {withWait('The device could not be logged out. Please try again.', error)}
        </Alert>
      )}
      <div>
        <Button busy={endAll.isPending} busyLabel="Logging out..." onClick={() => endAll.mutate()}>
          Log out everywhere
        </Button>
      </div>
    </Stack>
  );
}

interface Ending {
  /** The id of the session that is being ended. */
  ending: string | undefined;
  onEnd: (session: Session) => void;
}

const columnsOf = ({ ending, onEnd }: Ending): TableColumn<Session>[] => [
  {
    key: 'device',
    header: 'Device',
    cell: ({ device, isCurrent }) => (
      <>
        {device} {isCurrent && <Badge>this device</Badge>}
      </>
    ),
  },
  {
    key: 'timeZone',
    header: 'Time zone',
    cell: ({ timeZone }) => timeZone?.replaceAll('_', ' ') ?? 'not known',
  },
  { key: 'signedInAt', header: 'Signed in', cell: ({ signedInAt }) => instantInWords(signedInAt) },
  {
    key: 'end',
    header: 'End',
    // The menu of the header ends the session of this device.
    cell: (session) =>
      !session.isCurrent && (
        <Button
          variant="quiet"
          busy={ending === session.id}
          busyLabel="Logging out..."
          aria-label={`Log out ${session.device}, signed in ${instantInWords(session.signedInAt)}`}
          onClick={() => onEnd(session)}
        >
          Log out
        </Button>
      ),
  },
];
