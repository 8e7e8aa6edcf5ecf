import { signInByApi } from './fixtures/accounts.ts';
import { expect, test } from './fixtures/test.ts';

/** A script that requests a URL with "ran", so that the test notices when a browser executes it. */
const run = `fetch('/ran')`;
const encoded = [...run].map((letter) => `&#${letter.charCodeAt(0)};`).join('');
const base64 = Buffer.from(`<script>${run}</script>`).toString('base64');

const payloads = [
  `<script>${run}</script>`,
  `<SCRIPT>${run}</SCRIPT>`,
  `<script src="/ran"></script>`,
  `<script type="module">${run}</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<script\n>${run}</script\n>`,
  `<script/x>${run}</script>`,
  `<script>//<![CDATA[\n${run}\n//]]></script>`,
  `<<script>${run}//<</script>`,
  `<img src=x onerror="${run}">`,
  `<img src="x" OnErRoR="${run}">`,
  `<img/src="x"/onerror="${run}">`,
  `<img src=x onerror=${encoded}>`,
  `<img src=x:x onerror\n=\n"${run}">`,
  `<img """><script>${run}</script>">`,
  `<img src="/favicon.svg" onload="${run}">`,
  `<img srcset="/ran 1x">`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin="${run}" attributeName="x" dur="1s"></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text y="20">x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml;base64,${base64}#x"></use></svg>`,
  `<svg><foreignObject><body onload="${run}"></foreignObject></svg>`,
  `<svg><style><img src=x onerror="${run}"></style></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${run}"></style></mglyph></table></mtext></math>`,
  `<math href="javascript:${run}">x</math>`,
  `<body onload="${run}">`,
  `<html onmouseover="${run}">`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<iframe src="data:text/html;base64,${base64}"></iframe>`,
  `<iframe onload="${run}"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<object data="/ran"></object>`,
  `<embed src="/ran">`,
  `<embed src="data:text/html;base64,${base64}">`,
  `<link rel="stylesheet" href="/ran">`,
  `<link rel="preload" as="script" href="/ran">`,
  `<style>@import "/ran";</style>`,
  `<style>body{background:url("/ran")}</style>`,
  `<p style="background:url('/ran')">x</p>`,
  `<div style="width:expression(${run})">x</div>`,
  `<meta http-equiv="refresh" content="0;url=/ran">`,
  `<base href="https://evil.invalid/ran/">`,
  `<form action="/ran"><input autofocus onfocus="${run}"></form>`,
  `<input autofocus onfocus="${run}">`,
  `<select autofocus onfocus="${run}"></select>`,
  `<textarea autofocus onfocus="${run}"></textarea>`,
  `<details open ontoggle="${run}"><summary>x</summary></details>`,
  `<video><source onerror="${run}"></video>`,
  `<video poster="/ran"></video>`,
  `<audio src="x" onerror="${run}"></audio>`,
  `<marquee onstart="${run}">x</marquee>`,
  `<template><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror='${run}'>"></noscript>`,
  `<p title="</p><script>${run}</script>">x</p>`,
  `<!--><script>${run}</script>-->`,
  `<!--<img src="--><img src=x onerror='${run}'>">`,
  `<title></title><script>${run}</script>`,
  `</article></main><script>${run}</script>`,
  `<xmp><img src=x onerror="${run}"></xmp>`,
  `<table background="/ran"><tr><td background="/ran">x</td></tr></table>`,
  `<p id="root" class="za-Dialog" popover autofocus onbeforetoggle="${run}">x</p>`,
];
/** These payloads hide the content that follows them. */
const openEnded = [`<script>${run}`, `<svg onload="${run}">`];
const links = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `java&#09;script:${run}`,
  `&#x6A;avascript:${run}`,
  `\u0001javascript:${run}`,
  `data:text/html;base64,${base64}`,
  `vbscript:${run}`,
  '//evil.invalid/ran',
  '/\\evil.invalid/ran',
];

test('T14: none of seventy payloads in an article executes', async ({ page, product }) => {
  await signInByApi(page, product, await product.admin());
  const send = async (method: string, path: string, data: object) => {
    const answer = await page.request.fetch(path, { method, data, headers: { origin: product.origin } });
    expect(answer.status(), await answer.text()).toBe(200);
    return (await answer.json()) as { post: { id: number; slug: string } };
  };
  const { post } = await send('POST', '/api/blog/generate', {
    keyword: 'horse personality',
    settings: { targetWordCount: 300 },
  });
  await send('POST', `/api/blog/posts/${post.id}/publish`, {});
  const rest = { title: 'Hostile', metaDescription: 'Nothing runs here.', targetKeyword: 'hostile' };
  const store = (content: string) => send('PUT', `/api/blog/posts/${post.id}`, { ...rest, content });

  const ran: string[] = [];
  let shown = '';
  page.on('request', (request) => {
    if (/\/ran|evil/.test(request.url())) ran.push(shown);
  });
  page.on('dialog', () => ran.push(shown));
  const tens = Array.from({ length: Math.ceil(payloads.length / 10) }, (_, ten) =>
    payloads.slice(10 * ten, 10 * ten + 10),
  );
  for (const together of [...tens, ...openEnded.map((payload) => [payload])]) {
    shown = together.map((payload) => `<p>before ${payload.length} letters</p>${payload}`).join('\n');
    await store(shown);
    const answer = await page.goto(`/blog/${post.slug}.html`);
    expect(answer?.status(), shown).toBe(200);
    // The text before each payload is on the page, so no payload has hidden the next one.
    await expect(page.getByText(/^before \d+ letters/), shown).toHaveCount(together.length);
    expect(page.url(), shown).toContain(post.slug);
  }
  shown = links.map((link) => `<p><a href="${link}">words</a></p>`).join('\n');
  await store(shown);
  await page.goto(`/blog/${post.slug}.html`);
  for (const [index, link] of links.entries()) {
    await page.getByText('words').nth(index).click();
    expect(page.url(), link).toContain(post.slug);
  }
  shown = 'title, description and keyword';
  const markup = `</title></script><script>${run}</script><img src=x onerror="${run}">`;
  await send('PUT', `/api/blog/posts/${post.id}`, {
    title: markup,
    metaDescription: markup,
    targetKeyword: markup,
    content: '<p>before</p>',
  });
  for (const path of [`/blog/${post.slug}.html`, '/blog', '/blog-admin']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(ran).toEqual([]);
  await send('POST', `/api/blog/posts/${post.id}/unpublish`, {});
});

test('an article is readable without JavaScript and links to the sample', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.request.get('/api/blog/published');
  const { posts } = (await answer.json()) as { posts: { slug: string; title: string }[] };
  const [first] = posts;
  await page.goto(`/blog/${first?.slug}.html`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '');
  await expect(page.getByRole('table').first()).toBeVisible();
  const contents = page.getByText('In this article');
  await expect(contents).toBeVisible();
  const last = page.locator('.za-Article-contents a').last();
  const heading = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeInViewport();
  await page.getByRole('link', { name: 'Discover My Zodiac Sign' }).click();
  await expect(page).toHaveURL(/\/zodiac-sample$/);
  await context.close();
});
