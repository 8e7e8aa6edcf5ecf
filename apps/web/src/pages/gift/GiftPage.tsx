import type { Gift } from '@org/api-contract';
import { namesOfLists } from '@org/api-contract/lists';
import { dollarsText, priceCents, priceText } from '@org/api-contract/values';
import { Alert, Button, Card, Disclosure, Grid, PageSection, Prose, Spinner, Stack, useToast } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { get } from '#api/client.ts';
import { TryAgain } from '#api/TryAgain.tsx';
import { useIsNarrow } from '#layout/useIsNarrow.ts';
import { paths } from '#paths.ts';
import { checkedPayment } from '#payments/ask-to-pay.ts';
import { PaymentForm } from '#payments/PaymentForm.tsx';
import { useSession } from '#session/useSession.ts';
import { GiftForm } from './GiftForm.tsx';
import { Gifts } from './Gifts.tsx';
import { Join } from './Join.tsx';
import { RedeemPage } from './RedeemPage.tsx';

const pollMs = 3_000;
/** Polling interval while a bank processes the payment, which may take days. */
const slowPollMs = 15_000;

/** The two pages of gifts. They share a chunk, because each chunk adds its name to the script of the landing page. */
export const GiftPage = () => (useLocation().pathname === paths.redeem ? <RedeemPage /> : <Give />);

/** Explains gifts, sells one, and lists the gifts that the user has bought. */
function Give() {
  const { user, loading } = useSession();
  const isNarrow = useIsNarrow();
  return (
    <>
      <PageSection heading="h1" title="Give lifetime access">
        <Grid columns="l" gap={6} align="start">
          <Prose>
            <p>
              A gift is lifetime access for somebody else: a personal reading, and the {namesOfLists} of every
              sign. You pay {priceText} once. The person who gets it pays nothing.
            </p>
            {isNarrow ? <Disclosure label="How a gift works">{details}</Disclosure> : details}
            <p>
              <Link to={paths.redeem}>I have a code</Link>
            </p>
          </Prose>
          {loading ? (
            <Spinner label="One moment …" />
          ) : user ? (
            <BuyGift key={user.uid} />
          ) : (
            <Join next={paths.gift}>The receipt and your gifts belong to your account.</Join>
          )}
        </Grid>
      </PageSection>
      {user && <Gifts key={user.uid} />}
    </>
  );
}

/** How a gift works. A phone shows it behind a button, so that the form is on the first screen. */
const details = (
  <>
    <p>
      When your payment has arrived, we email the code at once or on a day that you choose. You also see the
      code here, so you can pass it on yourself. It works once, for any account.
    </p>
    <p>
      Until somebody uses the code, you can change the address and send it again. A refund ends the gift, even
      if it was already used. The gift gives you no access yourself.
    </p>
  </>
);

type Step =
  /** `gift`: the details entered before the payer went back. */
  | { name: 'details'; id: string; gift?: Gift | undefined }
  | { name: 'payment'; gift: Gift; clientSecret: string; dueCents: number }
  /** The browser has paid. The gift appears when the server knows of the payment. */
  | { name: 'paid'; gift: Gift };

const newStep = (): Step => ({ name: 'details', id: crypto.randomUUID() });

function BuyGift() {
  const [step, setStep] = useState(newStep);
  const toast = useToast();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: get('GET /api/gifts', {}).queryKey });
  switch (step.name) {
    case 'details':
      return (
        <Card>
          <GiftForm
            id={step.id}
            gift={step.gift}
            onPrepared={({ clientSecret, dueCents, gift }) => {
              if (clientSecret === null) setStep({ name: 'paid', gift });
              else setStep({ name: 'payment', gift, ...checkedPayment({ clientSecret, dueCents }) });
            }}
          />
        </Card>
      );
    case 'payment': {
      const { gift, dueCents } = step;
      const price = dollarsText(dueCents);
      const back = () => setStep({ name: 'details', id: gift.id, gift });
      return (
        <Card>
          <Stack>
            <p>A gift for {gift.toEmail}.</p>
            {dueCents !== priceCents && (
              <Alert>{`The price has changed from ${priceText} to ${price} since you opened this page.`}</Alert>
            )}
            <PaymentForm
              key={step.clientSecret}
              clientSecret={step.clientSecret}
              label={`Pay ${price} for the gift`}
              returnTo={paths.gift}
              onPaid={() => {
                setStep({ name: 'paid', gift });
                void refresh();
              }}
              onRetry={back}
              onFailed={(description) => toast({ title: 'Payment Failed', description, tone: 'destructive' })}
            />
            <Button variant="quiet" onClick={back}>
              Change the gift
            </Button>
          </Stack>
        </Card>
      );
    }
    case 'paid': {
      const { gift } = step;
      return (
        <PaidGift
          id={gift.id}
          onAnother={() => setStep(newStep())}
          onRetry={() => setStep({ name: 'details', id: gift.id, gift })}
        />
      );
    }
  }
}

interface PaidGiftProps {
  id: string;
  onAnother: () => void;
  /** Called to try again after the bank has refused the payment. */
  onRetry: () => void;
}

function PaidGift({ id, onAnother, onRetry }: PaidGiftProps) {
  const find = (gifts: readonly Gift[] | undefined) => gifts?.find((gift) => gift.id === id);
  const gifts = useQuery({
    ...get('GET /api/gifts', {}),
    refetchInterval: ({ state: { data } }) => {
      const state = find(data?.gifts)?.state;
      return state === undefined ? pollMs : state === 'processing' ? slowPollMs : false;
    },
  });
  const gift = find(gifts.data?.gifts);
  // A gift whose payment the bank refuses later leaves the list.
  const [wasListed, setWasListed] = useState(false);
  if (gift && !wasListed) setWasListed(true);
  switch (gift?.state) {
    case undefined:
      return wasListed ? (
        <Alert tone="danger">
          <p>Your bank refused the payment. You were not charged, and the gift is not bought.</p>
          <TryAgain onRetry={onRetry} />
        </Alert>
      ) : (
        <Spinner label="Your payment is being processed. Please do not pay again." />
      );
    case 'unpaid':
    case 'processing':
      return (
        <Alert>
          Your payment is being processed. Please do not pay again. Some banks need days. When it has arrived,
          you see the code below.
        </Alert>
      );
    case 'waiting':
    case 'redeemed':
      return (
        <Alert tone="success">
          <p>Thank you. Your gift and its code are below.</p>
          <Button onClick={onAnother}>Buy another gift</Button>
        </Alert>
      );
    case 'revoked':
    case 'mismatch':
      return (
        <Alert tone="danger">
          <p>Your gift is not valid. The reason is below.</p>
          <Button onClick={onAnother}>Buy another gift</Button>
        </Alert>
      );
  }
}
