import type { Gift } from '@org/api-contract';
import { dayInWords } from '@org/api-contract/lists';
import { Alert, Button, Card, Grid, PageSection, Stack } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { get, request } from '#api/client.ts';
import { Loaded } from '#api/Loaded.tsx';
import { FormActions } from '#forms/FormActions.tsx';
import { readFields } from '#forms/fields.ts';
import { useSubmission } from '#forms/useSubmission.ts';
import { detailsOf, GiftFields, giftMessage } from './GiftForm.tsx';

const giftsQuery = get('GET /api/gifts', {});

/** The gifts that the user has bought. Empty before the first one. */
export function Gifts() {
  const gifts = useQuery({ ...giftsQuery, staleTime: 0 });
  return (
    <Loaded
      query={gifts}
      failed="Your gifts could not be loaded."
      failureIn={GiftsSection}
      loading={null}
      isEmpty={(data) => data.gifts.length === 0}
    >
      {(data) => (
        <GiftsSection>
          <Grid columns="l" gap={5} align="start">
            {data.gifts.map((gift) => (
              <GiftCard key={gift.id} gift={gift} />
            ))}
          </Grid>
        </GiftsSection>
      )}
    </Loaded>
  );
}

const GiftsSection = ({ children }: { children: ReactNode }) => (
  <PageSection ground="sunken" heading="h2" title="Your gifts">
    {children}
  </PageSection>
);

const whyEnded = {
  refund: 'No longer valid: its payment was refunded.',
  dispute:
    'Not valid, because its payment was disputed. It becomes valid again if the bank confirms the payment.',
  operator: 'No longer valid: we ended it. If you do not know why, please write to us.',
} as const;

function stateOf({ state, endedBy, sentAt, sendAt, redeemedAt }: Gift): string {
  switch (state) {
    case 'waiting':
      return sentAt === null
        ? `We email it on ${dayInWords(sendAt)}.`
        : `Emailed on ${dayInWords(sentAt)}, not used yet.`;
    case 'redeemed':
      return redeemedAt === null ? 'Used.' : `Used on ${dayInWords(redeemedAt)}.`;
    case 'revoked':
      return whyEnded[endedBy ?? 'operator'];
    case 'mismatch':
      return 'Not valid: the amount that arrived is not the price of a gift. Please write to us.';
    case 'unpaid':
    case 'processing':
      return 'Your payment is being processed. Some banks need days. When it has arrived, you see the code here.';
  }
}

function GiftCard({ gift }: { gift: Gift }) {
  const { id, toEmail, message, code, state, sentAt } = gift;
  const [isChanging, setIsChanging] = useState(false);
  const { error, isBusy, submit } = useSubmission(giftMessage);
  const client = useQueryClient();
  const act = (work: () => Promise<unknown>): void =>
    submit(async () => {
      try {
        await work();
        setIsChanging(false);
      } finally {
        await client.invalidateQueries({ queryKey: giftsQuery.queryKey });
      }
    });

  return (
    <Card>
      <Stack gap={3}>
        <h3>{toEmail === null ? 'A gift' : `For ${toEmail}`}</h3>
        <p>{stateOf(gift)}</p>
        {message !== null && <p>“{message}”</p>}
        {code !== null && (
          <p>
            Code: <strong translate="no">{code}</strong>
          </p>
        )}
        {error && <Alert tone="danger">{error}</Alert>}
        {state === 'waiting' &&
          (isChanging ? (
            <Stack asChild>
              <form
                aria-label="Change the gift"
                noValidate
                onSubmit={(event) => {
                  const body = detailsOf(readFields(event));
                  act(() => request('PUT /api/gifts/{id}', { params: { id }, body }));
                }}
              >
                <GiftFields gift={gift} />
                {sentAt !== null && (
                  <p>If you change the address, the gift gets a new code. The old code stops working.</p>
                )}
                <FormActions action="Save" isBusy={isBusy} onCancel={() => setIsChanging(false)} />
              </form>
            </Stack>
          ) : (
            <Stack direction="row" gap={3}>
              <Button
                busy={isBusy}
                busyLabel="Sending..."
                onClick={() => act(() => request('POST /api/gifts/{id}/mail', { params: { id } }))}
              >
                {sentAt === null ? 'Send it now' : 'Send it again'}
              </Button>
              <Button variant="quiet" onClick={() => setIsChanging(true)}>
                Change the gift
              </Button>
            </Stack>
          ))}
      </Stack>
    </Card>
  );
}
