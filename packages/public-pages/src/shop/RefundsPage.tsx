import type { ShopContext } from '../article-page.ts';
import { shopPaths } from '../shop-paths.ts';
import { MailLink, OperatorAddress } from './Operator.tsx';
import { ShopPage } from './ShopPage.tsx';

/** The refund promise in full. */
export const RefundsPage = ({ context }: { context: ShopContext }) => {
  const { operator, refundDays, refundPromise } = context;
  return (
    <ShopPage
      context={context}
      path={shopPaths.refunds}
      changedOn="2026-11-23"
      title="Refunds"
      description="How to get your money back for lifetime access to Zodiac Atlas: whom to write to, how the money comes back, and what happens to your access."
      heading="Refunds"
      summary={
        refundPromise || 'We promise no refund beyond what the law gives you. What it gives you, you have.'
      }
      sections={[
        {
          id: 'promise',
          title: 'What we promise',
          content: (
            <>
              {refundDays > 0 ? (
                <p>
                  {`You have ${refundDays} ${refundDays === 1 ? 'day' : 'days'} from the day of your payment. Ask within them and you get back all that you paid. You need not give a reason.`}
                </p>
              ) : (
                <p>Beyond the rights that the law gives you, we refund only what this page names.</p>
              )}
              <p>
                Rights that the law gives you stay as they are. A consumer in the European Union, for example,
                can withdraw from a purchase on the internet within 14 days.
              </p>
            </>
          ),
        },
        {
          id: 'ask',
          title: 'How to ask',
          content: (
            <>
              <p>
                Write to <MailLink address={operator.email} /> from the e-mail of your account, or by post.
                “Please refund my payment” is enough. There is no form to fill in.
              </p>
              <OperatorAddress operator={operator} />
              <p>
                Ask before you delete your account: afterwards your e-mail no longer leads us to the payment.
              </p>
            </>
          ),
        },
        {
          id: 'money',
          title: 'How the money comes back',
          content: (
            <p>
              Stripe returns it to the card that paid. How soon it is on your statement depends on your bank.
              We charge nothing for a refund.
            </p>
          ),
        },
        {
          id: 'access',
          title: 'What happens to your access',
          content: (
            <>
              <p>
                Lifetime access ends when the whole payment is refunded. A refund of a part leaves it. Your
                account stays, with the people you saved and your notes, until you delete it on{' '}
                <a href="/account">your account page</a>. You may buy again.
              </p>
              <p>
                If your bank disputes the payment, access is closed while the dispute runs. It opens again if
                the bank decides that the payment stands.
              </p>
            </>
          ),
        },
        {
          id: 'automatic',
          title: 'What is refunded without asking',
          content: (
            <ul>
              <li>A second payment for an account that already has access.</li>
              <li>A payment that arrives after its account was deleted.</li>
            </ul>
          ),
        },
      ]}
    />
  );
};
