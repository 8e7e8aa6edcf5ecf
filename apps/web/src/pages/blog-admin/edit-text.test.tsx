import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectToast, failure, mockBlogApi, post } from '../../test/blog.ts';
import { ok } from '../../test/mock-api.ts';
import { pressByKeyboard, show } from '../../test/show.tsx';
import { BlogAdminPage } from './BlogAdminPage.tsx';

beforeEach(() => sessionStorage.clear());

const composed = `<p>A <strong>Dragon</strong> at <a href="/signs/dragon">work</a>.</p><ul><li>one</li></ul><table><caption>Years</caption><tbody><tr><th scope="row">1988</th><td>Earth</td></tr></tbody></table>`;

async function open(content = composed, answers: Parameters<typeof mockBlogApi>[0] = {}) {
  const api = mockBlogApi({
    'GET /api/blog/posts': ok({ posts: [post(2, { content })] }),
    'PUT /api/blog/posts/2': ok({ post: post(2) }),
    ...answers,
  });
  const screen = await show(<BlogAdminPage />, '/blog-admin?tab=articles&edit=2');
  return { ...api, screen, dialog: screen.getByRole('dialog', { name: 'Edit article' }) };
}

const savedContent = (body: unknown): string => (body as { content: string }).content.replaceAll('\n', '');

describe('the visual editor', () => {
  test('saves what was typed, and keeps tables, links and lists as they were', async () => {
    const { dialog, screen, bodyOf } = await open();
    const text = dialog.getByRole('textbox', { name: 'Text of the article' });
    await text.getByText('Dragon').click();
    await expect.element(text).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.poll(() => window.getSelection()?.anchorNode?.textContent).toBe('A ');
    await userEvent.keyboard('First. ');
    await expect.poll(() => text.element().textContent, { timeout: 15_000 }).toContain('First.');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(screen, 'Article Updated', /./);
    expect(savedContent(bodyOf('/api/blog/posts/2'))).toBe(composed.replace('<p>A', '<p>First. A'));
  });

  test('breaks no word of a table in the middle, in the text and in the preview', async () => {
    const words = [
      'Determination',
      'Counterintuitive',
      'Straightforwardness',
      'Responsibilities',
      'Considerations',
    ];
    const row = words.map((word) => `<td>${word} ${word}</td>`).join('');
    const { dialog } = await open(`<table><caption>Traits</caption><tbody><tr>${row}</tr></tbody></table>`);
    await page.viewport(1440, 900);
    const tables = dialog.getByRole('table', { name: 'Traits' });
    await expect.poll(() => tables.elements().length).toBe(2);
    const lines = tables.elements().flatMap((table) =>
      [...table.querySelectorAll('td')].map(({ firstChild }) => {
        const range = document.createRange();
        range.setStart(firstChild as Text, 0);
        range.setEnd(firstChild as Text, (firstChild as Text).data.indexOf(' '));
        return range.getClientRects().length;
      }),
    );
    expect(lines).toEqual(Array.from({ length: 2 * words.length }, () => 1));
  });

  test('does not open a text of which it would lose a part, and names the part', async () => {
    const { dialog } = await open('<p>H<sub>2</sub>O</p>');
    await expect
      .element(dialog.getByText(/^This text has .*<sub>.*, which the visual editor does not support/))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Edit the source' }).click();
    await expect.element(dialog.getByLabelText('Content')).toHaveValue('<p>H<sub>2</sub>O</p>');
  });

  test('makes a heading by its button', async () => {
    const { dialog, screen, bodyOf } = await open('<p>Work</p>');
    await dialog.getByRole('textbox', { name: 'Text of the article' }).click();
    await dialog.getByRole('button', { name: 'Heading 2' }).click();
    await expect
      .element(dialog.getByRole('button', { name: 'Heading 2' }))
      .toHaveAttribute('aria-pressed', 'true');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(screen, 'Article Updated', /./);
    expect(savedContent(bodyOf('/api/blog/posts/2'))).toBe('<h2>Work</h2>');
  });
});

