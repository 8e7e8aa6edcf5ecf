import { shopPaths } from '@org/public-pages/shop-paths.ts';
import type { Mail } from '#modules/mails/queue-mail.ts';

/**
 * The first mail to a new account.
 *
 * @param origin - origin of the pages
 */
export const welcomeMail = (uid: string, origin: string): Mail => ({
  key: `welcome:${uid}`,
  kind: 'welcome',
  to: { uid },
  content: {
    subject: 'Welcome to Zodiac Atlas',
    preview: 'Your account is ready.',
    heading: 'Welcome to Zodiac Atlas',
    blocks: [
      {
        paragraph:
          'Your account is ready. On its page you change your e-mail and password, see where you are signed in, download your data, and delete the account.',
      },
      { button: { label: 'Your account', href: `${origin}/account` } },
      {
        links: [
          { label: 'How we know', href: origin + shopPaths.howWeKnow, detail: 'dates, signs, sources' },
          { label: 'Terms', href: origin + shopPaths.terms },
          { label: 'Privacy', href: origin + shopPaths.privacy },
        ],
      },
      { paragraph: 'If you did not make this account, write to us. Our address is below.' },
    ],
    reason: 'You get this mail because an account was made with your e-mail.',
  },
});
