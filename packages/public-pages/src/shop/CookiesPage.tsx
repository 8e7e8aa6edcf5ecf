import type { ShopContext } from '../article-page.ts';
import { shopPaths } from '../shop-paths.ts';
import { ShopPage } from './ShopPage.tsx';

interface KeptValue {
  name: string;
  what: string;
  ends: string;
}

const ourCookie: KeptValue = {
  name: '__Host-session',
  what: 'Keeps you signed in. Scripts cannot read it, and it goes to no other site.',
  ends: 'for 5 days, for 12 hours with an admin, or until you sign out',
};

const ofStripe: readonly KeptValue[] = [
  { name: '__stripe_mid', what: 'Stripe’s protection against card fraud.', ends: 'for a year' },
  { name: '__stripe_sid', what: 'Stripe’s protection against card fraud.', ends: 'for 30 minutes' },
];

const ofGoogle: readonly KeptValue[] = [
  {
    name: '_ga, _ga_…',
    what: 'Google Analytics: tells visits apart. Only if you turn it on.',
    ends: 'for two years, or until you turn it off',
  },
];

const inStorage: readonly KeptValue[] = [
  {
    name: 'zodiac-atlas.birth',
    what: 'The last birth you had read, so that you need not type it again. It is never sent from there by itself.',
    ends: 'until you choose “Forget This Date” or clear your browser',
  },
  {
    name: 'zodiac-atlas.session',
    what: 'Account number and e-mail of who is signed in, so that the right page shows at once. It proves nothing to us.',
    ends: 'until you sign out',
  },
  {
    name: 'zodiac-atlas.paid.…, zodiac-atlas.admin.…',
    what: 'That an account had access when it was last used here, for the same reason. It gives no access.',
    ends: 'until access ends or you clear your browser',
  },
  {
    name: 'react-router-scroll-positions',
    what: 'Where you were on each page, so that “Back” leads there.',
    ends: 'until you close the tab',
  },
  {
    name: 'firebase-heartbeat-database',
    what: 'Firebase’s own note of the days on which its sign-in program was loaded, and of its version.',
    ends: 'until you clear your browser',
  },
];

const choice: KeptValue = {
  name: 'zodiac-atlas.analytics',
  what: 'Whether you have turned Google Analytics on.',
  ends: 'until you clear your browser',
};

/** The data that a visitor's device stores. */
export const CookiesPage = ({ context }: { context: ShopContext }) => (
  <ShopPage
    context={context}
    path={shopPaths.cookies}
    changedOn="2026-11-23"
    title="Cookies and what your device keeps"
    description="Zodiac Atlas sets one cookie, which keeps you signed in. This page lists it, those of Stripe where you pay, and all that your browser keeps for us."
    heading="Cookies, and what your device keeps"
    summary="We set one cookie, for your session when you sign in. A visitor who only reads gets none."
    sections={[
      {
        id: 'cookies',
        title: 'Our cookie',
        content: <KeptValues values={[ourCookie]} />,
      },
      {
        id: 'others',
        title: 'Cookies of others',
        content: (
          <>
            <p>
              Where you pay, Stripe’s script is loaded, and with it two cookies against fraud. They are set
              when the payment form opens, not before.
            </p>
            <KeptValues values={context.offersAnalytics ? [...ofStripe, ...ofGoogle] : ofStripe} />
            {context.offersAnalytics ? (
              <p>
                Google Analytics is off until you turn it on at the foot of a page of the app, and you can
                turn it off again there.
              </p>
            ) : (
              <p>There are no others: no advertising, and no analytics by cookie.</p>
            )}
          </>
        ),
      },
      {
        id: 'storage',
        title: 'What your browser keeps besides',
        content: (
          <>
            <p>
              The following is in the storage of your browser. Unlike a cookie it is not sent with each
              request.
            </p>
            <KeptValues values={context.offersAnalytics ? [...inStorage, choice] : inStorage} />
            <p>
              If your browser blocks storage but allows cookies, the notes on the session and on access are
              kept as cookies for five days instead. A birth never is. A date that you had read is also in the
              history of its tab, so that “Back” shows it.
            </p>
          </>
        ),
      },
      {
        id: 'remove',
        title: 'How to remove it',
        content: (
          <p>
            Sign out, choose “Forget This Date”, or clear the data of this site in your browser. Everything
            works without what is kept, except staying signed in. What we ourselves store is on{' '}
            <a href={shopPaths.privacy}>Privacy</a>.
          </p>
        ),
      },
    ]}
  />
);

const KeptValues = ({ values }: { values: readonly KeptValue[] }) => (
  <ul>
    {values.map(({ name, what, ends }) => (
      <li key={name}>
        <code>{name}</code>
        <br />
        {`${what} Kept ${ends}.`}
      </li>
    ))}
  </ul>
);
