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
import { createElement as h, type ReactNode } from 'react';
import type { MailBlock, MailContent } from './mail-content.ts';
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
export async function renderMail(content: MailContent): Promise<{ html: string; text: string }> {
  const { preview, heading, blocks, reason, unsubscribeUrl } = content;
  const document = h(
    Html,
    { lang: 'en' },
    h(Head, null, h('meta', { name: 'color-scheme', content: 'light' })),
    h(Preview, { children: preview }),
    h(
      Body,
      { style: body },
      h(
        Container,
        { style: card },
        h(Text, { style: brand }, 'Zodiac Atlas'),
        h(Heading, { as: 'h1', style: title }, heading),
        ...blocks.map(drawn),
        h(Hr, { style: { borderColor: hairline, margin: '24px 0 16px' } }),
        h(Text, { style: small }, reason),
        unsubscribeUrl !== undefined &&
          h(Text, { style: small }, h(Link, { href: unsubscribeUrl, style: link }, 'Stop these e-mails')),
      ),
    ),
  );
  return { html: await render(document), text: mailText(content) };
}

function drawn(block: MailBlock, index: number): ReactNode {
  const key = String(index);
  if ('paragraph' in block) return h(Text, { key, style: text }, block.paragraph);
  if ('button' in block)
    return h(Button, { key, href: block.button.href, style: button }, block.button.label);
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
            h('th', { scope: 'row', style: { ...cell, textAlign: 'left', fontWeight: 400 } }, name),
            h('td', { style: { ...cell, textAlign: 'right' } }, value),
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
        { key: href, style: { ...text, margin: 0, padding: '8px 0', borderBottom: `1px solid ${hairline}` } },
        h(Link, { href, style: { ...link, fontWeight: 600 } }, label),
        detail !== undefined && h('span', { style: { ...small, display: 'block', margin: 0 } }, detail),
      ),
    ),
  );
}
