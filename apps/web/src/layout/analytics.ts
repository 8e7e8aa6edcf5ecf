import { request } from '#api/client.ts';

type Gtag = (...parameters: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let loading: Promise<Gtag | undefined> | undefined;

/** Google Analytics where a measurement id is set, loaded when the browser has nothing else to do. */
async function load(): Promise<Gtag | undefined> {
  await new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 2_000),
  );
  const { analyticsMeasurementId: id } = await request('GET /api/client-config', {});
  if (!id) return undefined;
  const layer: unknown[] = (window.dataLayer ??= []);
  const gtag: Gtag = (...parameters) => layer.push(parameters);
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  script.async = true;
  document.head.append(script);
  return gtag;
}

export function countInAnalytics(path: string): void {
  loading ??= load().catch(() => {
    // Counting never stands in a visitor's way; the next page tries again.
    loading = undefined;
    return undefined;
  });
  void loading.then((gtag) => gtag?.('event', 'page_view', { page_path: path }));
}
