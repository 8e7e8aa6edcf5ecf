import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectToast,
  failure,
  keyword,
  mockBlogApi,
  post,
  published,
  settings,
  length,
} from '../../test/blog.ts';
import { ok } from '../../test/mock-api.ts';
import { chooseInMenu, openMenu, pressByKeyboard, pressTwice, show } from '../../test/show.tsx';
import { BlogAdminPage } from './BlogAdminPage.tsx';

type Screen = Awaited<ReturnType<typeof show>>;

/** The button that starts an action. It stays the same element when its text changes. */
const buttonOf = (screen: Screen, { button: name, role }: Action) =>
  screen.getByRole(role ?? 'button', typeof name === 'string' ? { name, exact: true } : { name });

/** The second click of a double click, as a browser sends it. */
const secondClick = () => new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 });

const fill = (screen: Screen, label: string, text: string) => screen.getByLabelText(label).fill(text);

interface Action {
  tab: string;
  button: string | RegExp;
  /** A menu closes after a choice, so its entry gets no second click. */
  role?: 'menuitem';
  call: string;
  answer: object;
  toast: string;
  prepare?: (screen: Screen) => Promise<void>;
}

const actions: Action[] = [
  {
    tab: 'generate',
    button: 'Generate',
    call: 'POST /api/blog/generate-random',
    answer: { keyword: 'ox', post: post(3), length },
    toast: 'Article Generated',
  },
  {
    tab: 'generate',
    button: 'Initialize',
    call: 'POST /api/blog/initialize',
    answer: { message: 'Ready.', keywordsAdded: 0 },
    toast: 'Blog System Initialized',
  },
  {
    tab: 'generate',
    button: 'Add links',
    call: 'POST /api/blog/add-internal-links',
    answer: { message: '8 links.', linksAdded: 8, articlesChanged: 5 },
    toast: 'Internal Links Added',
  },
  {
    tab: 'generate',
    button: 'Generate Article',
    call: 'POST /api/blog/generate',
    answer: { post: post(3), length },
    toast: 'Article Generated',
    prepare: (screen) => screen.getByRole('textbox', { name: 'Keyword' }).fill('ox at work'),
  },
  {
    tab: 'generate',
    button: 'Save settings',
    call: 'PUT /api/blog/settings',
    answer: settings,
    toast: 'Settings Saved',
  },
  {
    tab: 'articles',
    button: 'Publish',
    role: 'menuitem',
    prepare: (screen) => openMenu(screen, 'Article 2'),
    call: 'POST /api/blog/posts/2/publish',
    answer: { post: post(2, published) },
    toast: 'Article Published',
  },
  {
    tab: 'articles',
    button: 'Unpublish',
    role: 'menuitem',
    prepare: (screen) => openMenu(screen, 'Article 1'),
    call: 'POST /api/blog/posts/1/unpublish',
    answer: { post: post(1) },
    toast: 'Article Unpublished',
  },
  {
    tab: 'articles',
    button: 'Schedule',
    call: 'POST /api/blog/posts/2/publish',
    answer: { post: post(2, { status: 'scheduled', scheduledFor: '2099-01-02T03:04:00.000Z' }) },
    toast: 'Article Scheduled',
    prepare: async (screen) => {
      await chooseInMenu(screen, 'Article 2', 'Schedule …');
      await fill(screen, 'Publish on', '2099-01-02T03:04');
    },
  },
  {
    tab: 'articles&edit=2',
    button: 'Save changes',
    call: 'PUT /api/blog/posts/2',
    answer: { post: post(2, { title: 'New' }) },
    toast: 'Article Updated',
    prepare: (screen) => fill(screen, 'Title', 'New'),
  },
  {
    tab: 'keywords',
    button: 'Add Keyword',
    call: 'POST /api/blog/keywords',
    answer: { keyword },
    toast: 'Keyword Added',
    prepare: (screen) => screen.getByRole('textbox', { name: 'Keyword' }).fill('rabbit in love'),
  },
  {
    tab: 'keywords',
    button: 'Generate an article about “rabbit in love”',
    call: 'POST /api/blog/generate',
    answer: { post: post(3), length },
    toast: 'Article Generated',
  },
];

beforeEach(async () => {
  sessionStorage.clear();
  // The window is wide, because on a phone the form for keywords is collapsed.
  await page.viewport(1280, 800);
});

test.each(actions)(
  'two presses of "$button" before it looks busy call $call once, and so does a double click whose first click is answered before the second',
  async (action) => {
    const { calls } = mockBlogApi({ [action.call]: ok(action.answer) });
    const screen = await show(<BlogAdminPage />, `/blog-admin?tab=${action.tab}`);
    await action.prepare?.(screen);
    const button = buttonOf(screen, action);
    await expect.element(button).toBeEnabled();
    const pressed = button.element();
    pressTwice(button);
    await expectToast(screen, action.toast, /./);
    await expect.poll(() => pressed.closest('[aria-busy="true"], [aria-disabled="true"]')).toBeNull();
    pressed.dispatchEvent(secondClick());
    // The call is made before the next frame.
    await new Promise(requestAnimationFrame);
    expect(calls.filter((call) => call === action.call)).toHaveLength(1);
    expect(screen.getByText(/Failed$|Required$/).elements()).toEqual([]);
  },
);

test('Enter held down in a field sends the form once', async () => {
  const { calls } = mockBlogApi({ 'POST /api/blog/keywords': ok({ keyword }) });
  const screen = await show(<BlogAdminPage />, '/blog-admin?tab=keywords');
  const field = screen.getByRole('textbox', { name: 'Keyword' });
  await field.fill('rabbit in love');
  await userEvent.keyboard('{Enter>4/}');
  await expectToast(screen, 'Keyword Added', /./);
  expect(calls.filter((call) => call === 'POST /api/blog/keywords')).toHaveLength(1);
  expect(screen.getByText('Keyword Required').elements()).toEqual([]);
});

test('two actions on one article do not overlap', async () => {
  const { calls } = mockBlogApi({
    'POST /api/blog/posts/2/publish': () => new Promise(() => undefined),
  });
  const screen = await show(<BlogAdminPage />, '/blog-admin?tab=articles');
  await chooseInMenu(screen, 'Article 2', 'Publish');
  const menu = screen.getByRole('button', { name: 'More for “Article 2”' });
  await expect.element(menu).toHaveAttribute('aria-busy', 'true');
  await pressByKeyboard(menu);
  await screen.getByRole('menuitem', { name: 'Schedule …' }).click();
  await fill(screen, 'Publish on', '2099-01-02T03:04');
  await screen.getByRole('button', { name: 'Schedule', exact: true }).click();
  expect(calls.filter((call) => call === 'POST /api/blog/posts/2/publish')).toHaveLength(1);
});

test('invalid input is explained by the label of the field', async () => {
  const { status, body } = failure(
    400,
    'invalid_input',
    'Some fields are not valid. Please check them and try again.',
  );
  mockBlogApi({
    'POST /api/blog/posts/2/publish': {
      status,
      body: { ...body, fields: { metaDescription: 'must not be blank in a published article' } },
    },
  });
  const screen = await show(<BlogAdminPage />, '/blog-admin?tab=articles');
  await chooseInMenu(screen, 'Article 2', 'Publish');
  await expectToast(
    screen,
    'Publishing Failed',
    'Meta description must not be blank in a published article.',
  );
});
