import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { render } from '@react-email/render';
import { Text } from '@react-email/text';
import { shopPaths } from '@org/public-pages/shop-paths.ts';
import { createElement as h, type ReactNode } from 'react';
import type { MailBlock, MailContent } from './mail-content.ts';
import type { MailSignature } from './mail-sender.ts';
import { mailText } from './mail-text.ts';

/** The light theme of `packages/ui/src/tokens.css`. Mail programs know no variables and no fonts of ours. */
const paper = '#f8f3e8';
const raised = '#fffdf7';
const ink = '#221d18';
const soft = '#544b41';
const hairline = '#d9cdb6';
const vermilion = '#a8321f';
const onVermilion = '#fffaf2';
const serif = "Fraunces, Georgia, 'Times New Roman', serif";
const sans = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif";

/** The dark theme. Programs that read no style element show the light one, or darken it themselves. */
const night = `@media (prefers-color-scheme: dark) {
  body, body > table, body > table > tbody > tr > td { background-color: #131a2a !important; }
  .card { background-color: #1b2438 !important; border-color: #3a465f !important; }
  .ink { color: #f3ece0 !important; border-color: #3a465f !important; }
  .soft { color: #c3bbad !important; }
  .link, .brand { color: #f08a73 !important; }
  .button { background-color: #c2442c !important; color: #ffffff !important; }
}`;

const body = { backgroundColor: paper, margin: 0, padding: '24px 12px', fontFamily: sans };
const card = {
  backgroundColor: raised,
  border: `1px solid ${hairline}`,
  borderRadius: 6,
  maxWidth: 560,
  margin: '0 auto',
  padding: '28px 24px',
};
const text = { color: ink, fontSize: 16, lineHeight: '25px', margin: '0 0 16px' };
const small = { color: soft, fontSize: 13, lineHeight: '20px', margin: '0 0 8px' };
const brand = { color: vermilion, fontFamily: serif, fontSize: 16, fontWeight: 600, margin: '0 0 20px' };
const title = { color: ink, fontFamily: serif, fontSize: 26, lineHeight: '32px', margin: '0 0 18px' };
const link = { color: vermilion, textDecoration: 'underline' };
const button = {
  backgroundColor: vermilion,
  borderRadius: 4,
  color: onVermilion,
  fontSize: 16,
  fontWeight: 600,
  padding: '12px 22px',
  marginBottom: 16,
};

/**
 * Renders a mail in the look of the product, with a text part that says the same. Written without JSX, which Node does
 * not read: in development the API runs from its sources.
 */
export async function renderMail(
  content: MailContent,
  signature: MailSignature,
): Promise<{ html: string; text: string }> {
  const { preview, heading, blocks, reason, unsubscribeUrl } = content;
  const document = h(
    Html,
    { lang: 'en' },
    h(Head, null, h('meta', { name: 'color-scheme', content: 'light dark' }), h('style', null, night)),
    h(Preview, { children: preview }),
    h(
      Body,
      { style: body },
      h(
        Container,
        { style: card, className: 'card' },
        h(Text, { style: brand, className: 'brand' }, 'Zodiac Atlas'),
        h(Heading, { as: 'h1', style: title, className: 'ink' }, heading),
        ...blocks.map(drawn),
        h(Hr, { className: 'ink', style: { borderColor: hairline, margin: '24px 0 16px' } }),
        h(Text, { style: small, className: 'soft' }, reason),
        unsubscribeUrl !== undefined &&
          h(
            Text,
            { style: small, className: 'soft' },
            h(Link, { href: unsubscribeUrl, style: link, className: 'link' }, 'Stop these e-mails'),
          ),
        ...signed(signature),
      ),
    ),
  );
  return { html: await render(document), text: mailText(content, signature) };
}

function signed({ name, address, email, origin }: MailSignature): ReactNode[] {
  const to = (label: string, href: string) => h(Link, { href, style: link, className: 'link' }, label);
  return [
    h(
      Text,
      { key: 'operator', style: small, className: 'soft' },
      `Zodiac Atlas is offered by ${name}, ${address}. `,
      to(email, `mailto:${email}`),
    ),
    h(
      Text,
      { key: 'pages', style: small, className: 'soft' },
      to('Terms', origin + shopPaths.terms),
      ' · ',
      to('Privacy', origin + shopPaths.privacy),
      ' · ',
      to('Contact', origin + shopPaths.contact),
    ),
  ];
}

function drawn(block: MailBlock, index: number): ReactNode {
  const key = String(index);
  // The message of a gift has lines.
  if ('paragraph' in block)
    return h(Text, { key, style: { ...text, whiteSpace: 'pre-line' }, className: 'ink' }, block.paragraph);
  if ('button' in block)
    return h(
      Button,
      { key, href: block.button.href, style: button, className: 'button' },
      block.button.label,
    );
  if ('facts' in block) {
    const cell = { ...text, padding: '4px 0', margin: 0, borderBottom: `1px solid ${hairline}` };
    return h(
      'table',
      { key, width: '100%', cellPadding: 0, cellSpacing: 0, style: { marginBottom: 16 } },
      h(
        'tbody',
        null,
        ...block.facts.map(([name, value]) =>
          h(
            'tr',
            { key: name },
            h(
              'th',
              { scope: 'row', className: 'ink', style: { ...cell, textAlign: 'left', fontWeight: 400 } },
              name,
            ),
            h(
              'td',
              { className: 'ink', style: { ...cell, textAlign: 'right', overflowWrap: 'anywhere' } },
              value,
            ),
          ),
        ),
      ),
    );
  }
  return h(
    'ul',
    { key, style: { margin: '0 0 16px', padding: 0, listStyle: 'none' } },
    ...block.links.map(({ label, href, detail }) =>
      h(
        'li',
        {
          key: href,
          className: 'ink',
          style: { ...text, margin: 0, padding: '8px 0', borderBottom: `1px solid ${hairline}` },
        },
        h(Link, { href, style: { ...link, fontWeight: 600 }, className: 'link' }, label),
        detail !== undefined &&
          h('span', { className: 'soft', style: { ...small, display: 'block', margin: 0 } }, detail),
      ),
    ),
  );
}
