import { text } from '@org/content/shop';
import type { Section } from '../almanac/AlmanacPage.tsx';
import type { ShopContext } from '../article-page.ts';
import { shopPaths } from '../shop-paths.ts';
import { MailLink, OperatorAddress } from './Operator.tsx';
import { Paragraphs, Points } from './Paragraphs.tsx';
import { ShopPage } from './ShopPage.tsx';

/** States which data are stored about whom, why, how long and by whom. */
export const PrivacyPage = ({ context }: { context: ShopContext }) => (
  <ShopPage
    context={context}
    path={shopPaths.privacy}
    changedOn="2026-11-29"
    title={text('privacy.title')}
    description={text('privacy.description')}
    heading={text('privacy.title')}
    summary={text('privacy.summary')}
    sections={[
      operatorAndVisitors(context),
      customers(context),
      processors(context),
      protectionAndRights(context),
    ].flat()}
  />
);

const operatorAndVisitors = ({ operator, offersAnalytics }: ShopContext): Section[] => [
  {
    id: 'operator',
    title: text('privacy.operator.title'),
    content: (
      <>
        <OperatorAddress operator={operator} />
        <p>
          <MailLink address={operator.email} />
        </p>
      </>
    ),
  },
  {
    id: 'visitors',
    title: text('privacy.visitors.title'),
    content: (
      <Paragraphs
        texts={[
          ...text('privacy.visitors.text'),
          offersAnalytics
            ? `${text('privacy.visitors.device')} ${text('privacy.visitors.analytics')}`
            : text('privacy.visitors.device'),
        ]}
      />
    ),
  },
];

const customers = ({ sendsMails }: ShopContext): Section[] => [
  {
    id: 'account',
    title: text('privacy.account.title'),
    content: (
      <Points
        texts={[...text('privacy.account.points'), ...(sendsMails ? [text('privacy.account.devices')] : [])]}
      />
    ),
  },
  {
    id: 'payment',
    title: text('privacy.payment.title'),
    content: <Points texts={text('privacy.payment.points')} />,
  },
  {
    id: 'readings',
    title: text('privacy.readings.title'),
    content: <Points texts={text('privacy.readings.points')} />,
  },
  {
    id: 'mails',
    title: text('privacy.mails.title'),
    content: <p>{sendsMails ? text('privacy.mails.ours') : text('privacy.mails.none')}</p>,
  },
  {
    id: 'deletion',
    title: text('privacy.deletion.title'),
    content: <Paragraphs texts={text('privacy.deletion.text')} />,
  },
];

const processors = ({ operator: { hosting } }: ShopContext): Section => ({
  id: 'processors',
  title: text('privacy.processors.title'),
  content: (
    <>
      <Points
        texts={[
          text('privacy.processors.firebase'),
          text('privacy.processors.stripe'),
          ...(hosting ? [text('privacy.processors.hosting', { hosting })] : []),
        ]}
      />
      <Paragraphs texts={text('privacy.processors.text')} />
    </>
  ),
});

const protectionAndRights = ({ offersAnalytics }: ShopContext): Section[] => [
  {
    id: 'security',
    title: text('privacy.security.title'),
    content: <Paragraphs texts={text('privacy.security.text')} />,
  },
  {
    id: 'rights',
    title: text('privacy.rights.title'),
    content: (
      <Paragraphs
        texts={[
          text('privacy.rights.account'),
          text('privacy.rights.gdpr', {
            consented: offersAnalytics
              ? text('privacy.rights.mails-and-analytics')
              : text('privacy.rights.mails'),
          }),
        ]}
      />
    ),
  },
  {
    id: 'changes',
    title: text('privacy.changes.title'),
    content: <Paragraphs texts={text('privacy.changes.text')} />,
  },
];
