import type { MailContent } from './mail-content.ts';

/** Who sends the mails, as each of them says at its end. */
export interface MailSignature {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  /** Origin of the pages, for the links to terms and privacy. */
  readonly origin: string;
}

/** A mail that was not delivered to the SMTP server. */
export class MailFailure extends Error {
  /** Codes only: a server's message quotes addresses. */
  readonly reason: string;
  /** The server refused this recipient or this mail for good (a reply 5xx to them), so that it is not tried again. */
  readonly isFinal: boolean;

  constructor(reason: string, isFinal: boolean) {
    super(`the mail was not sent: ${reason}`);
    this.reason = reason;
    this.isFinal = isFinal;
  }
}

/** Delivers mails to an SMTP server, one at a time. */
export interface MailSender {
  /**
   * @param key - makes the Message-ID, by which mail programs recognise a mail that was sent twice
   * @throws MailFailure
   */
  send(key: string, to: string, content: MailContent): Promise<void>;
  close(): void;
}
