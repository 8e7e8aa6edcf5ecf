/** A part of a mail. All text is plain; the renderer escapes it. */
export type MailBlock =
  | { readonly paragraph: string }
  | { readonly button: { readonly label: string; readonly href: string } }
  /** Names and values, such as the lines of a receipt. */
  | { readonly facts: readonly (readonly [name: string, value: string])[] }
  | {
      readonly links: readonly {
        readonly label: string;
        readonly href: string;
        readonly detail?: string;
      }[];
    };

/** The content of a mail. Its HTML and its plain text are both rendered from it. */
export interface MailContent {
  readonly subject: string;
  /** The preview that mail programs show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** The reason for the mail, as a sentence at its end. */
  readonly reason: string;
  /** The page where the reader stops mails of this kind. It must accept the POST of RFC 8058 without a session. */
  readonly unsubscribeUrl?: string;
}

/** The effect of a link to the owner of an email: it sets a new password, or verifies the email. */
export type LinkKind = 'reset' | 'verify';

/** A button whose link has a code. The code is made when the mail is sent, so that it is never stored. */
export interface CodeButton {
  readonly codeButton: { readonly label: string; readonly kind: LinkKind; readonly page: string };
}

export interface QueuedContent extends Omit<MailContent, 'blocks'> {
  readonly blocks: readonly (MailBlock | CodeButton)[];
}
