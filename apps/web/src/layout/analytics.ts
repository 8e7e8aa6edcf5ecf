import { clientConfig } from '#api/client-config.ts';

declare global {
  interface Window {
    dataLayer?: IArguments[];
  }
}

function gtag(..._parameters: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- Google's tag reads `arguments` objects only; an array it ignores.
  (window.dataLayer ??= []).push(arguments);
}

let loading: Promise<boolean> | undefined;

/** Loads Google Analytics when the browser is idle. @returns false if no measurement id is configured */
async function load(): Promise<boolean> {
  await new Promise((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 2_000),
  );
  const { analyticsMeasurementId: id } = await clientConfig();
  if (!id) return false;
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  script.async = true;
  document.head.append(script);
  return true;
}

/** Counts a page view. @param path - without query string */
export async function countInAnalytics(path: string): Promise<void> {
  loading ??= load().catch(() => {
    // Analytics errors are ignored. The next page view retries.
    loading = undefined;
    return false;
  });
  if (await loading)
    gtag('event', 'page_view', { page_path: path, page_location: window.location.origin + path });
}
