import type { PromotionCode } from '@org/api-contract';
import { PageSection, Skeleton, Stack, useToast } from '@org/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { get, request } from '#api/client.ts';
import { Loaded } from '#api/Loaded.tsx';
import { DecisionDialog } from '#payments/DecisionDialog.tsx';
import { CodesTable } from './CodesTable.tsx';
import { GiftsTable, useGifts } from './GiftsTable.tsx';
import { NewCode } from './NewCode.tsx';

const codesQuery = get('GET /api/promotion-codes', {});

/** The gifts, the promotion codes with their redemptions, and the form for a new one. */
export function AdminCodesPage() {
  const gifts = useGifts();
  const codes = useQuery({ ...codesQuery, staleTime: 0 });
  const client = useQueryClient();
  const toast = useToast();
  const refresh = () => client.invalidateQueries({ queryKey: codesQuery.queryKey });
  const [ending, setEnding] = useState<PromotionCode>();
  return (
    <PageSection
      heading="h1"
      title="Gifts and codes"
      lead="Gifts that users bought, and codes that lower the price."
    >
      {/* The gifts and the codes come together, so that the codes don't move when the gifts arrive. */}
      {(gifts.query.data || gifts.query.isFetched) && codes.isFetched ? (
        <>
          <GiftsTable {...gifts} />
          <Loaded query={codes} failed="The codes could not be loaded." loading={<Skeleton count={2} />}>
            {(data) => (
              <Stack gap={6}>
                <Stack gap={2}>
                  <h2>Promotion codes</h2>
                  <p>
                    A promotion code takes a percentage or an amount off the price. You cannot change a code.
                    You can only end it.
                  </p>
                </Stack>
                <CodesTable codes={data.codes} onEnd={setEnding} />
                <NewCode onCreated={() => void refresh()} />
              </Stack>
            )}
          </Loaded>
        </>
      ) : (
        <Skeleton count={4} />
      )}
      {ending && (
        <DecisionDialog
          title={`End the code ${ending.code}?`}
          description="Nobody can enter the code anymore. A user who already entered it at the checkout can pay the lower price for up to an hour. You cannot undo this."
          action={`End ${ending.code}`}
          busyLabel="Ending..."
          onConfirm={({ reason }) =>
            request('POST /api/promotion-codes/{id}/end', { params: { id: ending.id }, body: { reason } })
          }
          onDone={({ code }) => {
            toast({ title: 'Code ended', description: `Nobody can enter ${code.code} anymore.` });
            void refresh();
          }}
          onClose={() => setEnding(undefined)}
        />
      )}
    </PageSection>
  );
}
