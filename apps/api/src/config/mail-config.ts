import type { EnvironmentReader } from './environment.ts';

/** The SMTP server and the sender of mails. */
export interface MailConfig {
  readonly smtpUrl: string;
  readonly from: { readonly name: string; readonly address: string };
  /** Whether an unencrypted connection is refused. True in production, unless the server is on this machine. */
  readonly requiresTls: boolean;
}

/** `Zodiac Atlas <atlas@example.com>`, or an address alone. */
const sender = /^(?:([^<>"\r\n]{1,80})\s<([\w.+-]+@[\w-]+(?:\.[\w-]+)+)>|([\w.+-]+@[\w-]+(?:\.[\w-]+)+))$/;
const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);
const defaultName = 'Zodiac Atlas';

/**
 * Reads `SMTP_URL` and `MAIL_FROM`: both or neither. Without them no mail is sent. No message contains the password.
 */
export function readMailConfig(env: EnvironmentReader, mode: 'local' | 'production'): MailConfig | undefined {
  const [smtpUrl, from] = [env.optional('SMTP_URL'), env.optional('MAIL_FROM')];
  if (smtpUrl === undefined && from === undefined) return undefined;
  if (smtpUrl === undefined) env.problem('MAIL_FROM is set without SMTP_URL: set both or neither');
  if (from === undefined) env.problem('SMTP_URL is set without MAIL_FROM: set both or neither');
  const url = smtpUrl === undefined ? null : URL.parse(smtpUrl);
  const isSmtp = url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && url.search === '';
  if (smtpUrl !== undefined && !isSmtp) {
    env.problem('SMTP_URL must be smtps://user:password@host:port, or smtp:// with STARTTLS');
  }
  const [, name, named, bare] = sender.exec(from ?? '') ?? [];
  const address = named ?? bare;
  if (from !== undefined && address === undefined) {
    env.problem('MAIL_FROM must be an address such as Zodiac Atlas <atlas@example.com>');
  }
  if (!isSmtp || address === undefined) return undefined;
  return {
    smtpUrl: url.href,
    from: { name: name ?? defaultName, address },
    requiresTls: mode === 'production' && url.protocol === 'smtp:' && !thisMachine.has(url.hostname),
  };
}
