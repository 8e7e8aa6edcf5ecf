import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as ui from './index.ts';

interface Given {
  value?: string;
  defaultValue?: string;
  onValueChange: (value: string | null) => void;
}

const options = ['ox', 'rat'].map((value) => ({ value, label: value }));

/** Each field that has a text as its value, and the role of its control. */
const fields: Readonly<Record<string, (given: Given) => ReactElement>> = {
  Input: (given) => <ui.Input label="Field" {...given} />,
  PasswordInput: (given) => <ui.PasswordInput label="Field" {...given} />,
  SearchInput: (given) => <ui.SearchInput label="Field" {...given} />,
  Textarea: (given) => <ui.Textarea label="Field" {...given} />,
  'Textarea of HTML': (given) => <ui.Textarea label="Field" language="html" {...given} />,
  Select: (given) => <ui.Select label="Field" options={options} {...given} />,
};

const control = (): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>('.za-FormField-control:not(pre)');
  if (!found) throw new Error('There is no control.');
  return found;
};

async function enter(text: string): Promise<void> {
  if (control().tagName === 'SELECT') await userEvent.selectOptions(control(), text);
  else await userEvent.fill(control(), text);
}

test.each(Object.entries(fields))(
  '%s keeps its own value if uncontrolled, and its parent’s if controlled',
  async (_, field) => {
    const onValueChange = vi.fn();
    const screen = await render(field({ defaultValue: 'ox', onValueChange }));
    expect(control().value).toBe('ox');
    await enter('rat');
    expect(control().value).toBe('rat');
    expect(onValueChange.mock.calls).toEqual([['rat']]);

    await screen.rerender(<div key="controlled">{field({ value: 'ox', onValueChange })}</div>);
    await enter('rat');
    expect(onValueChange.mock.calls).toEqual([['rat'], ['rat']]);
    expect(control().value).toBe('ox');
  },
);

test('a DateInput reports its value as a day', async () => {
  const onValueChange = vi.fn();
  const field = { label: 'Birth date', min: '1900-01-01', max: '2100-12-31', onValueChange };
  await render(<ui.DateInput {...field} defaultValue="1990-01-20" />);
  await userEvent.fill(control(), '1991-02-03');
  expect(onValueChange.mock.calls).toEqual([['1991-02-03']]);
  expect(control().value).toBe('1991-02-03');
});

test('the form resets a SearchInput that keeps its own value', async () => {
  const { container } = await render(
    <form>
      <ui.SearchInput label="Search" defaultValue="bank" />
    </form>,
  );
  await userEvent.fill(control(), 'ship');
  container.querySelector('form')?.reset();
  await expect.poll(() => control().value).toBe('bank');
});

test('a Checkbox reports whether it is checked, also when controlled', async () => {
  const onCheckedChange = vi.fn();
  const screen = await render(<ui.Checkbox label="Agreed" onCheckedChange={onCheckedChange} />);
  const box = screen.getByRole('checkbox', { name: 'Agreed' });
  await box.click();
  await expect.element(box).toBeChecked();
  await screen.rerender(
    <ui.Checkbox key="controlled" label="Agreed" checked={false} onCheckedChange={onCheckedChange} />,
  );
  await box.click();
  await expect.element(box).not.toBeChecked();
  expect(onCheckedChange.mock.calls).toEqual([[true], [true]]);
});

test('Tabs start at a default tab, and the wheel at a default sign', async () => {
  const choose = vi.fn();
  const screen = await render(
    <>
      <ui.Tabs
        label="Numbers"
        defaultValue="Two"
        tabs={['One', 'Two'].map((label) => ({ value: label, label, content: label }))}
      />
      <ui.ZodiacWheel label="Your sign" name="sign" defaultValue="ox" onValueChange={choose} />
    </>,
  );
  await expect.element(screen.getByRole('tab', { name: 'Two' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('radio', { name: 'Ox' })).toBeChecked();
  await screen.getByRole('radio', { name: 'Rat' }).click();
  await expect.element(screen.getByRole('radio', { name: 'Rat' })).toBeChecked();
  expect(choose.mock.calls).toEqual([['rat']]);
});

interface Openness {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange: (open: boolean) => void;
}

const trigger = <ui.Button>Open it</ui.Button>;
const more = [{ key: 'edit', label: 'Edit' }];

/** Each component that opens from a button, and the selector of its opened part. */
const opened: Readonly<Record<string, [example: (given: Openness) => ReactElement, selector: string]>> = {
  Dialog: [
    (given) => (
      <ui.Dialog {...given} trigger={trigger} title="Settings">
        Text
      </ui.Dialog>
    ),
    '.za-Dialog',
  ],
  'Dialog in parts': [
    (given) => (
      <ui.DialogRoot {...given}>
        <ui.DialogTrigger>{trigger}</ui.DialogTrigger>
        <ui.DialogContent>
          <ui.DialogTitle>Settings</ui.DialogTitle>
        </ui.DialogContent>
      </ui.DialogRoot>
    ),
    '.za-Dialog',
  ],
  Disclosure: [(given) => <ui.Disclosure {...given} label="Open it" />, '.za-Disclosure-note'],
  Drawer: [
    (given) => (
      <ui.Drawer {...given} trigger={trigger} title="Menu">
        Text
      </ui.Drawer>
    ),
    '.za-Drawer',
  ],
  DropdownMenu: [
    (given) => (
      <ui.DropdownMenu {...given} items={more}>
        {trigger}
      </ui.DropdownMenu>
    ),
    '.za-DropdownMenu',
  ],
  Popover: [
    (given) => (
      <ui.Popover {...given} label="Filters" content="None">
        {trigger}
      </ui.Popover>
    ),
    '.za-Popover',
  ],
};

const isShown = (selector: string): boolean => document.querySelector(selector)?.checkVisibility() ?? false;

test.each(Object.entries(opened))(
  '%s opens from its button, unless its parent decides',
  async (_, [example, selector]) => {
    const onOpenChange = vi.fn();
    const screen = await render(example({ onOpenChange }));
    const button = screen.getByRole('button', { name: 'Open it' });
    expect(isShown(selector)).toBe(false);
    await button.click();
    await expect.poll(() => isShown(selector)).toBe(true);

    await screen.rerender(<div key="controlled">{example({ open: false, onOpenChange })}</div>);
    await button.click();
    expect(isShown(selector)).toBe(false);
    expect(onOpenChange.mock.calls).toEqual([[true], [true]]);

    await screen.rerender(<div key="at first">{example({ defaultOpen: true, onOpenChange })}</div>);
    await expect.poll(() => isShown(selector)).toBe(true);
  },
);
