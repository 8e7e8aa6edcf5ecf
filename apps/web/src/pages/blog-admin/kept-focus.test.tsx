import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { length, mockBlogApi, post } from '../../test/blog.ts';
import { ok } from '../../test/mock-api.ts';
import { chooseInMenu, pressByKeyboard, show } from '../../test/show.tsx';
import { BlogAdminPage } from './BlogAdminPage.tsx';

beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(1280, 800);
});

const scheduled = { status: 'scheduled', scheduledFor: '2099-01-02T03:04:00.000Z' } as const;

async function open(address = '/blog-admin?tab=articles') {
  let posts = [post(3), post(2), post(1)];
  const change = (id: number, next: ReturnType<typeof post>[]) => {
    posts = posts.flatMap((each) => (each.id === id ? next : each));
  };
  const restored = (id: number) => () => {
    posts = [...posts, post(id)];
    return ok({ post: post(id) });
  };
  const api = mockBlogApi({
    'GET /api/blog/posts': () => ok({ posts }),
    'DELETE /api/blog/posts/3': () => {
      change(3, []);
      return ok({ deleted: true });
    },
    'DELETE /api/blog/posts/2': () => {
      change(2, []);
      return ok({ deleted: true });
    },
    'POST /api/blog/posts/3/restore': restored(3),
    'POST /api/blog/posts/2/restore': restored(2),
    'POST /api/blog/posts/2/publish': () => {
      change(2, [post(2, scheduled)]);
      return ok({ post: post(2, scheduled) });
    },
    'POST /api/blog/posts/2/unpublish': () => {
      change(2, [post(2)]);
      return ok({ post: post(2) });
    },
    'POST /api/blog/change-posts': ok({ changed: [3], refused: [] }),
    'POST /api/blog/generate': ok({ post: post(2), length }),
  });
  const screen = await show(<BlogAdminPage />, address);
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  return { ...api, screen, button };
}

test('closing the editor gives the focus back to the link that has opened it', async () => {
  const { screen } = await open();
  const link = screen.getByRole('link', { name: 'Article 2' });
  await pressByKeyboard(link);
  await expect.element(screen.getByRole('dialog').getByLabelText('Title')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(link).toHaveFocus();
});

test('closing the editor of an article that was just written leaves the focus at the articles', async () => {
  const { screen, button } = await open('/blog-admin');
  await screen.getByRole('textbox', { name: 'Keyword' }).fill('ox');
  await userEvent.keyboard('{Enter}');
  // Waits for the toast: if it appeared after the dialog, Escape would close the toast.
  await expect.element(screen.getByText('Article Generated', { exact: true })).toBeVisible();
  await pressByKeyboard(button('Edit it'));
  await expect.element(screen.getByRole('dialog').getByLabelText('Title')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('tabpanel', { name: 'Published Articles' })).toHaveFocus();
});

test('after articles are deleted the focus is on the next article, and after Undo it is on the table', async () => {
  const { calls, screen, button } = await open();
  await chooseInMenu(screen, 'Article 3', 'Delete');
  await expect.element(screen.getByLabelText('Select “Article 2”')).toHaveFocus();
  await chooseInMenu(screen, 'Article 2', 'Delete');
  await expect.element(screen.getByLabelText('Select “Article 1”')).toHaveFocus();
  await expect.element(screen.getByText(/^2 articles were deleted\./)).toBeVisible();
  await pressByKeyboard(button('Undo'));
  await expect.element(screen.getByRole('rowheader', { name: 'Article 3' })).toBeVisible();
  await expect.element(screen.getByRole('group', { name: 'Articles', exact: true })).toHaveFocus();
  expect(calls.filter((call) => call.endsWith('/restore')).toSorted()).toEqual([
    'POST /api/blog/posts/2/restore',
    'POST /api/blog/posts/3/restore',
  ]);
});

test('a menu entry that disappears after its action leaves focus on the menu of the article', async () => {
  const { screen, button } = await open();
  await chooseInMenu(screen, 'Article 2', 'Schedule …');
  await pressByKeyboard(button('Schedule'));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await chooseInMenu(screen, 'Article 2', 'Back to draft');
  await expect.element(screen.getByText('Article Unpublished', { exact: true })).toBeVisible();
  await expect.element(button('More for “Article 2”')).toHaveFocus();
});

test('after the selected articles are changed the focus is at the table', async () => {
  const { screen, button } = await open();
  await screen.getByLabelText('Select “Article 3”').click();
  await pressByKeyboard(button('Publish selected'));
  await expect.element(screen.getByRole('group', { name: 'Articles', exact: true })).toHaveFocus();
});
