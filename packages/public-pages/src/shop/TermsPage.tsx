import { namesOfLists } from '@org/api-contract/lists';
import { text } from '@org/content/shop';
import type { ShopContext } from '../article-page.ts';
import { shopPaths } from '../shop-paths.ts';
import { MailLink, OperatorAddress } from './Operator.tsx';
import { Paragraphs, Points } from './Paragraphs.tsx';
import { ShopPage } from './ShopPage.tsx';

/** The product and the terms of its sale. */
export const TermsPage = ({ context }: { context: ShopContext }) => {
  const { operator, priceText: price, refundPromise } = context;
  const written = (
    id: 'bought' | 'price' | 'refunds' | 'use' | 'entertainment' | 'liability' | 'changes' | 'law' | 'more',
  ) => ({
    id,
    title: text(`terms.${id}.title`),
    content: <Paragraphs texts={text(`terms.${id}.text`, { price, refundPromise, lists: namesOfLists })} />,
  });
  return (
    <ShopPage
      context={context}
      path={shopPaths.terms}
      changedOn="2026-11-29"
      title={text('terms.title')}
      description={text('terms.description')}
      heading={text('terms.title')}
      summary={text('terms.summary', { price })}
      sections={[
        {
          id: 'parties',
          title: text('terms.parties.title'),
          content: (
            <>
              <p>{text('terms.parties.text')}</p>
              <OperatorAddress operator={operator} />
              <p>
                <MailLink address={operator.email} />
              </p>
            </>
          ),
        },
        written('bought'),
        written('price'),
        written('refunds'),
        {
          id: 'account',
          title: text('terms.account.title'),
          content: <Points texts={text('terms.account.points')} />,
        },
        written('use'),
        written('entertainment'),
        written('liability'),
        written('changes'),
        written('law'),
        written('more'),
      ]}
    />
  );
};
