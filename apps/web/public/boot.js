// Runs before any request: the parameters that Stripe appends to the return URL must not reach a log, analytics or a link.
if (/^\/success\/?$/.test(location.pathname) && location.search)
  history.replaceState(null, '', location.pathname);

// Runs before the first paint: the prerendered page is that of a visitor who is signed out and has given no birth date.
// Others must not see it for a moment.
{
  const isKept = (look) => {
    try {
      return look();
    } catch {
      return false;
    }
  };
  // If storage is blocked, session/storage.ts stores the same key in a cookie.
  const session = 'zodiac-atlas.session';
  if (isKept(() => localStorage.getItem(session)) || isKept(() => document.cookie.includes(`${session}=`)))
    document.documentElement.dataset.session = 'known';

  // The key of birth/stored-birth.ts, whose value has no date after it was forgotten.
  const hasBirth = (storage) => storage.getItem('zodiac-atlas.birth')?.includes('"date"');
  const isSample = /^\/zodiac-sample\/?$/.test(location.pathname);
  if (
    isSample &&
    (location.search.includes('date=') ||
      history.state?.usr?.birth ||
      isKept(() => hasBirth(localStorage)) ||
      isKept(() => hasBirth(sessionStorage)))
  )
    document.documentElement.dataset.birth = 'known';
}