describe('the preview', () => {
  const wide = async (content: string) => {
    await page.viewport(1440, 900);
    const opened = await open(content);
    return { ...opened, preview: opened.dialog.getByRole('region', { name: 'Preview' }) };
  };

  test('stands beside the editor, and follows what is typed', async () => {
    const { dialog, preview } = await wide(composed);
    await expect.element(preview.getByRole('table', { name: 'Years' })).toBeVisible();
    await dialog.getByLabelText('Title').fill('A new title');
    await expect.element(preview.getByRole('heading', { name: 'A new title' })).toBeVisible();
    await dialog.getByRole('tab', { name: 'Source' }).click();
    await dialog.getByLabelText('Content').fill('<h3>Another text</h3>');
    await expect.element(preview.getByRole('heading', { name: 'Another text', level: 3 })).toBeVisible();
    const [left, right] = [dialog.getByLabelText('Content'), preview].map((side) =>
      side.element().getBoundingClientRect(),
    );
    expect(left?.right).toBeLessThan(right?.left ?? 0);
  });

  test.each([
    ['<p onclick="window.ran = true">Text</p>', '<p>Text</p>'],
    ['<p><a href="javascript:alert(1)">Text</a></p>', '<p><u>Text</u></p>'],
    ['<p>A<img src="//evil.example/a.png" onerror="alert(1)">B</p>', '<p>AB</p>'],
    ['<script>window.ran = true</script><custom-tag>Text</custom-tag><style>p{}</style>', 'Text'],
    ['<iframe srcdoc="x"></iframe><svg><text>T</text></svg><p>Text</p>', '<p>Text</p>'],
  ])('of %s has only what readers get: %s', async (content, expected) => {
    const { preview } = await wide(content);
    await expect.element(preview).toBeVisible();
    await expect
      .poll(() => preview.element().querySelector('.za-Prose')?.innerHTML.replaceAll('\n', ''))
      .toBe(`<h2>Article 2</h2><p>What it is about.</p>${expected}`);
    expect('ran' in window).toBe(false);
  });

  test('is folded on a phone', async () => {
    await page.viewport(375, 800);
    const { dialog } = await open();
    const preview = dialog.getByRole('button', { name: 'Preview' });
    await expect.element(preview).toHaveAttribute('aria-expanded', 'false');
    await preview.click();
    await expect.element(dialog.getByRole('table', { name: 'Years' }).last()).toBeVisible();
  });
});

test('changes the address, and shows the server’s objection at the field', async () => {
  const { dialog, bodyOf } = await open(composed, {
    'PUT /api/blog/posts/2': {
      status: 400,
      body: {
        ...failure(400, 'invalid_input', 'Some fields are not valid. Please check them and try again.').body,
        fields: { slug: 'is or was the address of another article' },
      },
    },
  });
  await dialog.getByLabelText('Address').fill('dragon-work');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(dialog.getByLabelText('Address')).toHaveAttribute('aria-invalid', 'true');
  expect(bodyOf('/api/blog/posts/2')).toMatchObject({ slug: 'dragon-work' });
});

describe('the checklist', () => {
  const blank = { field: 'metaDescription', name: 'A meta description', isRequired: true };
  const short = { field: 'title', name: 'A plain title of 10 to 60 characters', isRequired: false };

  test('shows the server’s findings while typing, each with its field', async () => {
    const sent: unknown[] = [];
    const { dialog, bodyOf } = await open(composed, {
      'POST /api/blog/check': () => {
        const body = bodyOf('/api/blog/check') as { metaDescription: string };
        sent.push(body);
        const problem = body.metaDescription === '' ? 'It is blank.' : null;
        return ok({
          checks: [
            { ...blank, problem },
            { ...short, problem: 'The title is too short.' },
          ],
        });
      },
    });
    await expect.element(dialog.getByRole('button', { name: 'Checklist: 1 to improve' })).toBeVisible();
    await dialog.getByLabelText('Meta description').fill('');
    const list = dialog.getByRole('button', { name: 'Checklist: 1 missing for publication, 1 to improve' });
    await list.click();
    for (const line of [
      '✗ Required: A meta description. Meta description: It is blank.',
      '– Advised: A plain title of 10 to 60 characters. Title: The title is too short.',
    ])
      await expect.element(dialog.getByText(line)).toBeVisible();
    expect(sent.at(-1)).toMatchObject({
      id: 2,
      title: 'Article 2',
      metaDescription: '',
      targetKeyword: 'ox',
    });
  });

  test('shows an error with a retry if it cannot be loaded', async () => {
    let isAway = true;
    const { dialog } = await open(composed, {
      'POST /api/blog/check': () =>
        isAway ? failure(503, 'unavailable', 'Please try again shortly.') : ok({ checks: [] }),
    });
    await expect
      .element(dialog.getByText('The checklist could not be loaded. Please try again shortly.'))
      .toBeVisible();
    isAway = false;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Checklist: complete' })).toBeVisible();
  });
});

