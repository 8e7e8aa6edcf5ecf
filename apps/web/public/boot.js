// Before anything else is asked for: what Stripe, or an old link, appended to the return address is of no use to us and
// must reach neither a log, nor analytics, nor a link.
if (/^\/success\/?$/.test(location.pathname) && location.search)
  history.replaceState(null, '', location.pathname);

// Before the first paint: a visitor who was signed in last time must not see the signed-out page flash by.
try {
  if (localStorage.getItem('zodiac-atlas.session')) document.documentElement.dataset.session = 'known';
} catch {
  // Storage is switched off: then nobody is known, and the page is the signed-out one.
}
