import { simpleParser, type AddressObject } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import type { CaughtMail } from './mailbox.ts';

const maxMailBytes = 2_000_000;

interface SmtpOptions {
  onMail: (mail: Omit<CaughtMail, 'id' | 'receivedAt'>) => void;
  /** Refuses a recipient by returning an error, whose `responseCode` is sent. */
  refuse?: (recipient: string) => Error | undefined;
}

/** An SMTP server that passes every mail to `onMail` instead of delivering it. */
export function smtpCatcher({ onMail, refuse = () => undefined }: SmtpOptions): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: maxMailBytes,
    onRcptTo: ({ address }, _session, done) => done(refuse(address)),
    onData: (stream, _session, done) => {
      simpleParser(stream, (error: Error | null, mail) => {
        if (error) return done(error);
        const { from, to, subject, text, html, headerLines } = mail;
        onMail({
          from: from?.text ?? '',
          to: [to ?? []]
            .flat()
            .map((address: AddressObject) => address.text)
            .join(', '),
          subject: subject ?? '',
          text: text ?? '',
          html: html === false || html === undefined ? null : html,
          headers: headerLines.map(({ line }) => line),
        });
        done();
      });
    },
  });
}
