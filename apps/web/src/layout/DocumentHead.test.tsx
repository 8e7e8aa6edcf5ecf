import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DocumentHead, dropPrerenderedHead } from './DocumentHead.tsx';

test('a page that is rendered from scratch replaces the prerendered head', async () => {
  const counted = ['title', 'meta[name="description"]', 'meta[property="og:title"]', 'link[rel="canonical"]'];
  const inFile = document.createElement('template');
  inFile.innerHTML = `
    <title>From the file</title>
    <meta name="description" content="From the file" />
    <meta property="og:title" content="From the file" />
    <link rel="canonical" href="/from-the-file" />`;
  document.head.append(inFile.content);
  dropPrerenderedHead();
  await render(<DocumentHead path="/zodiac-sample" />);
  await expect.poll(() => document.title).toBe('Free zodiac sample · Zodiac Atlas');
  for (const selector of counted) expect(document.head.querySelectorAll(selector)).toHaveLength(1);
  expect(document.head.innerHTML).not.toContain('From the file');
});
