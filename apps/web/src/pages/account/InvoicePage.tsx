import type { Endpoints, Output } from '@org/api-contract';
import { dayInWords } from '@org/api-contract/lists';
import {
  Breadcrumb,
  Button,
  Card,
  EmptyState,
  Grid,
  Input,
  PageSection,
  Spinner,
  Stack,
  Textarea,
} from '@org/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { get } from '#api/client.ts';
import { Loaded } from '#api/Loaded.tsx';
import { paths } from '#paths.ts';
import { amountOf } from '#payments/amount-of.ts';
import { SignInRequired } from '#session/SignInRequired.tsx';
import { useSession } from '#session/useSession.ts';
import styles from './Invoice.module.css';

type Account = Output<Endpoints['GET /api/account']>;

/** The invoice of one payment, laid out for printing. */
export function InvoicePage() {
  const { user, loading } = useSession();
  const [query] = useSearchParams();
  const reference = query.get('payment') ?? '';
  if (loading) return <Spinner label="One moment …" />;
  if (!user)
    return (
      <SignInRequired path={paths.invoiceOf(reference)}>Please sign in to see your invoice.</SignInRequired>
    );
  return <InvoiceOf key={user.uid} reference={reference} />;
}

function InvoiceOf({ reference }: { reference: string }) {
  const account = useQuery(get('GET /api/account', {}));
  return (
    <Loaded
      query={account}
      failed="Your payments could not be loaded."
      failureIn={InvoiceSection}
      loading={<Spinner label="One moment …" />}
    >
      {({ payments, seller, email }) => {
        const payment = payments.find((candidate) => candidate.reference === reference);
        return payment ? <Invoice payment={payment} seller={seller} email={email} /> : <NoSuchPayment />;
      }}
    </Loaded>
  );
}

/** The section of an invoice that could not be read. */
const InvoiceSection = ({ children }: { children: ReactNode }) => (
  <PageSection heading="h1" title="Invoice">
    {children}
  </PageSection>
);

const NoSuchPayment = () => (
  <EmptyState
    heading="h1"
    title="No such payment"
    actions={
      <Button asChild>
        <Link to={paths.account}>Your account</Link>
      </Button>
    }
  >
    Your account has no payment with this number.
  </EmptyState>
);

interface InvoiceProps extends Pick<Account, 'seller' | 'email'> {
  payment: Account['payments'][number];
}

function Invoice({ payment, seller, email }: InvoiceProps) {
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [taxNumber, setTaxNumber] = useState('');
  const { reference, isGift, paidAt, amountCents, currency, refundedCents, taxes } = payment;
  const taxCents = taxes.reduce((sum, { cents }) => sum + cents, 0);
  const facts: [name: string, value: string][] = [
    ['Number', reference],
    ['Paid on', dayInWords(paidAt)],
    ['For', isGift ? 'Lifetime access to Zodiac Atlas, as a gift' : 'Lifetime access to Zodiac Atlas'],
    ['Amount', amountOf(amountCents, currency)],
    ...(taxCents > 0
      ? [['Without tax', amountOf(amountCents - taxCents, currency)] as [string, string]]
      : []),
    ...taxes.map(({ name, percentage, cents }): [string, string] => [
      `${name}${percentage && ` ${percentage}%`}, included`,
      amountOf(cents, currency),
    ]),
    ...(refundedCents > 0 ? [['Refunded', amountOf(refundedCents, currency)] as [string, string]] : []),
  ];
  const from = [seller.name, ...partsOf(seller.address), seller.email, taxNumberLine(seller.taxNumber)];
  const to = [
    name.trim() || email,
    ...(name.trim() ? [email] : []),
    address.trim(),
    taxNumberLine(taxNumber),
  ];
  return (
    <PageSection>
      <Breadcrumb
        className={styles.onScreen}
        items={[{ key: 'account', content: <Link to={paths.account}>Your account</Link> }]}
        current="Invoice"
      />
      <h1>Invoice</h1>
      <Grid columns="l" gap={6} align="start">
        <Stack gap={5}>
          <Grid columns="s" gap={5}>
            <Party title="From" lines={from} />
            <Party title="To" lines={to} />
          </Grid>
          <Grid asChild columns="s">
            <dl className={styles.facts}>
              {facts.map(([term, value]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Grid>
          <p>
            Paid in full through Stripe.{' '}
            {taxCents === 0 && 'Any tax that the seller owes is included in the amount.'}
          </p>
          <div>
            <Button variant="primary" onClick={() => window.print()}>
              Print or save as PDF
            </Button>
          </div>
        </Stack>
        <Card className={styles.onScreen}>
          <Stack>
            <p>These details appear on the printed invoice. They are not stored.</p>
            <Input
              label="Name or company"
              value={name}
              autoComplete="organization"
              maxLength={200}
              onChange={(event) => setName(event.target.value)}
            />
            <Textarea
              label="Postal address"
              value={address}
              autoComplete="street-address"
              maxLength={500}
              onChange={(event) => setAddress(event.target.value)}
            />
            <Input
              label="Tax number"
              value={taxNumber}
              autoComplete="off"
              maxLength={50}
              onChange={(event) => setTaxNumber(event.target.value)}
            />
          </Stack>
        </Card>
      </Grid>
    </PageSection>
  );
}

const partsOf = (address: string): string[] => address.split(',').map((part) => part.trim());
const taxNumberLine = (taxNumber: string | null): string =>
  taxNumber?.trim() ? `Tax number ${taxNumber.trim()}` : '';

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <p className={styles.lines}>{lines.filter(Boolean).join('\n')}</p>
    </section>
  );
}
