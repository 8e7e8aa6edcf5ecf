import path from 'node:path';
import { respondsOk, Child, type ChildOptions } from '../process/child.ts';
import type { Spawned } from '../process/supervised.ts';

interface MailCatcherOptions extends Pick<ChildOptions, 'logFile' | 'onSpawn'> {
  /** Folder of the mails. */
  folder: string;
  smtpPort: number;
  mailboxPort: number;
}

/** The variables that make the API send its mails to the catcher and show the mailbox. */
export const mailVariables = ({
  smtpPort,
  mailboxPort,
}: Pick<MailCatcherOptions, 'smtpPort' | 'mailboxPort'>) => ({
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  MAIL_FROM: 'Zodiac Atlas <hello@zodiac-atlas.test>',
  MAILBOX_URL: `http://127.0.0.1:${mailboxPort}`,
});

/** Starts the mail catcher as a separate process. */
export function spawnMailCatcher({ folder, smtpPort, mailboxPort, ...rest }: MailCatcherOptions): Spawned {
  const child = new Child({
    name: 'mail catcher',
    script: path.join(import.meta.dirname, 'mail-catcher-process.ts'),
    args: [folder, String(smtpPort), String(mailboxPort)],
    ...rest,
  });
  return { child, isReady: () => respondsOk(`http://127.0.0.1:${mailboxPort}/health`) };
}
