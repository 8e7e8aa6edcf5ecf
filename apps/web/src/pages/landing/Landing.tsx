import { priceText, refundPromise } from '@org/api-contract/values';
import { LandingPage } from '@org/public-pages/app.ts';
import { useQuery } from '@tanstack/react-query';
import { get } from '#api/client.ts';
import { CameFor } from '#layout/CameFor.tsx';
import { useClientConfig } from '#layout/useClientConfig.ts';
import { BuyButton } from '#payments/BuyButton.tsx';
import { useBuy } from '#payments/useBuy.tsx';

/** The landing page in place of a paid page. The server sends the same page at `/`, with the same counts. */
export function Landing() {
  const config = useClientConfig();
  const { data } = useQuery(get('GET /api/stats', {}));
  const { buy, dialog } = useBuy();
  return (
    <>
      <CameFor />
      <LandingPage
        priceText={priceText}
        refundPromise={refundPromise(config?.refundDays ?? 0)}
        testimonials={config?.testimonials ?? null}
        counts={data?.bySign ?? {}}
        buy={
          <BuyButton size="l" {...buy}>
            Get Lifetime Access
          </BuyButton>
        }
      />
      {dialog}
    </>
  );
}
