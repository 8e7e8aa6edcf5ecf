// Before the first paint: a visitor who was signed in last time must not see the signed-out page flash by.
try {
  if (localStorage.getItem('zodiac-atlas.session')) document.documentElement.dataset.session = 'known';
} catch (error) {
  console.warn('Storage is not available; you will be asked to sign in again.', error);
}
