import type { ShopContext } from '../article-page.ts';
import type { Section } from '../almanac/AlmanacPage.tsx';

/** What is stored about customers. */
export const privacyOfAccounts = ({ sendsMails }: ShopContext): readonly Section[] => [
  {
    id: 'account',
    title: 'When you have an account',
    content: (
      <ul>
        <li>
          Your e-mail, your account number, your role, whether you have access, and when the account was made:
          until you delete it.
        </li>
        <li>
          For each sign-in the browser and the system, such as “Firefox on Windows”, its time zone, and its
          time, until that session ends. You see this list on your account page. No IP address is stored with
          it.
        </li>
        {sendsMails && (
          <li>
            Which of these browsers and systems your account was used with, so that we can tell you of a
            sign-in from a new one: until you delete the account.
          </li>
        )}
      </ul>
    ),
  },
  {
    id: 'payment',
    title: 'When you pay',
    content: (
      <ul>
        <li>
          Amount, date, state and number of the payment at Stripe, with your account number and the e-mail of
          the payer. We keep this as long as the law on accounts asks for it. When you delete your account,
          e-mail and hash are erased from it.
        </li>
        <li>
          A promotion code that lowered the price, with the payment. A code that does not exist is counted for
          a day, with your account number and a keyed hash of your IP address.
        </li>
        <li>
          For a gift, the address and the message you write and its code, encrypted. When you delete your
          account, both go as soon as the mail of the gift was sent. Who redeems a gift has the account number
          with it.
        </li>
        <li>
          When an admin refunds a payment or changes your access, a log keeps your account number, the reason
          and the time. Nothing is ever deleted from that log, and it has no name and no e-mail.
        </li>
        <li>
          A keyed hash of your IP address with the payment, and of a declined card Stripe’s mark of the card,
          against the testing of stolen cards. The declined card is deleted after seven days. Of neither can
          we read the address or the number.
        </li>
      </ul>
    ),
  },
  {
    id: 'readings',
    title: 'Readings and people you save',
    content: (
      <ul>
        <li>
          For a reading, a match or a book your browser sends us the birth. We answer, and store nothing of
          it.
        </li>
        <li>
          People you save, with name, relation and birth, and notes on what you saved: encrypted, until you
          delete them. Please save only people who would not mind.
        </li>
        <li>
          Companies, brands, states and openings you saved, until you remove them or delete the account. A
          refresh of a sign that you started has your account number until the next one.
        </li>
        <li>
          A private calendar is at a secret address. Anyone who has the address can read it, until you revoke
          it.
        </li>
      </ul>
    ),
  },
  {
    id: 'mails',
    title: 'Mails',
    content: sendsMails ? (
      <p>
        We write to you about your account and your payment, and once a week about new openings if you ask for
        it; a link in each of those stops them. The text and the address of a mail are deleted once it was
        sent. Its kind and its time stay for 400 days, so that it is not sent twice. There are no hidden
        pictures that report when you read.
      </p>
    ) : (
      <p>
        We send no mails ourselves. Firebase sends those that confirm an e-mail or reset a password, and
        Stripe sends the receipt.
      </p>
    ),
  },
  {
    id: 'deletion',
    title: 'When you delete your account',
    content: (
      <p>
        Access, e-mail, people, notes, calendar and sessions go at once, and the account at Firebase follows
        within minutes. What stays is the record of a payment without your e-mail, and the account number, so
        that nothing brings the account back. A backup of the database may hold the deleted rows until that
        backup is deleted.
      </p>
    ),
  },
];
