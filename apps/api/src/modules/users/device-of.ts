const browsers: readonly (readonly [name: string, form: RegExp])[] = [
  // The order matters: Edge and Opera also name Chrome, and Chrome also names Safari.
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [name: string, form: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** The device of a `User-Agent` that names neither browser nor system. */
export const unknownBrowser = 'Unknown browser';

/** Names the browser and the system of a `User-Agent` header, so that users recognize their sessions. */
export function deviceOf(userAgent = ''): string {
  const nameIn = (names: typeof browsers) => names.find(([, form]) => form.test(userAgent))?.[0];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? unknownBrowser;
}
