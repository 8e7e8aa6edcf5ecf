import { shopPaths } from '@org/public-pages/shop-paths.ts';
import type { MailBlock, MailContent } from './mail-content.ts';
import type { MailSignature } from './mail-sender.ts';

/** The plain text of a mail, for programs that show no HTML. */
export function mailText(
  { heading, blocks, reason, unsubscribeUrl }: MailContent,
  { name, address, email, origin }: MailSignature,
): string {
  const end = [
    ...(unsubscribeUrl === undefined ? [] : [`Stop these e-mails: ${unsubscribeUrl}`]),
    `Zodiac Atlas is offered by ${name}, ${address}. ${email}`,
    `Terms: ${origin}${shopPaths.terms}`,
    `Privacy: ${origin}${shopPaths.privacy}`,
  ];
  return `${[heading, ...blocks.map(written), `-- \n${[reason, ...end].join('\n')}`].join('\n\n')}\n`;
}

function written(block: MailBlock): string {
  if ('paragraph' in block) return block.paragraph;
  if ('button' in block) return `${block.button.label}: ${block.button.href}`;
  if ('facts' in block) return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  return block.links
    .map(({ label, href, detail }) => [label, ...(detail === undefined ? [] : [detail]), href].join('\n  '))
    .map((entry) => `- ${entry}`)
    .join('\n');
}
