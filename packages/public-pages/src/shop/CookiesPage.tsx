import { text } from '@org/content/shop';
import type { ShopContext } from '../article-page.ts';
import { shopPaths } from '../shop-paths.ts';
import { Paragraphs } from './Paragraphs.tsx';
import { ShopPage } from './ShopPage.tsx';

/** A cookie or an entry of the browser's storage. */
interface KeptValue {
  name: string;
  what: string;
  ends: string;
}

const keptValue = (
  name: string,
  id: 'session' | 'google' | 'birth' | 'signed-in' | 'access' | 'scroll' | 'firebase' | 'choice',
): KeptValue => ({ name, what: text(`cookies.${id}.what`), ends: text(`cookies.${id}.ends`) });

const ofStripe: readonly KeptValue[] = [
  { name: '__stripe_mid', what: text('cookies.stripe.what'), ends: text('cookies.stripe.year') },
  { name: '__stripe_sid', what: text('cookies.stripe.what'), ends: text('cookies.stripe.half-hour') },
];

const inStorage: readonly KeptValue[] = [
  keptValue('zodiac-atlas.birth', 'birth'),
  keptValue('zodiac-atlas.session', 'signed-in'),
  keptValue('zodiac-atlas.paid.…, zodiac-atlas.admin.…', 'access'),
  keptValue('react-router-scroll-positions', 'scroll'),
  keptValue('firebase-heartbeat-database', 'firebase'),
];

/** The data that a visitor's device stores. */
export const CookiesPage = ({ context }: { context: ShopContext }) => (
  <ShopPage
    context={context}
    path={shopPaths.cookies}
    changedOn="2026-11-29"
    title={text('cookies.title')}
    description={text('cookies.description')}
    heading={text('cookies.heading')}
    summary={text('cookies.summary')}
    sections={[
      {
        id: 'cookies',
        title: text('cookies.session.title'),
        content: <KeptValues values={[keptValue('__Host-session', 'session')]} />,
      },
      {
        id: 'others',
        title: text('cookies.others.title'),
        content: (
          <>
            <p>{text('cookies.others.stripe')}</p>
            <KeptValues
              values={context.offersAnalytics ? [...ofStripe, keptValue('_ga, _ga_…', 'google')] : ofStripe}
            />
            <p>{context.offersAnalytics ? text('cookies.others.analytics') : text('cookies.others.none')}</p>
          </>
        ),
      },
      {
        id: 'storage',
        title: text('cookies.storage.title'),
        content: (
          <>
            <p>{text('cookies.storage.lead')}</p>
            <KeptValues
              values={
                context.offersAnalytics
                  ? [...inStorage, keptValue('zodiac-atlas.analytics', 'choice')]
                  : inStorage
              }
            />
            <p>{text('cookies.storage.blocked')}</p>
          </>
        ),
      },
      {
        id: 'remove',
        title: text('cookies.remove.title'),
        content: <Paragraphs texts={[text('cookies.remove.text')]} />,
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
        {text('cookies.value', { what, ends })}
      </li>
    ))}
  </ul>
);
