import { text } from '@org/content/shop';
import type { ShopContext } from '../article-page.ts';
import { shopPaths } from '../shop-paths.ts';
import { OperatorAddress } from './Operator.tsx';
import { Paragraphs, Points } from './Paragraphs.tsx';
import { ShopPage } from './ShopPage.tsx';

/** The refund promise in full. */
export const RefundsPage = ({ context }: { context: ShopContext }) => {
  const { operator, refundDays, refundPromise } = context;
  const days = refundDays === 1 ? '1 day' : `${refundDays} days`;
  const written = (id: 'money' | 'access') => ({
    id,
    title: text(`refunds.${id}.title`),
    content: <Paragraphs texts={text(`refunds.${id}.text`)} />,
  });
  return (
    <ShopPage
      context={context}
      path={shopPaths.refunds}
      changedOn="2026-11-29"
      title={text('refunds.title')}
      description={text('refunds.description')}
      heading={text('refunds.title')}
      summary={refundPromise || text('refunds.no-promise')}
      sections={[
        {
          id: 'promise',
          title: text('refunds.promise.title'),
          content: (
            <>
              <p>{refundDays > 0 ? text('refunds.promise.days', { days }) : text('refunds.promise.none')}</p>
              <p>{text('refunds.promise.law')}</p>
            </>
          ),
        },
        {
          id: 'ask',
          title: text('refunds.ask.title'),
          content: (
            <>
              <Paragraphs texts={[text('refunds.ask.how', { email: operator.email })]} />
              <OperatorAddress operator={operator} />
              <p>{text('refunds.ask.before')}</p>
            </>
          ),
        },
        written('money'),
        written('access'),
        {
          id: 'automatic',
          title: text('refunds.automatic.title'),
          content: <Points texts={text('refunds.automatic.points')} />,
        },
      ]}
    />
  );
};
