import type { ShopContext } from '../article-page.ts';
import { shopPaths } from '../shop-paths.ts';
import { MailLink, OperatorAddress } from './Operator.tsx';
import { privacyOfAccounts } from './privacy-of-accounts.tsx';
import { ShopPage } from './ShopPage.tsx';

/** What is stored about whom, why, how long and by whom. */
export const PrivacyPage = ({ context }: { context: ShopContext }) => {
  const { operator } = context;
  return (
    <ShopPage
      context={context}
      path={shopPaths.privacy}
      changedOn="2026-11-23"
      title="Privacy"
      description="What Zodiac Atlas stores of visitors and customers, why and for how long, what is encrypted, what Stripe and Firebase receive, and how to see or delete it."
      heading="Privacy"
      summary="Of a visitor who only reads we store no name, no e-mail and no IP address. An account has its e-mail, its payment and what its owner saves, which one button shows and another deletes."
      sections={[
        {
          id: 'operator',
          title: 'Who is responsible',
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
          title: 'When you only read',
          content: (
            <>
              <p>
                <strong>Page views.</strong> A page of the app reports its path to us, and we count it by day:
                “/zodiac-sample, November 23, 40 views”. We store no address, no user and no time of day with
                it. Of pages without script, such as this one, our server counts the path when it sends them.
                It also counts visits by day and by kind of page: pages that were opened by an address, a
                bookmark or a link of another site. To leave out search engines and to tell visits from
                clicks, it reads the name of the browser and the page before, and stores neither for this.
              </p>
              <p>
                <strong>The log of our server</strong> has the time, the path without its query, and the
                result of each request, to find faults and attacks. In place of your IP address it has a keyed
                hash, which tells callers apart and does not reveal the address. For its limits on requests
                the server also holds addresses in memory for minutes, and does not write them down.
              </p>
              <p>
                <strong>The free sample</strong> is computed in your browser. The date does not leave your
                device.
              </p>
              <p>
                What your browser keeps is on <a href={shopPaths.cookies}>Cookies</a>.
                {context.offersAnalytics &&
                  ' Google Analytics is off unless you turn it on there; Google then learns which pages you see, and your IP address.'}
              </p>
            </>
          ),
        },
        ...privacyOfAccounts(context),
        {
          id: 'processors',
          title: 'Who else receives data',
          content: (
            <>
              <ul>
                <li>
                  <strong>Firebase Authentication</strong> (Google) keeps your e-mail, a hash of your
                  password, and when you signed in. Your browser sends the password to Firebase only; we never
                  see it. <a href="https://firebase.google.com/support/privacy">Privacy at Firebase</a>.
                </li>
                <li>
                  <strong>Stripe</strong> takes the payment. It receives your card from your browser, and from
                  us your e-mail and the number of your account. We never see the number of the card. It keeps
                  a record of its own. <a href="https://stripe.com/privacy">Privacy at Stripe</a>.
                </li>
                {operator.hosting && (
                  <li>
                    <strong>{operator.hosting}</strong> runs our servers, the database and the mail server for
                    us.
                  </li>
                )}
              </ul>
              <p>
                Firebase and Stripe also process data in the United States. Firebase is loaded when you sign
                in or sign up, and Stripe when you pay, not before. We sell no data, and there is no
                advertising.
              </p>
              <p>
                Wikidata and the job boards that we read learn nothing of you: our server asks them, not your
                browser. A link to an employer leads to that employer’s site. An article may show a picture
                from another site, which then learns your IP address.
              </p>
            </>
          ),
        },
        {
          id: 'security',
          title: 'How it is protected',
          content: (
            <p>
              Every connection is encrypted. People you save, their births and your notes are encrypted in the
              database (AES-256-GCM) with a key that is kept apart from it. Births travel in the body of a
              request, never in an address. The session cookie cannot be read by scripts.
            </p>
          ),
        },
        {
          id: 'rights',
          title: 'Your rights',
          content: (
            <>
              <p>
                <a href="/account">Your account page</a> gives you all that we hold of you as a file, and
                deletes your account. You can also ask us by e-mail for access, correction, deletion or a
                copy, object to a use, or take back a consent.
              </p>
              <p>
                Where the GDPR applies to you: we process the data of accounts and payments to fulfill the
                contract, records of payments because the law on accounts asks for them, logs and limits for
                our legitimate interest in a service that works and is not abused, and mails you ordered
                {context.offersAnalytics && ' and Google Analytics'} by your consent. You may complain to a
                data protection authority, for example where you live.
              </p>
            </>
          ),
        },
        {
          id: 'changes',
          title: 'Changes of this page',
          content: (
            <p>If what we store changes, this page changes with it, and with it the date at its top.</p>
          ),
        },
      ]}
    />
  );
};
