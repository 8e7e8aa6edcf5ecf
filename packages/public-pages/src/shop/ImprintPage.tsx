import type { ShopContext } from '../article-page.ts';
import { shopPaths } from '../shop-paths.ts';
import { MailLink, OperatorAddress } from './Operator.tsx';
import { ShopPage } from './ShopPage.tsx';

/** The operator's legal details. */
export const ImprintPage = ({ context }: { context: ShopContext }) => {
  const { operator } = context;
  return (
    <ShopPage
      context={context}
      path={shopPaths.imprint}
      title="Imprint"
      description="Who offers Zodiac Atlas: the name, the postal address and the e-mail of the operator, who also answers for what its pages and articles say."
      heading="Imprint"
      summary={`Zodiac Atlas is offered by ${operator.name}.`}
      sections={[
        {
          id: 'operator',
          title: 'Operator',
          content: (
            <>
              <OperatorAddress operator={operator} />
              <p>
                E-mail: <MailLink address={operator.email} />
              </p>
              {operator.register && <p>{`Register: ${operator.register}`}</p>}
              {operator.taxNumber && <p>{`Tax number: ${operator.taxNumber}`}</p>}
            </>
          ),
        },
        {
          id: 'content',
          title: 'Who answers for the content',
          content: (
            <p>
              The operator answers for the pages and the articles. Openings lead to the pages of employers,
              who answer for those. Company and brand names and logos are trademarks of their owners, who have
              no part in Zodiac Atlas.
            </p>
          ),
        },
      ]}
    />
  );
};
