import type { ShopContext } from '../article-page.ts';
import { shopPaths } from '../shop-paths.ts';
import { MailLink, OperatorAddress } from './Operator.tsx';
import { ShopPage } from './ShopPage.tsx';

/** How to reach the operator, and what customers can do themselves. */
export const ContactPage = ({ context }: { context: ShopContext }) => {
  const { operator, correctionsEmail } = context;
  return (
    <ShopPage
      context={context}
      path={shopPaths.contact}
      title="Contact"
      description="How to reach the people behind Zodiac Atlas: by e-mail or by post, for questions on a payment, a refund, your data, or an error on one of our pages."
      heading="Contact"
      summary={
        <>
          Write to <MailLink address={operator.email} />.
        </>
      }
      sections={[
        {
          id: 'reach',
          title: 'By e-mail and by post',
          content: (
            <>
              <p>
                E-mail: <MailLink address={operator.email} />
              </p>
              <OperatorAddress operator={operator} />
              <p>
                If it is about a payment, write from the e-mail of your account, or name it, so that we find
                the payment. Never send us your password or the number of a card. We do not ask for them.
              </p>
            </>
          ),
        },
        {
          id: 'mistyped',
          title: 'A mistyped e-mail',
          content: (
            <>
              <p>
                While you are signed in, correct it on <a href="/account">your account</a>.
              </p>
              <p>
                If you are signed out and have paid, write to us from the right address, with the day of the
                payment and the last four digits of the card. When they agree with the payment, an account
                with the right address gets the access.
              </p>
            </>
          ),
        },
        {
          id: 'yourself',
          title: 'What you can do yourself',
          content: (
            <ul>
              <li>
                A forgotten password: <a href="/login">sign-in page</a>, “Forgot password?”.
              </li>
              <li>
                E-mail, password, sessions, a copy of your data, the deletion of your account:{' '}
                <a href="/account">your account</a>.
              </li>
              <li>
                Your money back: <a href={shopPaths.refunds}>refunds</a>.
              </li>
            </ul>
          ),
        },
        {
          id: 'errors',
          title: 'An error on a page',
          content: correctionsEmail ? (
            <p>
              Report a wrong date or another error to <MailLink address={correctionsEmail} />, with the
              address of the page and, if you have one, a source. We correct what we can confirm.
            </p>
          ) : (
            <p>
              Report a wrong date or another error to <MailLink address={operator.email} />, with the address
              of the page and, if you have one, a source. We correct what we can confirm.
            </p>
          ),
        },
      ]}
    />
  );
};
