import type { ShopContext } from '../article-page.ts';
import { publicPaths } from '../paths.ts';
import { shopPaths } from '../shop-paths.ts';
import { MailLink, OperatorAddress } from './Operator.tsx';
import { ShopPage } from './ShopPage.tsx';

/** The product and the terms of its sale. */
export const TermsPage = ({ context }: { context: ShopContext }) => {
  const { operator, priceText, refundPromise } = context;
  return (
    <ShopPage
      context={context}
      path={shopPaths.terms}
      changedOn="2026-11-23"
      title="Terms"
      description="The terms of Zodiac Atlas in plain English: who sells, what lifetime access is, what it costs, how it begins and ends, and what is not promised."
      heading="Terms"
      summary={`One payment of ${priceText} gives one account lifetime access. It is no subscription.`}
      sections={[
        {
          id: 'parties',
          title: 'Between whom',
          content: (
            <>
              <p>These terms are between you and the operator of Zodiac Atlas, “we” below:</p>
              <OperatorAddress operator={operator} />
              <p>
                <MailLink address={operator.email} />
              </p>
            </>
          ),
        },
        {
          id: 'bought',
          title: 'What you buy',
          content: (
            <>
              <p>
                Lifetime access for your account: the database of companies with openings and zodiac insights,
                the car brands, the 50 US states, your personal reading with numerology, and whatever we add
                to them.
              </p>
              <p>
                Lifetime means: for as long as we offer Zodiac Atlas, with no further payment. We may change,
                add and remove pages and facts, as openings come and go. If we end Zodiac Atlas, we say so on
                the site in time for you to download your data.
              </p>
            </>
          ),
        },
        {
          id: 'price',
          title: 'Price and payment',
          content: (
            <>
              <p>
                {`The price is ${priceText}, in US dollars, and is shown before you pay. Stripe takes the payment by card. There are no recurring charges.`}
              </p>
              <p>
                The contract is made when your payment succeeds. Access opens as soon as Stripe confirms the
                payment to us, usually within a minute. Stripe sends the receipt to your e-mail.
              </p>
            </>
          ),
        },
        {
          id: 'refunds',
          title: 'Refunds and withdrawal',
          content: (
            <p>
              {refundPromise} How to ask, and what happens then, is on <a href={shopPaths.refunds}>Refunds</a>
              , which is part of these terms. Rights that the law gives you stay as they are.
            </p>
          ),
        },
        {
          id: 'account',
          title: 'Your account',
          content: (
            <ul>
              <li>You need an account with an e-mail that you can read. It is for one person.</li>
              <li>
                You must be old enough to make such a contract where you live, or have the consent of a parent
                or guardian.
              </li>
              <li>Keep your password to yourself. If you think that another person knows it, change it.</li>
              <li>
                You can delete the account at any time on <a href="/account">your account page</a>. Access
                ends with it, and a deletion is no request for a refund.
              </li>
            </ul>
          ),
        },
        {
          id: 'use',
          title: 'What you may do with it',
          content: (
            <>
              <p>
                Read, save and export it for your own use, and share your own reading. Do not publish or sell
                the databases as a whole, read them by machine beyond the limits that the site sets, or try to
                get around the payment or the limits.
              </p>
              <p>
                Facts from GeoNames, Wikidata and other open sources stay under{' '}
                <a href={`${shopPaths.howWeKnow}#sources`}>their licenses</a>, which these terms do not
                narrow.
              </p>
              <p>
                If an account breaks these rules, we may close its access. We say why, and you may answer.
              </p>
            </>
          ),
        },
        {
          id: 'entertainment',
          title: 'For entertainment only',
          content: (
            <p>
              Zodiac Atlas is for entertainment only and is not professional career advice. It is no advice on
              health, law, money or whom to marry either. It foretells nothing. Do not use it to choose or to
              refuse an employee, a tenant or a customer.
            </p>
          ),
        },
        {
          id: 'liability',
          title: 'What we answer for',
          content: (
            <>
              <p>
                We take care that dates and facts are right, and correct errors that we learn of. We cannot
                promise that each is complete and current. Openings change at the employer first. The site can
                be out of reach at times.
              </p>
              <p>
                Where the law does not let us limit what we answer for, nothing here limits it, such as for
                intent, gross negligence and injury. Otherwise we do not answer for decisions that were made
                because of a sign, a score or a reading.
              </p>
            </>
          ),
        },
        {
          id: 'changes',
          title: 'Changes of these terms',
          content: (
            <p>
              The terms of the day of your payment hold for it. If we change them, the date above changes, and
              a change takes away none of what you have paid for.
            </p>
          ),
        },
        {
          id: 'law',
          title: 'Law',
          content: (
            <p>
              The law of the country of the operator’s address applies. As a consumer you keep the protection
              of the law of the country in which you live, and may go to the courts there. If one of these
              sentences does not hold, the others do.
            </p>
          ),
        },
        {
          id: 'more',
          title: 'See also',
          content: (
            <p>
              <a href={shopPaths.privacy}>Privacy</a>, <a href={shopPaths.cookies}>cookies</a>,{' '}
              <a href={shopPaths.contact}>contact</a>, and the <a href={publicPaths.sample}>free sample</a>,
              which you can read before you pay.
            </p>
          ),
        },
      ]}
    />
  );
};
