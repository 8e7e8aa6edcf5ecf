// Writes the page as HTML, with the names that each bundler gives to its files.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './page.mjs';

const head =
  '<meta charset="utf-8"><title>Zodiac</title><link rel="stylesheet" href="browser.css"><script type="module" src="browser.js"></script>';
process.stdout.write(
  `<!doctype html><html lang="en" data-theme="light"><head>${head}</head><body>${renderToString(createElement(Page))}</body></html>`,
);
