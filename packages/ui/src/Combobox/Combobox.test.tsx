import { useState } from 'react';
import { cdp, page, userEvent } from 'vitest/browser';
import { afterAll, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../expect-accessible.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const options = ['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

function Signs(props: Partial<ComboboxProps>) {
  return <Combobox label="Sign" options={options} {...props} />;
}

const field = () => page.getByRole('combobox', { name: 'Sign' });
const listed = (): (string | null)[] =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
/** The text of the option that screen readers announce as current. */
const current = (): string | null | undefined => {
  const id = field().element().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

test('has the combobox role, controls its list, and announces the selected option', async () => {
  await render(<Signs defaultValue="ox" hint="Of the year." />);
  await expect.element(field()).toHaveAttribute('aria-autocomplete', 'list');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(field()).not.toHaveAttribute('aria-controls');
  await expect.element(field()).toHaveAccessibleDescription('Of the year.');
  await expect.element(field()).toHaveValue('Ox');
  await field().click();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  const list = page.getByRole('listbox', { name: 'Sign' });
  await expect.element(field()).toHaveAttribute('aria-controls', list.element().id);
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Ox');
  expect(listed()).toEqual(['Rat', 'Ox', 'Tiger', 'Rabbit', 'Dragon']);
  await expectAccessible(document.body);
});

test('arrow keys open the list, move in it and wrap around; focus stays in the field', async () => {
  await render(<Signs />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(current).toBe('Rat');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(current).toBe('Tiger');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.poll(current).toBe('Dragon');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(current).toBe('Rat');
  await expect.element(field()).toHaveFocus();
});

test('Up opens the list at its end, and either arrow at the selected option', async () => {
  const screen = await render(<Signs />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(current).toBe('Dragon');
  await userEvent.keyboard('{Escape}');
  await screen.rerender(<Signs key="chosen" defaultValue="tiger" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(current).toBe('Tiger');
});

test('Alt and Down open the list without moving, Alt and Up close it', async () => {
  await render(<Signs />);
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  expect(current()).toBeNull();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('Enter chooses the current option once, and submits the form only where the list is closed', async () => {
  const choose = vi.fn();
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await render(
    <form onSubmit={submit}>
      <Signs onValueChange={choose} />
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(field()).toHaveValue('Ox');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  expect(choose.mock.calls).toEqual([['ox']]);
  expect(submit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledOnce();
});

test('typing filters, highlights the first match for Enter, and announces the number of matches', async () => {
  await render(<Signs />);
  await userEvent.tab();
  await userEvent.keyboard('ra');
  await expect.poll(listed).toEqual(['Rat', 'Rabbit', 'Dragon']);
  expect(current()).toBe('Rat');
  await expect.element(page.getByRole('status')).toHaveTextContent('Matches: 3');
  await userEvent.keyboard('bb{Enter}');
  await expect.element(field()).toHaveValue('Rabbit');
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

test('Left, Right, Home and End move the caret in the text', async () => {
  await render(<Signs />);
  await userEvent.tab();
  await userEvent.keyboard('ra');
  await userEvent.keyboard('{Home}b{End}t');
  await expect.element(field()).toHaveValue('brat');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}s');
  await expect.element(field()).toHaveValue('brsat');
});

test('Escape closes the list first, and then clears', async () => {
  const choose = vi.fn();
  await render(<Signs defaultValue="ox" onValueChange={choose} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(field()).toHaveValue('Ox');
  expect(choose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(field()).toHaveValue('');
  expect(choose.mock.calls).toEqual([[null]]);
});

test('leaving the field restores the text that names no option, and selects a fully typed label', async () => {
  const choose = vi.fn();
  await render(
    <>
      <Signs defaultValue="ox" onValueChange={choose} />
      <button type="button">Next</button>
    </>,
  );
  await field().fill('tig');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(field()).toHaveValue('Ox');
  expect(choose).not.toHaveBeenCalled();
  await field().fill('TIGER');
  await userEvent.tab();
  await expect.element(field()).toHaveValue('Tiger');
  expect(choose.mock.calls).toEqual([['tiger']]);
});

test('emptying the text clears the selection', async () => {
  const choose = vi.fn();
  await render(<Signs defaultValue="ox" onValueChange={choose} />);
  await field().fill('');
  expect(choose.mock.calls).toEqual([[null]]);
});

test('the clear button clears, disappears, and leaves focus in the field', async () => {
  await render(<Signs defaultValue="ox" />);
  await page.getByRole('button', { name: 'Clear Sign' }).click();
  await expect.element(field()).toHaveValue('');
  await expect.element(field()).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Clear Sign' })).not.toBeInTheDocument();
});

test('a press selects, a press outside closes, and a disabled option cannot be selected', async () => {
  const choose = vi.fn();
  await render(
    <>
      <p>Beside</p>
      <Signs
        onValueChange={choose}
        options={[...options, { value: 'cat', label: 'Cat', hint: 'Of another calendar.', disabled: true }]}
      />
    </>,
  );
  await field().click();
  const cat = page.getByRole('option', { name: /Cat/ });
  await expect.element(cat).toHaveAttribute('aria-disabled', 'true');
  (cat.element() as HTMLElement).click();
  expect(choose).not.toHaveBeenCalled();
  await page.getByRole('option', { name: 'Tiger' }).click();
  expect(choose.mock.calls).toEqual([['tiger']]);
  await expect.element(field()).toHaveFocus();
  await field().click();
  await page.getByText('Beside').click();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('loaded options show a loading state, the results, and an empty state', async () => {
  const ask = vi.fn();
  function Cities() {
    const [query, setQuery] = useState('');
    return (
      <Combobox
        label="Sign"
        loading={query === 'b'}
        options={query === 'be' ? [{ value: 'be', label: 'Berlin' }] : []}
        onQueryChange={(next) => {
          ask(next);
          setQuery(next);
        }}
      />
    );
  }
  await render(<Cities />);
  await userEvent.tab();
  await userEvent.keyboard('b');
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('e');
  await expect.poll(current).toBe('Berlin');
  await userEvent.keyboard('x');
  await expect.element(page.getByRole('status')).toHaveTextContent('No matches.');
  await userEvent.keyboard('{Backspace}{Enter}');
  // By now the options are those of an empty text, but the selected option keeps its name.
  await expect.element(field()).toHaveValue('Berlin');
  expect(ask.mock.calls.flat()).toEqual(['b', 'be', 'bex', 'be', '']);
});

test('results without the selected option keep the typed text, and Escape still clears the selection', async () => {
  const choose = vi.fn();
  const ox = { value: 'ox', label: 'Ox' };
  function Search() {
    const [query, setQuery] = useState('');
    return (
      <Combobox
        label="Sign"
        value="ox"
        options={query === '' ? [ox] : [{ value: 'rat', label: 'Rat' }]}
        onQueryChange={setQuery}
        onValueChange={choose}
      />
    );
  }
  await render(<Search />);
  await expect.element(field()).toHaveValue('Ox');
  await field().fill('ra');
  await expect.poll(current).toBe('Rat');
  await expect.element(field()).toHaveValue('ra');
  await userEvent.keyboard('{Escape}{Escape}');
  expect(choose.mock.calls).toEqual([[null]]);
});

test('a form submits, requires and resets the value', async () => {
  const screen = await render(
    <form>
      <Signs name="sign" required defaultValue="ox" />
    </form>,
  );
  const form = screen.container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  expect([...new FormData(form)]).toEqual([['sign', 'ox']]);
  await field().fill('');
  expect(form.checkValidity()).toBe(false);
  await userEvent.keyboard('tig{Enter}');
  expect([...new FormData(form)]).toEqual([['sign', 'tiger']]);
  form.reset();
  await expect.element(field()).toHaveValue('Ox');
});

test('a controlled Combobox shows the given value', async () => {
  const screen = await render(<Signs value={null} />);
  await field().fill('tiger');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('');
  await screen.rerender(<Signs value="tiger" />);
  await expect.element(field()).toHaveValue('Tiger');
});

test('in a dialog Escape closes the list and leaves the dialog open', async () => {
  await render(
    <Dialog open onOpenChange={vi.fn()} title="Filter">
      <Signs />
    </Dialog>,
  );
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  const list = page.getByRole('listbox');
  await expect.element(list).toBeVisible();
  const box = list.element().getBoundingClientRect();
  expect(
    document.elementFromPoint(box.left + 20, box.top + 20)?.closest('[role=listbox]'),
    'the list is in front of the dialog',
  ).toBe(list.element());
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
});

test('follows right-to-left direction, with the chevron at the left', async () => {
  await render(
    <div dir="rtl">
      <Signs defaultValue="ox" />
    </div>,
  );
  await field().click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  const option = page.getByRole('option', { name: 'Ox' }).element();
  expect(getComputedStyle(option).direction).toBe('rtl');
  const frame = field().element().parentElement;
  if (!frame) throw new Error('The field has no frame.');
  expect(parseFloat(getComputedStyle(frame, '::after').left)).toBeLessThan(20);
});

test('on a phone the list is as wide as the field and stays within the page', async () => {
  await page.viewport(320, 600);
  await render(
    <div style={{ padding: 16 }}>
      <Signs />
    </div>,
  );
  await field().click();
  await expect.element(page.getByRole('listbox')).toBeVisible();
  const popup = document.querySelector('.za-Combobox-popup');
  const { left = -1, right = 999, width = 0 } = popup?.getBoundingClientRect() ?? {};
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
  expect(width).toBeCloseTo(field().element().getBoundingClientRect().width, -1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('the current option stays in view, and the page does not scroll', async () => {
  await page.viewport(600, 400);
  const many = Array.from({ length: 40 }, (_, index) => ({ value: `${index}`, label: `Option ${index}` }));
  await render(
    <div style={{ height: 2000 }}>
      <Signs options={many} />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(current).toBe('Option 39');
  const bottomOf = (element: Element): number => element.getBoundingClientRect().bottom;
  const last = page.getByRole('option', { name: 'Option 39' }).element();
  const list = page.getByRole('listbox').element();
  await expect.poll(() => bottomOf(last) - bottomOf(list)).toBeLessThanOrEqual(1);
  expect(bottomOf(list)).toBeLessThanOrEqual(400);
  expect(document.documentElement.scrollTop).toBe(0);
});

afterAll(async () => cdp().send('Emulation.setEmulatedMedia', { features: [] }));

test('forced colors distinguish the highlighted and the selected option', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  await render(<Signs defaultValue="ox" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(current).toBe('Tiger');
  const styleOf = (name: string) => getComputedStyle(page.getByRole('option', { name }).element());
  expect([styleOf('Tiger').outlineStyle, styleOf('Rat').outlineStyle]).toEqual(['solid', 'none']);
  expect(styleOf('Ox').textDecorationLine).toBe('underline');
});