test('an earlier text is shown with what has changed since, and is put into the editor', async () => {
  const { dialog } = await open('<p>A Dragon at work.</p>', {
    'GET /api/blog/posts/2/revisions': ok({
      revisions: [
        {
          id: 1,
          title: 'Article 2',
          slug: 'article-2',
          content: '<p>A Dragon at home.</p>',
          metaDescription: 'What it is about.',
          targetKeyword: 'ox',
          writtenAt: '2026-11-19T09:00:00.000Z',
          replacedAt: '2026-11-20T09:00:00.000Z',
        },
      ],
    }),
  });
  await dialog.getByRole('tab', { name: 'Earlier texts' }).click();
  const changes = dialog.getByRole('group', { name: /^What has changed since/ });
  await expect.element(changes.getByText('home', { exact: true })).toBeVisible();
  expect(changes.getByRole('deletion').element().textContent).toBe('home');
  expect(changes.getByRole('insertion').element().textContent).toBe('work');
  expect((changes.element() as HTMLElement).innerText.split('\n')).toEqual([
    'Title: Article 2',
    'Target keyword: ox',
    'Meta description: What it is about.',
    '',
    '<p>A Dragon at homework.</p>',
  ]);
  await dialog.getByRole('button', { name: 'Use this text in the editor' }).click();
  await dialog.getByRole('tab', { name: 'Source' }).click();
  await expect.element(dialog.getByLabelText('Content')).toHaveValue('<p>A Dragon at home.</p>');
});

test('two edits of different paragraphs are merged, and the merge is saved over the version of the other editor', async () => {
  let current = post(2, { content: '<p>One.</p><p>Two.</p><p>Three.</p>' });
  let saves = 0;
  const { dialog, screen, bodyOf } = await open('', {
    'GET /api/blog/posts': () => ok({ posts: [current] }),
    'PUT /api/blog/posts/2': () => {
      saves += 1;
      if (saves > 1) return ok({ post: post(2) });
      current = post(2, {
        title: 'Theirs',
        content: '<p>One.</p><p>Two.</p><p>Three by them.</p>',
        updatedAt: '2026-11-20T10:00:00.000Z',
      });
      return failure(409, 'stale_edit', 'Someone else changed this article after you opened it.');
    },
  });
  await dialog.getByRole('tab', { name: 'Source' }).click();
  await dialog.getByLabelText('Content').fill('<p>One by me.</p>\n<p>Two.</p>\n<p>Three.</p>');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  // The button is pressed by keyboard, because on a small page the toast covers it.
  await pressByKeyboard(dialog.getByRole('button', { name: 'Merge both' }));
  await expect.element(dialog.getByText(/^Both texts are merged. Please read/)).toBeVisible();
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('Theirs');
  await pressByKeyboard(dialog.getByRole('button', { name: 'Save changes' }));
  await expectToast(screen, 'Article Updated', /./);
  expect(bodyOf('/api/blog/posts/2')).toMatchObject({
    content: '<p>One by me.</p>\n<p>Two.</p>\n<p>Three by them.</p>',
    updatedAt: '2026-11-20T10:00:00.000Z',
  });
});

test('a merge names what both have changed, and whose text it keeps', async () => {
  let current = post(2, { content: '<p>One.</p><p>Two.</p>' });
  const { dialog } = await open('', {
    'GET /api/blog/posts': () => ok({ posts: [current] }),
    'PUT /api/blog/posts/2': () => {
      current = post(2, {
        title: 'Theirs',
        content: '<p>One by <em>them</em>.</p><p>Two.</p>',
        updatedAt: '2026-11-20T10:00:00.000Z',
      });
      return failure(409, 'stale_edit', 'Someone else changed this article after you opened it.');
    },
  });
  await dialog.getByLabelText('Title').fill('Mine');
  await dialog.getByRole('tab', { name: 'Source' }).click();
  await dialog.getByLabelText('Content').fill('<p>One by me.</p>\n<p>Two.</p>');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await pressByKeyboard(dialog.getByRole('button', { name: 'Merge both' }));
  for (const line of [
    'Yours: “One by me.”; theirs: “One by them.”',
    'Title: we used yours; theirs was “Theirs”',
  ])
    await expect.element(dialog.getByText(line)).toBeVisible();
  await expect.element(dialog.getByLabelText('Title')).toHaveValue('Mine');
});

test('an article that was deleted meanwhile is restored, and the edit is saved', async () => {
  let isDeleted = true;
  const { dialog, screen, bodyOf } = await open('<p>One.</p>', {
    'PUT /api/blog/posts/2': () =>
      isDeleted ? failure(404, 'not_found', 'There is nothing at this address.') : ok({ post: post(2) }),
    'POST /api/blog/posts/2/restore': () => {
      isDeleted = false;
      return ok({ post: post(2) });
    },
  });
  await dialog.getByRole('tab', { name: 'Source' }).click();
  await dialog.getByLabelText('Content').fill('<p>One by me.</p>');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .element(dialog.getByText(/^Someone has deleted this article .* Your text is still here/))
    .toBeVisible();
  await pressByKeyboard(dialog.getByRole('button', { name: 'Restore the article' }));
  await expectToast(screen, 'Article Restored', /Article 2/);
  await pressByKeyboard(dialog.getByRole('button', { name: 'Save changes' }));
  await expectToast(screen, 'Article Updated', /./);
  expect(bodyOf('/api/blog/posts/2')).toMatchObject({ content: '<p>One by me.</p>' });
});
