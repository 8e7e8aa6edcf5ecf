import type { MailContent } from './mail-content.ts';

/** The details of the sender at the end of each mail. */
export interface MailSignature {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  /** Origin of the pages, for the links to terms and privacy. */
  readonly origin: string;
}

/** A mail that was not delivered to the SMTP server. */
export class MailFailure extends Error {
  /** The codes of the failure. The server's message is left out, because it quotes addresses. */
  readonly reason: string;
  /** Whether the server refused this recipient or mail permanently (reply 5xx), so that it is not tried again. */
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
   * @param key - determines the Message-ID, which lets mail programs recognize a duplicate
   * @throws MailFailure
   */
  send(key: string, to: string, content: MailContent): Promise<void>;
  close(): void;
}
