// Before any request: what Stripe appends to the return URL must not reach a log, analytics or a link.
if (/^\/success\/?$/.test(location.pathname) && location.search)
  history.replaceState(null, '', location.pathname);

// Before the first paint: who was signed in, or gave a birth date, must not see the page of somebody else for a moment.
{
  const isKept = (look) => {
    try {
      return look();
    } catch {
      return false;
    }
  };
  const marks = document.documentElement.dataset;
  // Without storage, session/storage.ts keeps the same key in a cookie.
  const session = 'zodiac-atlas.session';
  if (isKept(() => localStorage.getItem(session)) || isKept(() => document.cookie.includes(`${session}=`)))
    marks.session = 'known';
  // birth/stored-birth.ts, whose value has no date once it is forgotten.
  const hasBirth = () => localStorage.getItem('zodiac-atlas.birth').includes('"date"');
  if (/^\/zodiac-sample\/?$/.test(location.pathname) && (location.search || isKept(hasBirth)))
    marks.birth = 'known';

  // main.ts leaves the app unloaded until the visitor acts, but for whom the built page is not the right one.
  const isAnalyticsOn = () => localStorage.getItem('zodiac-atlas.analytics') === 'true';
  // The server lists the articles that an address of the blog asks for.
  const isOther = location.search && !/^\/blog\/?$/.test(location.pathname);
  if (marks.session || marks.birth || isOther || history.state?.usr || isKept(isAnalyticsOn)) {
    marks.start = 'now';
    for (const href of document.currentScript.dataset.app?.split(' ') ?? [])
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

// The built page of a visitor who only reads has the styles of its first paint within it, and names here what follows that paint:
// the whole stylesheet, the fonts and main.ts. Before it they would share a slow line with the page. A visitor who comes from another
// page of ours, reloads or goes back has them already, and gets them with the first paint.
{
  const { styles, fonts, modules } = document.currentScript?.dataset ?? {};
  const add = (tag, properties) =>
    document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '', ...properties }));
  const addAll = (blocking) => {
    for (const href of fonts.split(' '))
      add('link', { rel: 'preload', as: 'font', type: 'font/woff2', href });
    add('link', { rel: 'stylesheet', href: styles, blocking });
    const [src, ...imported] = modules.split(' ');
    add('script', { type: 'module', src });
    for (const href of imported) add('link', { rel: 'modulepreload', href });
  };
  const isCached =
    document.referrer.startsWith(`${location.origin}/`) ||
    performance.getEntriesByType('navigation')[0]?.type !== 'navigate';
  if (styles && (isCached || document.documentElement.dataset.start)) addAll(isCached ? 'render' : '');
  else if (styles) {
    document.documentElement.dataset.visit = 'first';
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      addAll('');
    }).observe({ type: 'paint', buffered: true });
  }
}

// What is pressed before main.ts has come. Without this, a fast visitor's press on a slow machine would be lost.
{
  const acts = [];
  const listening = new AbortController();
  const keep = (event) => {
    if (event.type === 'submit') event.preventDefault();
    acts.push(event);
  };
  for (const type of ['click', 'keydown', 'submit'])
    addEventListener(type, keep, { capture: true, signal: listening.signal });
  window.takeEarlyActs = () => {
    listening.abort();
    return acts;
  };
}
