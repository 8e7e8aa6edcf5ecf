// Before anything else is asked for: what Stripe, or an old link, appended to the return address is of no use to us and
// must reach neither a log, nor analytics, nor a link.
if (/^\/success\/?$/.test(location.pathname) && location.search)
  history.replaceState(null, '', location.pathname);

// Before the first paint: a visitor who was signed in last time must not see the signed-out page flash by. Where storage is
// blocked, session/storage.ts keeps the same key in a cookie.
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
