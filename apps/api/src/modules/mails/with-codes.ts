import { MailFailure } from '#integrations/mail/mail-sender.ts';
import type { CodeButton, MailBlock, MailContent, QueuedContent } from '#integrations/mail/mail-content.ts';
import type { Services } from '#integrations/services.ts';
import { ApiError } from '#kernel/api-error.ts';

/**
 * Makes the codes of a mail's links. They follow `#`, so that no server and no log receives them.
 *
 * @returns `undefined` when no code can be sent, for example to an e-mail without an account
 * @throws MailFailure when the identity provider does not answer
 */
export async function withCodes(
  { identity }: Pick<Services, 'identity'>,
  to: string,
  content: QueuedContent,
): Promise<MailContent | undefined> {
  const blocks: MailBlock[] = [];
  for (const block of content.blocks) {
    const filled = await filledBlock(identity, to, block);
    if (!filled) return undefined;
    blocks.push(filled);
  }
  return { ...content, blocks };
}

async function filledBlock(
  identity: Services['identity'],
  to: string,
  block: MailBlock | CodeButton,
): Promise<MailBlock | undefined> {
  if (!('codeButton' in block)) return block;
  const { kind, page, label } = block.codeButton;
  try {
    const code = await identity.linkCode(kind, to);
    return code === undefined ? undefined : { button: { label, href: `${page}#${code}` } };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new MailFailure(`identity provider ${error.code}`, false);
  }
}
