import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '#config/mail-config.ts';
import { MailFailure, type MailSender, type MailSignature } from './mail-sender.ts';

/** The timeouts add up to less than a minute, after which the mail is due again. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 5_000,
  socketTimeout: 20_000,
};

/** Sends mails over SMTP. The connection opens with the first mail, and closes when no other mail follows. */
export function smtpSender({ smtpUrl, from, requiresTls }: MailConfig, signature: MailSignature): MailSender {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const isTls = protocol === 'smtps:';
  // The URL is given in parts, because nodemailer ignores all other options beside `url`.
  const transport = createTransport({
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (isTls ? 465 : 587),
    secure: isTls,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    pool: true,
    maxConnections: 1,
    requireTLS: requiresTls,
    // Keeps mails from including local files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  const host = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send(key, to, content) {
      // Loaded with the first mail, because nothing else needs React.
      const { renderMail } = await import('./render-mail.ts');
      const { html, text } = renderMail(content, signature);
      const id = createHash('sha256').update(key).digest('hex').slice(0, 32);
      try {
        await transport.sendMail({
          messageId: `<${id}@${host}>`,
          // A copy: nodemailer writes to it, and the configuration is frozen.
          from: { ...from },
          to: { name: '', address: to },
          subject: content.subject,
          html,
          text,
          headers: headersOf(content.unsubscribeUrl),
        });
      } catch (error) {
        throw failureOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/**
 * RFC 3834: suppresses automatic replies, such as out-of-office messages. RFC 8058: mail programs show a button that
 * sends a POST to the page.
 */
const headersOf = (unsubscribeUrl: string | undefined): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(unsubscribeUrl !== undefined && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

/** Commands whose refusal concerns this mail. A refusal of other commands, such as AUTH, concerns our configuration. */
const commandsOfMail = ['RCPT TO', 'DATA'];

function failureOf(error: unknown): MailFailure {
  const { name, code, command, responseCode } = error as Error & {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  const isFinal = responseCode !== undefined && responseCode >= 500 && commandsOfMail.includes(command ?? '');
  return new MailFailure(
    [code ?? name, command, responseCode].filter((part) => part !== undefined).join(' '),
    isFinal,
  );
}
