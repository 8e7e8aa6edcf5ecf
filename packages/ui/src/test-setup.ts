import './styles.css';
import { afterEach, beforeAll } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

// The files share a page. Each starts with the page as Vitest opens it.
beforeAll(async () => {
  const { documentElement: root, body } = document;
  for (const name of root.getAttributeNames()) if (name !== 'lang') root.removeAttribute(name);
  body.replaceChildren();
  await page.viewport(414, 896);
});
afterEach(cleanup);

// A link to another tab would put this page in the background, where Chromium draws one frame a second and each press takes two.
window.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[target="_blank"]')) event.preventDefault();
});
