import { Alert, Button, Dialog, Input, Stack } from '@org/ui';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { request } from '#api/client.ts';
import { saveFile } from '#api/save-file.ts';
import { readFields, textOf } from '#forms/fields.ts';
import { useSubmission } from '#forms/useSubmission.ts';
import { sentenceOf } from '#session/SecondStep.tsx';

export interface Secret {
  /** The secret in base 32. */
  secret: string;
  /** The address `otpauth://…` for the QR code. */
  uri: string;
}

interface SetUpDialogProps {
  secret: Secret;
  /** Called when the second factor is on. */
  onDone: () => void;
  onClose: () => void;
}

/** Width of the QR code in pixels. */
const qrSize = 200;
/** The quiet zone that the standard asks for, in modules. */
const border = 4;

/** Dark on white in both themes, because many apps read no inverted code. */
const pictureOf = (uri: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border }))}`;

/** Shows the secret for an authenticator app, asks for a code from the app, and then shows the recovery codes once. */
export function SetUpDialog({ secret, onDone, onClose }: SetUpDialogProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  const { error, isBusy, submit, refuse } = useSubmission(sentenceOf);

  function confirm(fields: FormData): void {
    const code = textOf(fields, 'code');
    if (!code) return refuse('Please enter the code.');
    return submit(async () => {
      const { recoveryCodes } = await request('POST /api/account/second-factor/confirmation', {
        body: { code },
      });
      setCodes(recoveryCodes);
      onDone();
    });
  }

  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={() => isBusy || onClose()}
      title="Add Zodiac Atlas to your app"
      description="Scan the picture with your authenticator app, or type the key into it."
    >
      <Stack asChild>
        <form onSubmit={(event) => confirm(readFields(event))} noValidate>
          <Stack align="center">
            <img
              src={pictureOf(secret.uri)}
              width={qrSize}
              height={qrSize}
              alt="QR code for your authenticator app. The key below says the same."
            />
            <code>{secret.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </Stack>
          <Input
            label="Six-digit code from the app"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            required
          />
          {error && <Alert tone="danger">{error}</Alert>}
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Checking...">
            Turn on
          </Button>
        </form>
      </Stack>
    </Dialog>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const save = () =>
    saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'zodiac-atlas-recovery-codes.txt');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Two-step sign-in is on"
      description="Save these recovery codes where you keep your passwords. Each code opens the admin pages once without your phone. We do not show them again."
    >
      <Stack>
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Stack direction="row" gap={3}>
          <Button onClick={save}>Save as a file</Button>
          <Button variant="primary" onClick={onClose}>
            I have saved them
          </Button>
        </Stack>
      </Stack>
    </Dialog>
  );
}
