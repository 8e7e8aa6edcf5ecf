import { act, useEffect, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Dialog } from './Dialog/Dialog.tsx';
import { Drawer } from './Drawer/Drawer.tsx';
import { DropdownMenu } from './DropdownMenu/DropdownMenu.tsx';
import { Select } from './Select/Select.tsx';
import { ToastProvider, useToast } from './Toast/Toast.tsx';
import { Tooltip } from './Tooltip/Tooltip.tsx';

const nothing = (): void => undefined;
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
const other = (theme: Theme): Theme => (theme === 'light' ? 'dark' : 'light');

/** The painted color of a token in a theme. */
function painted(theme: Theme, token: string): string {
  const probe = document.createElement('i');
  probe.dataset.theme = theme;
  probe.style.background = `var(${token})`;
  document.body.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

function ShowsToast() {
  const toast = useToast();
  useEffect(() => {
    toast({ title: 'Saved' });
  }, [toast]);
  return null;
}

/** Elements that open over the page, with the tokens of their background and text. */
const opened: readonly (readonly [
  name: string,
  example: ReactElement,
  selector: string,
  ground: string,
  words: string,
])[] = [
  [
    'Dialog',
    <Dialog key="" open onOpenChange={nothing} title="Settings">
      Words
    </Dialog>,
    '.za-Dialog',
    '--za-paper',
    '--za-ink',
  ],
  [
    'Drawer',
    <Drawer key="" open onOpenChange={nothing} title="Menu">
      Words
    </Drawer>,
    '.za-Drawer',
    '--za-paper',
    '--za-ink',
  ],
  [
    'DropdownMenu',
    <DropdownMenu key="" defaultOpen items={[{ key: 'edit', label: 'Edit', onSelect: nothing }]}>
      <button type="button">More</button>
    </DropdownMenu>,
    '.za-DropdownMenu',
    '--za-paper-raised',
    '--za-ink',
  ],
  [
    'Select',
    <Select key="" label="Sign" options={[{ value: 'ox', label: 'Ox' }]} />,
    '.za-Select',
    '--za-paper-raised',
    '--za-ink',
  ],
  [
    'Toast',
    <ToastProvider key="">
      <ShowsToast />
    </ToastProvider>,
    '.za-Toast',
    '--za-paper-raised',
    '--za-ink',
  ],
  [
    'Tooltip',
    <Tooltip key="" text="A few words" defaultOpen>
      <button type="button">?</button>
    </Tooltip>,
    '.za-Tooltip',
    '--za-ink',
    '--za-paper',
  ],
];

/** The painted colors of an element after it has appeared. */
async function look(selector: string) {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull();
  const element = document.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  const { backgroundColor, color, colorScheme } = getComputedStyle(element);
  return { backgroundColor, color, colorScheme };
}

const cases = opened.flatMap(([name, ...rest]) => themes.map((theme) => [name, theme, ...rest] as const));

test.each(cases)(
  '%s opened from a %s part of the page has the theme of that part, not of the page',
  async (_, theme, example, selector, ground, words) => {
    document.documentElement.dataset.theme = other(theme);
    await render(<section data-theme={theme}>{example}</section>);
    expect(await look(selector)).toEqual({
      backgroundColor: painted(theme, ground),
      color: painted(theme, words),
      colorScheme: theme,
    });
  },
);

test('a menu in a dialog has the theme of the place where the dialog was opened', async () => {
  document.documentElement.dataset.theme = 'light';
  const screen = await render(
    <section data-theme="dark">
      <Dialog open onOpenChange={nothing} title="Settings">
        <DropdownMenu items={[{ key: 'edit', label: 'Edit', onSelect: nothing }]}>
          <button type="button">More</button>
        </DropdownMenu>
      </Dialog>
    </section>,
  );
  await screen.getByRole('button', { name: 'More' }).click();
  expect(await look('.za-DropdownMenu')).toEqual({
    backgroundColor: painted('dark', '--za-paper-raised'),
    color: painted('dark', '--za-ink'),
    colorScheme: 'dark',
  });
});

test('open layers follow a change of the surrounding or page theme', async () => {
  const [, dialog] = opened[0] ?? [];
  const part = document.createElement('section');
  document.body.append(part);
  document.documentElement.dataset.theme = 'light';
  await render(dialog ?? null, { container: part });
  expect((await look('.za-Dialog')).backgroundColor).toBe(painted('light', '--za-paper'));
  for (const [element, theme, shown] of [
    [document.documentElement, 'dark', 'dark'],
    [part, 'light', 'light'],
    [part, 'dark', 'dark'],
    [document.documentElement, 'light', 'dark'],
  ] as const) {
    await act(async () => {
      element.dataset.theme = theme;
    });
    await expect
      .poll(() => look('.za-Dialog').then((now) => now.backgroundColor))
      .toBe(painted(shown, '--za-paper'));
  }
  part.remove();
});
