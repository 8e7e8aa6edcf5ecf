import { clientConfig } from '#api/client-config.ts';
import { deviceStorage } from '#storage/browser-storage.ts';

declare global {
  interface Window {
    dataLayer?: IArguments[];
  }
}

function gtag(..._parameters: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- Google's tag reads `arguments` objects only; an array it ignores.
  (window.dataLayer ??= []).push(arguments);
}

const key = 'zodiac-atlas.analytics';
let loading: Promise<boolean> | undefined;

/** Whether the visitor has turned Google Analytics on in this browser. It is off until then. */
export const isAnalyticsOn = (): boolean => deviceStorage.read(key) === true;

/** Stores the visitor’s choice. While analytics is off, Google’s tag sends nothing, and its cookies are removed. */
export function chooseAnalytics(isOn: boolean, measurementId: string): void {
  deviceStorage.keep(key, isOn);
  // Google's own switch, which the tag reads before it sends anything.
  Object.assign(window, { [`ga-disable-${measurementId}`]: !isOn });
  if (!isOn) removeCookies();
  else void countInAnalytics(window.location.pathname);
}

/** Google sets its cookies for the highest domain that the browser allows. */
function removeCookies(): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!/^_ga(_|$)/.test(name)) continue;
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}

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

/** Counts a page view, if the visitor permits it. @param path - without query string */
export async function countInAnalytics(path: string): Promise<void> {
  if (!isAnalyticsOn()) return;
  loading ??= load().catch(() => {
    // Analytics errors are ignored. The next page view retries.
    loading = undefined;
    return false;
  });
  if (await loading)
    gtag('event', 'page_view', { page_path: path, page_location: window.location.origin + path });
}
