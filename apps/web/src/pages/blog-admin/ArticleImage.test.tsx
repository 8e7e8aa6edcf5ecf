import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectToast, failure, mockBlogApi, post } from '../../test/blog.ts';
import { ok } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { BlogAdminPage } from './BlogAdminPage.tsx';

beforeEach(() => sessionStorage.clear());

const image = { featuredImage: '/blog/images/0.webp', imageAlt: 'A kite' };

async function open(first: Parameters<typeof post>[1], answers: Parameters<typeof mockBlogApi>[0] = {}) {
  let shown = post(2, first);
  const api = mockBlogApi({
    'GET /api/blog/posts': () => ok({ posts: [shown] }),
    'PUT /api/blog/posts/2/image': () => {
      shown = post(2, image);
      return ok({ post: shown });
    },
    'DELETE /api/blog/posts/2/image': () => {
      shown = post(2);
      return ok({ post: shown });
    },
    ...answers,
  });
  const screen = await show(<BlogAdminPage />, '/blog-admin?tab=articles&edit=2');
  const dialog = screen.getByRole('dialog', { name: 'Edit article' });
  await dialog.getByRole('button', { name: /^Image: / }).click();
  return { ...api, screen, dialog };
}

const file = (bytes: number) => new File([new Uint8Array(bytes)], 'kite.png', { type: 'image/png' });

test('an image needs a file and a description, is sent in base64, and is shown when it is saved', async () => {
  const { dialog, screen, bodyOf } = await open({});
  const save = dialog.getByRole('button', { name: 'Save image' });
  await expect.element(save).toBeDisabled();
  await userEvent.upload(dialog.getByLabelText('Image file'), file(3));
  await expect.element(save).toBeDisabled();
  await dialog.getByLabelText('Image description').fill('A kite');
  await save.click();
  await expectToast(screen, 'Image Saved', /./);
  expect(bodyOf('/api/blog/posts/2/image')).toEqual({ alt: 'A kite', data: 'AAAA' });
  await expect
    .element(dialog.getByRole('img', { name: 'A kite' }))
    .toHaveAttribute('src', image.featuredImage);
});

test('Enter in the image’s description saves the image, not the article', async () => {
  const { dialog, screen, calls } = await open(image);
  await dialog.getByLabelText('Image description').fill('A red kite');
  await userEvent.keyboard('{Enter}');
  await expectToast(screen, 'Image Saved', /./);
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual(['PUT /api/blog/posts/2/image']);
});

test('a file that is too large is refused before it is sent', async () => {
  const { dialog } = await open(image);
  // The file is created in the page, because sending a file of this size to the browser would be slow.
  const chosen = new DataTransfer();
  chosen.items.add(file(4_000_001));
  const field = dialog.getByLabelText('New image file').element() as HTMLInputElement;
  field.files = chosen.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(dialog.getByText('The file is larger than 4 MB.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Save image' })).toBeDisabled();
});

test('shows the server’s objection at the field', async () => {
  const { status, body } = failure(400, 'invalid_input', 'Some fields are not valid.');
  const { dialog } = await open(image, {
    'PUT /api/blog/posts/2/image': { status, body: { ...body, fields: { image: 'is no JPEG' } } },
  });
  await userEvent.upload(dialog.getByLabelText('New image file'), file(3));
  await dialog.getByRole('button', { name: 'Save image' }).click();
  await expect.element(dialog.getByText('Image is no JPEG.').first()).toBeVisible();
  await expect.element(dialog.getByLabelText('New image file')).toHaveAttribute('aria-invalid', 'true');
});

test('removes an image with its description, and moves focus to the file field', async () => {
  const { dialog, screen } = await open(image);
  await dialog.getByRole('button', { name: 'Remove image' }).click();
  await expectToast(screen, 'Image Removed', /./);
  await expect.element(dialog.getByRole('img', { name: 'A kite' })).not.toBeInTheDocument();
  await expect.element(dialog.getByLabelText('Image description')).toHaveValue('');
  await expect.element(dialog.getByRole('button', { name: 'Remove image' })).not.toBeInTheDocument();
  await expect.element(dialog.getByLabelText('Image file')).toHaveFocus();
});
