import { Alert, Badge, Button, Dialog, Stack } from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { get, request } from '#api/client.ts';
import { withWait } from '#api/errors.ts';
import { useSingleFlight } from '#api/useSingleFlight.ts';
import type { Hint } from '#storage/hint.ts';
import { CodeForm } from '#session/SecondStep.tsx';
import { signInAgain } from '#session/sign-in-again.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { SetUpDialog, type Secret } from './SetUpDialog.tsx';

type Open = 'none' | 'password' | 'code' | Secret;

/** Sets up an admin's second factor, asks for it in this session, or turns it off. */
export function TwoStepSignIn({ user }: { user: Hint }) {
  const factor = useQuery({ ...get('GET /api/account/second-factor', {}), staleTime: 0 });
  const [open, setOpen] = useState<Open>('none');
  const close = () => setOpen('none');
  const turnOff = useSingleFlight({
    mutationFn: async () => {
      await request('DELETE /api/account/second-factor', {});
      await factor.refetch();
    },
  });
  if (!factor.data) return null;
  const { isOn, isRequired, isVerified, recoveryCodes } = factor.data;

  return (
    <Stack align="start">
      <h2>
        Two-step sign-in <Badge variant={isOn ? 'secondary' : 'primary'}>{isOn ? 'On' : 'Off'}</Badge>
      </h2>
      {isOn ? (
        <p>
          After your password, the admin pages ask for a code from your authenticator app. You have{' '}
          {recoveryCodes} recovery {recoveryCodes === 1 ? 'code' : 'codes'} left.
        </p>
      ) : (
        <p>
          With an authenticator app, a stolen password alone does not open the admin pages.
          {isRequired && ' The admin pages stay closed until you set it up.'}
        </p>
      )}
      {turnOff.error && (
        <Alert tone="danger">
          {withWait('Two-step sign-in could not be turned off. Please try again.', turnOff.error)}
        </Alert>
      )}
      {!isOn && <Button onClick={() => setOpen('password')}>Set up two-step sign-in …</Button>}
      {isOn && !isVerified && <Button onClick={() => setOpen('code')}>Enter a code …</Button>}
      {isOn && isVerified && (
        <Button busy={turnOff.isPending} busyLabel="Turning off..." onClick={() => turnOff.mutate()}>
          Turn off two-step sign-in
        </Button>
      )}
      {open === 'password' && (
        <PasswordDialog
          title="Set up two-step sign-in"
          description="You need an authenticator app, such as Google Authenticator, 1Password or Aegis."
          action="Continue"
          busyLabel="One moment …"
          failure="Two-step sign-in could not be set up. Please try again."
          onConfirm={async (password) => {
            await signInAgain(user.email, password);
            setOpen(await request('POST /api/account/second-factor', {}));
          }}
          onClose={close}
        />
      )}
      {open === 'code' && (
        <Dialog
          open
          onOpenChange={close}
          title="Enter a code"
          description="Your authenticator app shows it. It is valid for this session."
        >
          <CodeForm
            onDone={async () => {
              await factor.refetch();
              close();
            }}
          />
        </Dialog>
      )}
      {typeof open === 'object' && (
        <SetUpDialog secret={open} onDone={() => void factor.refetch()} onClose={close} />
      )}
    </Stack>
  );
}
