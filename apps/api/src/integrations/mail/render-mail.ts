import { shopPaths } from '@org/public-pages/shop-paths.ts';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailBlock, MailContent } from './mail-content.ts';
import type { MailSignature } from './mail-sender.ts';

/** The light theme of `packages/ui/src/tokens.css`. Mail programs support neither variables nor web fonts. */
const paper = '#f8f3e8';
const raised = '#fffdf7';
const ink = '#221d18';
const soft = '#544b41';
const hairline = '#d9cdb6';
const vermilion = '#a8321f';
const onVermilion = '#fffaf2';
const serif = "Fraunces, Georgia, 'Times New Roman', serif";
const sans = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif";

/** The dark theme. Programs that ignore style elements show the light one, or darken it themselves. */
const night = `@media (prefers-color-scheme: dark) {
  body, .paper { background-color: #131a2a !important; }
  .card { background-color: #1b2438 !important; border-color: #3a465f !important; }
  .ink { color: #f3ece0 !important; border-color: #3a465f !important; }
  .soft { color: #c3bbad !important; }
  .link, .brand { color: #f08a73 !important; }
  .button { background-color: #c2442c !important; }
  .label { color: #ffffff !important; }
}`;

const body = { backgroundColor: paper, margin: 0, fontFamily: sans };
const card = {
  backgroundColor: raised,
  border: `1px solid ${hairline}`,
  borderRadius: 6,
  padding: '28px 24px',
};
/** The preview text of a mail in a mailbox. */
const hidden = { display: 'none', overflow: 'hidden', maxHeight: 0, maxWidth: 0, opacity: 0 };
const text = { color: ink, fontSize: 16, lineHeight: '25px', margin: '0 0 16px' };
const small = { color: soft, fontSize: 13, lineHeight: '20px', margin: '0 0 8px' };
const brand = { color: vermilion, fontFamily: serif, fontSize: 16, fontWeight: 600, margin: '0 0 20px' };
const title = { color: ink, fontFamily: serif, fontSize: 26, lineHeight: '32px', margin: '0 0 18px' };
const link = { color: vermilion, textDecoration: 'underline' };
const rule = { border: 0, borderTop: `1px solid ${hairline}`, margin: '24px 0 16px' };
const button = { color: onVermilion, fontSize: 16, fontWeight: 600, textDecoration: 'none' };

/** A table without gaps between cells. Outlook for Windows supports padding only on cells. */
const table = (props: object, ...cells: ReactNode[]): ReactNode =>
  h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, ...props },
    h('tbody', null, h('tr', null, ...cells)),
  );

/**
 * Renders a mail in the product's look, with an equivalent plain text. Written without JSX, which Node cannot load,
 * because in development the API runs from source.
 */
export function renderMail(content: MailContent, signature: MailSignature): { html: string; text: string } {
  const { preview, heading, blocks, reason, unsubscribeUrl } = content;
  const document = h(
    'html',
    { lang: 'en', dir: 'ltr' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('style', null, night),
    ),
    h(
      'body',
      { style: body },
      h('div', { style: hidden }, preview),
      table(
        { width: '100%' },
        h(
          'td',
          { className: 'paper', align: 'center', style: { backgroundColor: paper, padding: '24px 12px' } },
          table(
            { width: '100%', style: { maxWidth: 560 } },
            h(
              'td',
              { className: 'card', align: 'left', style: card },
              h('p', { style: brand, className: 'brand' }, 'Zodiac Atlas'),
              h('h1', { style: title, className: 'ink' }, heading),
              ...blocks.map(drawn),
              h('hr', { className: 'ink', style: rule }),
              h('p', { style: small, className: 'soft' }, reason),
              unsubscribeUrl !== undefined &&
                h('p', { style: small, className: 'soft' }, linkTo('Stop these emails', unsubscribeUrl)),
              ...signed(signature),
            ),
          ),
        ),
      ),
    ),
  );
  return { html: `<!doctype html>${renderToStaticMarkup(document)}`, text: mailText(content, signature) };
}

const linkTo = (label: string, href: string): ReactNode =>
  h('a', { href, target: '_blank', style: link, className: 'link' }, label);

const signed = ({ name, address, email, origin }: MailSignature): ReactNode[] => [
  h(
    'p',
    { key: 'operator', style: small, className: 'soft' },
    `Zodiac Atlas is offered by ${name}, ${address}. `,
    linkTo(email, `mailto:${email}`),
  ),
  h(
    'p',
    { key: 'pages', style: small, className: 'soft' },
    linkTo('Terms', origin + shopPaths.terms),
    ' · ',
    linkTo('Privacy', origin + shopPaths.privacy),
    ' · ',
    linkTo('Contact', origin + shopPaths.contact),
  ),
];

function drawn(block: MailBlock, index: number): ReactNode {
  const key = String(index);
  // The message of a gift has line breaks.
  if ('paragraph' in block)
    return h('p', { key, style: { ...text, whiteSpace: 'pre-line' }, className: 'ink' }, block.paragraph);
  if ('button' in block)
    return table(
      { key, style: { marginBottom: 16 } },
      h(
        'td',
        {
          className: 'button',
          style: { backgroundColor: vermilion, borderRadius: 4, padding: '12px 22px' },
        },
        h(
          'a',
          { href: block.button.href, target: '_blank', style: button, className: 'label' },
          block.button.label,
        ),
      ),
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
        h('a', { href, target: '_blank', style: { ...link, fontWeight: 600 }, className: 'link' }, label),
        detail !== undefined &&
          h('span', { className: 'soft', style: { ...small, display: 'block', margin: 0 } }, detail),
      ),
    ),
  );
}

/** The plain text of a mail, for programs that show no HTML. */
function mailText(
  { heading, blocks, reason, unsubscribeUrl }: MailContent,
  { name, address, email, origin }: MailSignature,
): string {
  const end = [
    ...(unsubscribeUrl === undefined ? [] : [`Stop these emails: ${unsubscribeUrl}`]),
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
