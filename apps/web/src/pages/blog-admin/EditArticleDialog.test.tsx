import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectToast, failure, mockBlogApi, post } from '../../test/blog.ts';
import { ok } from '../../test/mock-api.ts';
import { pressByKeyboard, show } from '../../test/show.tsx';
import { BlogAdminPage } from './BlogAdminPage.tsx';

describe('editing', () => {
  beforeEach(() => sessionStorage.clear());
  const open = () => show(<BlogAdminPage />, '/blog-admin?tab=articles&edit=2');

  test('works if session storage is disabled or has an invalid value', async () => {
    mockBlogApi({ 'PUT /api/blog/posts/2': ok({ post: post(2, { title: 'New' }) }) });
    sessionStorage.setItem('article-draft-2', '{"original":null}');
    const screen = await open();
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Article 2');
    const denied = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await dialog.getByLabelText('Title').fill('New');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(screen, 'Article Updated', '“New” is saved.');
    expect(denied).toHaveBeenCalled();
    denied.mockRestore();
  });

  test('changes a copy and saves it with the original’s updatedAt', async () => {
    const saved = post(2, { title: 'New' });
    const { bodyOf } = mockBlogApi({ 'PUT /api/blog/posts/2': ok({ post: saved }) });
    const screen = await open();
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await dialog.getByLabelText('Title').fill('New');
    await expect
      .element(screen.getByRole('rowheader', { name: 'Article 2', includeHidden: true }))
      .toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(screen, 'Article Updated', '“New” is saved.');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(bodyOf('/api/blog/posts/2')).toEqual({
      title: 'New',
      content: '<p>Text.</p>',
      metaDescription: 'What it is about.',
      targetKeyword: 'ox',
      updatedAt: '2026-11-20T09:00:00.000Z',
    });
  });

  test('closes without a question if nothing was changed, else after confirmation', async () => {
    mockBlogApi();
    const screen = await open();
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await dialog.getByRole('tab', { name: 'Source' }).click();
    await dialog.getByLabelText('Content').fill('<p>Other.</p>');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog.getByText('Your changes are not saved yet.')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await dialog.getByRole('tab', { name: 'Source' }).click();
    await expect.element(dialog.getByLabelText('Content')).toHaveValue('<p>Other.</p>');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('keeps the changes while the server is unavailable', async () => {
    let away = false;
    const unavailable = failure(503, 'unavailable', 'Shortly.');
    mockBlogApi({
      'GET /api/blog/posts': () => (away ? unavailable : ok({ posts: [post(2)] })),
      'PUT /api/blog/posts/2': () => (away ? unavailable : ok({ post: post(2, { title: 'Mine' }) })),
    });
    const screen = await open();
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await dialog.getByLabelText('Title').fill('Mine');
    away = true;
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(screen, 'Failed to Load Posts', 'Shortly.');
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Mine');
    away = false;
    // The button is pressed by keyboard, because on a small page the toast covers it.
    await pressByKeyboard(dialog.getByRole('button', { name: 'Save changes' }));
    await expectToast(screen, 'Article Updated', '“Mine” is saved.');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('asks for confirmation before Back discards changes', async () => {
    mockBlogApi();
    const { router, ...screen } = await show(<BlogAdminPage />, '/blog-admin?tab=articles');
    await screen.getByRole('link', { name: 'Article 2' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await dialog.getByLabelText('Title').fill('Mine');
    void router.navigate(-1);
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Mine');
    void router.navigate(-1);
    await dialog.getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=articles');
  });

  test('leaves no history entry behind when it is closed, even if Escape is pressed twice', async () => {
    mockBlogApi();
    const { router, ...screen } = await show(<BlogAdminPage />, '/blog-admin?tab=keywords');
    await router.navigate('/blog-admin?tab=articles');
    await screen.getByRole('link', { name: 'Article 2' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await expect.element(dialog).toBeVisible();
    for (let press = 0; press < 2; press += 1)
      dialog.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=articles');
    await router.navigate(-1);
    expect(router.state.location.search).toBe('?tab=keywords');
  });

  test('of an article opened by its URL closes in place, as there is no list to return to', async () => {
    mockBlogApi();
    const { router, ...screen } = await show(<BlogAdminPage />, '/blog-admin?tab=keywords');
    await router.navigate('/blog-admin?tab=articles&edit=2');
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=articles');
    await router.navigate(-1);
    expect(router.state.location.search).toBe('?tab=keywords');
  });

  test('restores unsaved changes after a reload, until they are discarded', async () => {
    mockBlogApi();
    const before = await open();
    await before.getByRole('dialog').getByLabelText('Title').fill('Mine');
    await before.unmount();
    const screen = await open();
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await expect.element(dialog.getByText(/^These are your earlier changes/)).toBeVisible();
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Mine');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Discard changes' }).click();
    await screen.getByRole('link', { name: 'Article 2' }).click();
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Article 2');
  });

  test.each([
    [true, 'Mine'],
    [false, 'Article 2'],
  ])('prevents unload (%j) after typing "%s"', async (isPrevented, title) => {
    mockBlogApi();
    const screen = await open();
    await screen.getByRole('dialog').getByLabelText('Title').fill(title);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(isPrevented);
  });

  test('of an article changed by someone else offers to replace it', async () => {
    let saves = 0;
    const theirs = post(2, { title: 'Theirs', updatedAt: '2026-11-20T10:00:00.000Z' });
    let current = post(2);
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { bodyOf } = mockBlogApi({
      'GET /api/blog/posts': () => ok({ posts: [current] }),
      'PUT /api/blog/posts/2': async () => {
        saves += 1;
        current = theirs;
        if (saves === 1)
          return failure(409, 'stale_edit', 'Someone else changed this article after you opened it.');
        await held;
        return ok({ post: post(2, { title: 'Mine' }) });
      },
    });
    const screen = await open();
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await dialog.getByLabelText('Title').fill('Mine');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(screen, 'Update Failed', 'Someone else changed this article after you opened it.');
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Mine');
    await dialog.getByRole('button', { name: 'Replace it with mine' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Saving...' })).toHaveFocus();
    answer();
    await expectToast(screen, 'Article Updated', '“Mine” is saved.');
    expect(bodyOf('/api/blog/posts/2')).not.toHaveProperty('updatedAt');
  });

  test('of an article changed by someone else can load their version, and go back to one’s own text', async () => {
    let current = post(2);
    mockBlogApi({
      'GET /api/blog/posts': () => ok({ posts: [current] }),
      'PUT /api/blog/posts/2': () => {
        current = post(2, { title: 'Theirs', updatedAt: '2026-11-20T10:00:00.000Z' });
        return failure(409, 'stale_edit', 'Someone else changed this article after you opened it.');
      },
    });
    const screen = await open();
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await dialog.getByLabelText('Title').fill('Mine');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await dialog.getByRole('button', { name: 'Load their version' }).click();
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Theirs');
    await dialog.getByRole('button', { name: 'Back to my text' }).click();
    await expect.element(dialog.getByLabelText('Title')).toHaveValue('Mine');
    await expect.element(dialog.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  });

  test('of an article changed by someone else shows the options on a phone, wherever it was saved from', async () => {
    await page.viewport(375, 700);
    mockBlogApi({
      'PUT /api/blog/posts/2': failure(
        409,
        'stale_edit',
        'Someone else changed this article after you opened it.',
      ),
    });
    const screen = await open();
    const dialog = screen.getByRole('dialog', { name: 'Edit article' });
    await dialog.getByLabelText('Title').fill('Mine');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByRole('button', { name: 'Merge both' })).toBeInViewport();
    await page.viewport(1440, 900);
  });
});
