import { useEffect, type CSSProperties, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import * as ui from './index.ts';

/** Props that every component accepts for its named element, whichever element that is. The types are part of the promise. */
interface NativeProps {
  ref: (element: Element | null) => void;
  className: string;
  style: CSSProperties;
  id: string;
  lang: string;
  'data-testid': string;
  'aria-details': string;
  'aria-describedby': string;
  onClick: () => void;
  onKeyDown: () => void;
  onFocus: () => void;
  onPointerEnter: () => void;
}

const nothing = (): void => undefined;
const items = [{ key: 'a', label: 'Luxury', value: 3 }];

function Toasted(given: NativeProps) {
  return (
    <ui.ToastProvider {...given}>
      <ShowsToast />
    </ui.ToastProvider>
  );
}
function ShowsToast() {
  const toast = ui.useToast();
  useEffect(() => {
    toast({ title: 'Saved' });
  }, [toast]);
  return null;
}

/** Every component with its required props, by the class of its named element. */
const components: Readonly<Record<string, (given: NativeProps) => ReactElement>> = {
  Accordion: (given) => (
    <ui.Accordion {...given} items={[{ value: 'a', label: 'When?', content: 'In January.' }]} />
  ),
  Alert: (given) => <ui.Alert {...given}>It failed.</ui.Alert>,
  Animal: (given) => <ui.Animal {...given} sign="ox" />,
  Article: (given) => (
    <ui.Article {...given} title="The Ox" summary="Steady.">
      Text
    </ui.Article>
  ),
  Badge: (given) => <ui.Badge {...given}>new</ui.Badge>,
  'Badge asChild': (given) => (
    <ui.Badge asChild {...given}>
      <a href="#energy">Energy</a>
    </ui.Badge>
  ),
  BarChart: (given) => <ui.BarChart {...given} caption="Brands" items={items} onSelect={nothing} />,
  BrandSeal: (given) => <ui.BrandSeal {...given} />,
  Breadcrumb: (given) => <ui.Breadcrumb {...given} items={[]} current="Blog" />,
  Button: (given) => <ui.Button {...given}>Pay</ui.Button>,
  'Button asChild': (given) => (
    <ui.Button asChild {...given}>
      <a href="#next">Next</a>
    </ui.Button>
  ),
  Card: (given) => <ui.Card {...given}>Paper</ui.Card>,
  'Card asChild': (given) => (
    <ui.Card asChild {...given}>
      <a href="#paper">Paper</a>
    </ui.Card>
  ),
  Checkbox: (given) => <ui.Checkbox {...given} label="Agreed" hint="Otherwise not." />,
  Combobox: (given) => (
    <ui.Combobox {...given} label="Sign" hint="Of the year." options={[{ value: 'ox', label: 'Ox' }]} />
  ),
  CompatibilityWheel: (given) => <ui.CompatibilityWheel {...given} sign="rat" />,
  CountWheel: (given) => (
    <ui.CountWheel
      {...given}
      label="Counts"
      counts={[]}
      legend={{ value: '', expected: '', range: '', outside: '' }}
    />
  ),
  DataCard: (given) => <ui.DataCard {...given} title="Ada" />,
  DateInput: (given) => (
    <ui.DateInput
      {...given}
      label="Birth date"
      min="1900-01-01"
      max="2100-12-31"
      hint="As in the passport."
    />
  ),
  Dialog: (given) => (
    <ui.Dialog {...given} open onOpenChange={nothing} title="Settings" description="Of the blog.">
      Words
    </ui.Dialog>
  ),
  'Dialog without a description': (given) => (
    <ui.Dialog {...given} open onOpenChange={nothing} title="Settings">
      Words
    </ui.Dialog>
  ),
  'Dialog in parts': (given) => (
    <ui.DialogRoot defaultOpen>
      <ui.DialogContent {...given}>
        <ui.DialogTitle>Settings</ui.DialogTitle>
      </ui.DialogContent>
    </ui.DialogRoot>
  ),
  DialogDescription: (given) => (
    <ui.DialogRoot defaultOpen>
      <ui.DialogContent>
        <ui.DialogTitle>Settings</ui.DialogTitle>
        <ui.DialogDescription {...given}>Words</ui.DialogDescription>
      </ui.DialogContent>
    </ui.DialogRoot>
  ),
  DialogTitle: (given) => (
    <ui.DialogRoot defaultOpen>
      <ui.DialogContent>
        <ui.DialogTitle {...given}>Settings</ui.DialogTitle>
      </ui.DialogContent>
    </ui.DialogRoot>
  ),
  Disclosure: (given) => (
    <ui.Disclosure {...given} label="Why?">
      Because.
    </ui.Disclosure>
  ),
  DonutChart: (given) => <ui.DonutChart {...given} caption="Brands" noun="brands" items={items} />,
  Drawer: (given) => (
    <ui.Drawer {...given} open onOpenChange={nothing} title="Menu">
      Words
    </ui.Drawer>
  ),
  'Drawer in parts': (given) => (
    <ui.DialogRoot defaultOpen>
      <ui.DrawerContent {...given}>
        <ui.DialogTitle>Menu</ui.DialogTitle>
      </ui.DrawerContent>
    </ui.DialogRoot>
  ),
  DropdownMenu: (given) => (
    <ui.DropdownMenu {...given} defaultOpen items={[{ key: 'edit', label: 'Edit', onSelect: nothing }]}>
      <button type="button">More</button>
    </ui.DropdownMenu>
  ),
  EmptyState: (given) => <ui.EmptyState {...given} title="None" />,
  FilterBar: (given) => (
    <ui.FilterBar {...given} label="Companies">
      Fields
    </ui.FilterBar>
  ),
  Grid: (given) => <ui.Grid {...given}>Cards</ui.Grid>,
  'Grid asChild': (given) => (
    <ui.Grid asChild {...given}>
      <ul />
    </ui.Grid>
  ),
  HeatMap: (given) => (
    <ui.HeatMap
      {...given}
      label="Counts"
      corner="Decade"
      columns={[]}
      rows={[]}
      legend={{ pale: 'none', strong: 'most' }}
      renderDetail={() => null}
    />
  ),
  IconButton: (given) => (
    <ui.IconButton {...given} label="Share">
      <svg />
    </ui.IconButton>
  ),
  'IconButton asChild': (given) => (
    <ui.IconButton asChild {...given} label="Share">
      <a href="#share">⇪</a>
    </ui.IconButton>
  ),
  Input: (given) => <ui.Input {...given} label="Email" hint="We do not write." error="Please name one." />,
  Link: (given) => (
    <ui.Link {...given} href="#blog">
      Blog
    </ui.Link>
  ),
  'Link asChild': (given) => (
    <ui.Link asChild external {...given}>
      <a href="#blog">Blog</a>
    </ui.Link>
  ),
  Logo: (given) => <ui.Logo {...given} />,
  'Logo asChild': (given) => (
    <ui.Logo asChild {...given}>
      <a href="#home">Zodiac Atlas</a>
    </ui.Logo>
  ),
  LogoOrLetter: (given) => <ui.LogoOrLetter {...given} name="Ada" src={null} />,
  'LogoOrLetter with a logo': (given) => (
    <ui.LogoOrLetter {...given} name="Ada" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" />
  ),
  PageSection: (given) => <ui.PageSection {...given} title="Companies" />,
  Pagination: (given) => (
    <ui.Pagination
      {...given}
      page={2}
      pageCount={3}
      renderLink={(page, content) => <a href={`#${page}`}>{content}</a>}
    />
  ),
  PairMatrix: (given) => (
    <ui.PairMatrix {...given} caption="Pairs" people={[]} pairs={[]} renderReasons={() => null} />
  ),
  PasswordInput: (given) => <ui.PasswordInput {...given} label="Password" />,
  PhasesTimeline: (given) => <ui.PhasesTimeline {...given} caption="Phases" phases={[]} />,
  PillarsChart: (given) => <ui.PillarsChart {...given} caption="Pillars" pillars={[]} />,
  Popover: (given) => (
    <ui.Popover {...given} defaultOpen label="Filters" content="None">
      <button type="button">Filter</button>
    </ui.Popover>
  ),
  PriceBox: (given) => <ui.PriceBox {...given} title="$62" benefits={['Everything']} />,
  Progress: (given) => <ui.Progress {...given} label="Sources asked" value={3} />,
  Prose: (given) => <ui.Prose {...given}>Text</ui.Prose>,
  RadioGroup: (given) => (
    <ui.RadioGroup {...given} label="Sign" hint="Of the year." options={[{ value: 'ox', label: 'Ox' }]} />
  ),
  Reading: (given) => (
    <ui.Reading {...given} headings={[]}>
      Sections
    </ui.Reading>
  ),
  ReadingSection: (given) => (
    <ui.ReadingSection title="Career" {...given}>
      Text
    </ui.ReadingSection>
  ),
  Seal: (given) => <ui.Seal {...given} sign="dragon" />,
  SearchInput: (given) => <ui.SearchInput {...given} label="Search" value="ox" onValueChange={nothing} />,
  Select: (given) => <ui.Select {...given} label="Sign" options={[{ value: 'ox', label: 'Ox' }]} />,
  SideRail: (given) => (
    <ui.SideRail
      {...given}
      label="Admin"
      current="a"
      items={[{ key: 'a', label: 'Overview' }]}
      renderLink={(key, content) => <a href={`#${key}`}>{content}</a>}
    />
  ),
  SiteFooter: (given) => <ui.SiteFooter {...given}>For entertainment only.</ui.SiteFooter>,
  SiteHeader: (given) => <ui.SiteHeader {...given} logo="Logo" items={[]} location="/" />,
  Skeleton: (given) => <ui.Skeleton {...given} count={2} />,
  Spinner: (given) => <ui.Spinner {...given} label="One moment …" />,
  Stack: (given) => <ui.Stack {...given}>Fields</ui.Stack>,
  'Stack asChild': (given) => (
    <ui.Stack asChild {...given}>
      <form />
    </ui.Stack>
  ),
  StatCard: (given) => <ui.StatCard {...given} label="Articles" value={3} />,
  StateOutline: (given) => <ui.StateOutline {...given} state="Ohio" />,
  Switch: (given) => <ui.Switch {...given} label="Letters" hint="At most one a week." />,
  Table: (given) => (
    <ui.Table
      {...given}
      caption="Signs"
      columns={[{ key: 'name', header: 'Name', cell: (row: string) => row }]}
      rows={['Rat']}
      rowKey={(row) => row}
    />
  ),
  Tabs: (given) => (
    <ui.Tabs {...given} label="Blog" tabs={[{ value: 'a', label: 'Articles', content: 'None' }]} />
  ),
  Testimonial: (given) => <ui.Testimonial {...given} quote="Good." name="Ada" about="born 1990" />,
  Textarea: (given) => <ui.Textarea {...given} label="Content" />,
  TimeColumns: (given) => (
    <ui.TimeColumns
      {...given}
      caption="Visits"
      legend="Now"
      empty="None."
      items={[{ key: 'a', label: 'Nov 20', value: 3 }]}
    />
  ),
  'Toast-viewport': Toasted,
  Tooltip: (given) => (
    <ui.Tooltip {...given} defaultOpen text="More">
      <button type="button">?</button>
    </ui.Tooltip>
  ),
  UsMap: (given) => <ui.UsMap {...given} label="States" signs={{ Texas: 'snake' }} onSelect={nothing} />,
  WorldMap: (given) => <ui.WorldMap {...given} label="Seats" places={[]} legend={[]} noun="companies" />,
  ZodiacBadge: (given) => <ui.ZodiacBadge {...given} sign="tiger" />,
  'ZodiacBadge asChild': (given) => (
    <ui.ZodiacBadge asChild {...given} sign="tiger">
      <a href="#tiger">Tiger</a>
    </ui.ZodiacBadge>
  ),
  ZodiacWheel: (given) => <ui.ZodiacWheel {...given} />,
  'ZodiacWheel as a choice': (given) => (
    <ui.ZodiacWheel {...given} label="Your sign" value="rat" onValueChange={nothing} />
  ),
};

const withoutElement = ['LabelsProvider', 'DialogRoot', 'DialogTrigger', 'DialogClose'];

test('covers every exported component', () => {
  const exported = Object.keys(ui).filter((name) => /^[A-Z]/.test(name) && !withoutElement.includes(name));
  const tried = new Set(Object.keys(components).map((name) => name.split(' ')[0]));
  const named: Readonly<Record<string, string>> = {
    ToastProvider: 'Toast-viewport',
    FormField: 'Input',
    DialogContent: 'Dialog',
    DrawerContent: 'Drawer',
  };
  expect(exported.filter((name) => !tried.has(named[name] ?? name))).toEqual([]);
});

const all = Object.entries(components);

test.each(all)('%s passes its props to its documented element', async (name, example) => {
  const complaints = vi.spyOn(console, 'error');
  const refs: (Element | null)[] = [];
  const events: string[] = [];
  const given: NativeProps = {
    ref: (element) => refs.push(element),
    className: 'mine wide',
    style: { order: 7 },
    id: 'named',
    lang: 'de',
    'data-testid': 'given',
    'aria-details': 'words',
    'aria-describedby': 'words',
    onClick: () => events.push('click'),
    onKeyDown: () => events.push('keydown'),
    onFocus: () => events.push('focusin'),
    onPointerEnter: () => events.push('pointerover'),
  };
  const page = (children: ReactElement | null) => (
    <>
      <p id="words">Words elsewhere</p>
      {children}
    </>
  );
  const screen = await render(page(example(given)));
  await expect.poll(() => document.querySelectorAll('[data-testid="given"]').length).toBe(1);
  const element = document.querySelector<HTMLElement>('[data-testid="given"]');
  if (!element) throw new Error(`Nothing carries what ${name} was given.`);

  expect([...element.classList]).toEqual(
    expect.arrayContaining([`za-${name.split(' ')[0] ?? name}`, 'mine', 'wide']),
  );
  expect(document.querySelectorAll('.mine')).toHaveLength(1);
  expect(element.style.order).toBe('7');
  expect(element.id).toBe('named');
  expect(element.lang || element.getAttribute('lang')).toBe('de');
  expect(element.getAttribute('aria-details')).toBe('words');
  expect(element.getAttribute('aria-describedby')?.split(' ')).toContain('words');
  expect(refs).toEqual([element]);

  const init = { bubbles: true, cancelable: true };
  element.dispatchEvent(new PointerEvent('pointerover', init));
  element.dispatchEvent(new KeyboardEvent('keydown', { ...init, key: 'x' }));
  element.dispatchEvent(new FocusEvent('focusin', init));
  element.dispatchEvent(new MouseEvent('click', init));
  expect(new Set(events)).toEqual(new Set(['pointerover', 'keydown', 'focusin', 'click']));

  await screen.rerender(page(example(given)));
  expect(refs, 'a ref is not handed over again when nothing changed').toEqual([element]);
  await screen.rerender(page(null));
  expect(refs).toEqual([element, null]);
  expect(complaints.mock.calls).toEqual([]);
});

test('FormField passes its props to its wrapper, and the id and description to the control', async () => {
  const refs: (Element | null)[] = [];
  const click = vi.fn();
  const screen = await render(
    <ui.FormField
      label="Place"
      ref={(element) => {
        refs.push(element);
      }}
      id="place"
      aria-describedby="words"
      className="mine"
      style={{ order: 7 }}
      data-testid="frame"
      onClick={click}
    >
      {(control) => <input type="text" {...control} />}
    </ui.FormField>,
  );
  const frame = screen.getByTestId('frame');
  await expect.element(frame).toHaveClass('za-FormField', 'mine');
  await expect.element(frame).toHaveStyle({ order: '7' });
  await expect.element(frame).not.toHaveAttribute('id');
  const control = screen.getByLabelText('Place');
  await expect.element(control).toHaveAttribute('id', 'place');
  await expect.element(control).toHaveAttribute('aria-describedby', 'words');
  await control.click();
  expect(click).toHaveBeenCalledOnce();
  expect(refs).toEqual([frame.element()]);
});

const fields = {
  Checkbox: (given: object) => <ui.Checkbox label="Field" {...given} />,
  DateInput: (given: object) => <ui.DateInput label="Field" min="1900-01-01" max="2100-12-31" {...given} />,
  Input: (given: object) => <ui.Input label="Field" {...given} />,
  PasswordInput: (given: object) => <ui.PasswordInput label="Field" {...given} />,
  SearchInput: (given: object) => (
    <ui.SearchInput label="Field" value="" onValueChange={nothing} {...given} />
  ),
  Select: (given: object) => <ui.Select label="Field" options={[{ value: 'ox', label: 'Ox' }]} {...given} />,
  Textarea: (given: object) => <ui.Textarea label="Field" {...given} />,
};

test.each(Object.entries(fields))(
  '%s calls event handlers on its control, and keeps native attributes',
  async (_, field) => {
    const events: string[] = [];
    const note = (event: { type: string }): void => {
      events.push(event.type);
    };
    const given = { onChange: note, onBlur: note, 'aria-invalid': true, name: 'field', required: true };
    const screen = await render(field(given));
    const control = screen.getByLabelText('Field', { exact: true }).element() as HTMLInputElement;
    expect(control.name).toBe('field');
    expect(control.required).toBe(true);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    // React fires `onChange` only if the value differs from the one it set.
    const set = (value: string): void => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    };
    if (control.type === 'checkbox') control.click();
    else {
      set(control.type === 'date' ? '1990-01-20' : 'ox');
      control.dispatchEvent(new Event(control.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    }
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    expect(events).toEqual(['change', 'blur']);
  },
);
