import { text } from '@org/content/shop';
import type { ShopContext } from '../article-page.ts';
import { shopPaths } from '../shop-paths.ts';
import { OperatorAddress } from './Operator.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import { ShopPage } from './ShopPage.tsx';

/** The operator's legal details. */
export const ImprintPage = ({ context }: { context: ShopContext }) => {
  const { operator } = context;
  const { email, register, taxNumber } = operator;
  return (
    <ShopPage
      context={context}
      path={shopPaths.imprint}
      title={text('imprint.title')}
      description={text('imprint.description')}
      heading={text('imprint.title')}
      summary={text('imprint.summary', { operator: operator.name })}
      sections={[
        {
          id: 'operator',
          title: text('imprint.operator.title'),
          content: (
            <>
              <OperatorAddress operator={operator} />
              <Paragraphs texts={[text('imprint.operator.email', { email })]} />
              {register && <p>{text('imprint.operator.register', { register })}</p>}
              {taxNumber && <p>{text('imprint.operator.tax-number', { taxNumber })}</p>}
            </>
          ),
        },
        {
          id: 'content',
          title: text('imprint.content.title'),
          content: <p>{text('imprint.content.text')}</p>,
        },
      ]}
    />
  );
};
