import { text } from '@org/content/shop';
import { Words } from '../almanac/Words.tsx';
import type { ShopContext } from '../article-page.ts';
import { shopPaths } from '../shop-paths.ts';
import { OperatorAddress } from './Operator.tsx';
import { Paragraphs, Points } from './Paragraphs.tsx';
import { ShopPage } from './ShopPage.tsx';

/** How to reach the operator, and what customers can do themselves. */
export const ContactPage = ({ context }: { context: ShopContext }) => {
  const { operator, correctionsEmail } = context;
  const { email } = operator;
  return (
    <ShopPage
      context={context}
      path={shopPaths.contact}
      title={text('contact.title')}
      description={text('contact.description')}
      heading={text('contact.title')}
      summary={<Words text={text('contact.summary', { email })} />}
      sections={[
        {
          id: 'reach',
          title: text('contact.reach.title'),
          content: (
            <>
              <Paragraphs texts={[text('contact.reach.email', { email })]} />
              <OperatorAddress operator={operator} />
              <p>{text('contact.reach.payment')}</p>
            </>
          ),
        },
        {
          id: 'mistyped',
          title: text('contact.mistyped.title'),
          content: <Paragraphs texts={text('contact.mistyped.text')} />,
        },
        {
          id: 'yourself',
          title: text('contact.yourself.title'),
          content: <Points texts={text('contact.yourself.points')} />,
        },
        {
          id: 'errors',
          title: text('contact.errors.title'),
          content: (
            <Paragraphs texts={text('contact.errors.text', { corrections: correctionsEmail ?? email })} />
          ),
        },
      ]}
    />
  );
};
