// Before the first paint: a visitor who was signed in last time must not see the signed-out page flash by.
try {
  if (localStorage.getItem('zodiac-atlas.session')) document.documentElement.dataset.session = 'known';
} catch {
  // Storage is switched off: then nobody is known, and the page is the signed-out one.
}
