// Runs before any request: the parameters that Stripe appends to the return URL must not reach a log, analytics or a link.
if (/^\/success\/?$/.test(location.pathname) && location.search)
  history.replaceState(null, '', location.pathname);

// Runs before the first paint: a user who was signed in must not see the signed-out page for a moment. If storage is
// blocked, session/storage.ts stores the same key in a cookie.
{
  const key = 'zodiac-atlas.session';
  const isKept = (look) => {
    try {
      return look();
    } catch {
      return false;
    }
  };
  if (isKept(() => localStorage.getItem(key)) || isKept(() => document.cookie.includes(`${key}=`)))
    document.documentElement.dataset.session = 'known';
}
