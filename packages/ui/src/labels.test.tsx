import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { englishLabels } from './english-labels.ts';
import * as ui from './index.ts';

const nothing = (): void => undefined;
const german: ui.Labels = {
  close: 'Schließen',
  loading: 'Lädt',
  show: 'Zeigen',
  hide: 'Verbergen',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  clear: '{label} leeren',
  noMatches: 'Nichts gefunden.',
  matchCount: 'Treffer: {count}',
  dateOutOfRange: 'Bitte ein Datum vom {min} bis zum {max}.',
  pagination: 'Seiten',
  page: 'Seite {page}',
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  breadcrumb: 'Pfad',
  mainNavigation: 'Hauptmenü',
  menu: 'Menü',
  skipToContent: 'Zum Inhalt',
  newTab: '(neuer Tab)',
  contents: 'In diesem Artikel',
  amountOf: '{value} von {max}',
  nothingCounted: 'Noch nichts gezählt.',
  nothingToShow: 'Nichts zu sehen.',
  notifications: 'Meldungen ({hotkey})',
  notification: 'Meldung',
  zodiacWheel: 'Die zwölf Zeichen im Kreis',
  state: 'Bundesstaat',
  sign: 'Zeichen',
  item: 'Bezeichnung',
  count: 'Anzahl',
  relation: 'Beziehung',
  score: 'Punkte',
  bondsOf: '{name}: Bande',
  secretFriend: 'Heimlicher Freund',
  ally: 'Verbündeter',
  harm: 'Schaden',
  clash: 'Streit',
  punishment: 'Strafe',
  destruction: 'Bruch',
};

function Toasted() {
  const toast = ui.useToast();
  return (
    <button type="button" onClick={() => toast({ title: 'Saved', tone: 'destructive' })}>
      Toast
    </button>
  );
}

const many = Array.from({ length: 3 }, (_, index) => ({ id: `h${index}`, text: `Heading ${index}` }));

/** All components with built-in texts, with our own words where they are required. */
function Speaking() {
  return (
    <>
      <ui.ToastProvider>
        <Toasted />
      </ui.ToastProvider>
      <ui.SiteHeader logo="§" items={[{ key: 'a', content: '§' }]} location="/" contentId="content" />
      <ui.Breadcrumb items={[]} current="§" />
      <ui.Article title="§" summary="§" place="§" headings={many}>
        §
      </ui.Article>
      <ui.Pagination
        page={2}
        pageCount={3}
        renderLink={(page, content) => <a href={`#${page}`}>{content}</a>}
      />
      <ui.PasswordInput label="§" />
      <ui.SearchInput label="§" value="ox" onValueChange={nothing} />
      <ui.Combobox label="§ all" options={[{ value: 'ox', label: '§' }]} />
      <ui.Combobox label="§ none" options={[]} />
      <ui.DateInput label="§ date" min="1900-01-01" max="2100-12-31" defaultValue="1800-05-05" />
      <ui.Link href="#a" external>
        §
      </ui.Link>
      <ui.DataCard title="§" href="#b" />
      <ui.BarChart caption="§" items={[]} />
      <ui.BarChart caption="§" items={[{ key: 'a', label: '§', value: 1234 }]} />
      <ui.DonutChart caption="§" noun="§" items={[{ key: 'a', label: '§', value: 5678 }]} />
      <ui.Progress label="§" value={3} />
      <ui.Spinner />
      <ui.Table caption="§" columns={[]} rows={[]} rowKey={String} />
      <ui.ZodiacWheel />
      <ui.CompatibilityWheel sign="rat" />
      <ui.UsMap label="§" signs={{ Texas: 'snake' }} />
      <ui.Button busy>§</ui.Button>
      <ui.Dialog open onOpenChange={nothing} title="§">
        §
      </ui.Dialog>
    </>
  );
}

/** All visible and announced text, in one string. */
const everything = (): string =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label')),
  ].join('\n');

/** Matches a text with its placeholders filled in. */
const pattern = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
    'u',
  );

async function showEverything(locale: string, labels: ui.Labels): Promise<void> {
  const screen = await render(
    <ui.LabelsProvider locale={locale} labels={labels}>
      <Speaking />
    </ui.LabelsProvider>,
  );
  const field = screen.getByLabelText('§ date').element();
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  (screen.getByText('Toast').element() as HTMLElement).click();
  for (const name of ['§ all', '§ none']) (screen.getByLabelText(name).element() as HTMLElement).click();
  await expect.poll(() => document.querySelector('.za-Toast')).not.toBeNull();
  await expect.poll(everything).toContain(labels.loading);
}

/** Visible only after the password is shown. */
const afterPress = new Set<keyof ui.Labels>(['hide', 'hidePassword', 'notification']);

test('components take all their built-in words from the provider', async () => {
  await showEverything('de-DE', german);
  const said = everything();
  const names = (Object.keys(englishLabels) as (keyof ui.Labels)[]).filter((name) => !afterPress.has(name));
  expect(names.filter((name) => !pattern(german[name]).test(said))).toEqual([]);
  // Short English words occur in German words, so only longer ones are searched for.
  const english = names.filter((name) => englishLabels[name].length > 8);
  expect(english.filter((name) => pattern(englishLabels[name]).test(said))).toEqual([]);
});

test('formats numbers and months for the locale', async () => {
  await showEverything('de-DE', german);
  expect(everything()).toContain('1.234');
  expect(everything()).toContain('5.678');
  expect(everything()).toContain('1. Januar 1900');
});

test('uses English without a provider', async () => {
  const screen = await render(<Speaking />);
  await expect
    .element(screen.getByRole('button', { name: 'Close', includeHidden: true }))
    .toBeInTheDocument();
  expect(everything()).toContain('1,234');
});

test('providers nest, and a component’s prop overrides them', async () => {
  const screen = await render(
    <ui.LabelsProvider labels={{ breadcrumb: 'Pfad', loading: 'Lädt' }}>
      <ui.LabelsProvider labels={{ loading: 'Einen Moment' }}>
        <ui.Breadcrumb items={[]} current="Blog" />
        <ui.Breadcrumb items={[]} current="Blog" aria-label="Ort" />
        <ui.Spinner />
        <ui.Spinner label="Artikel kommen" />
      </ui.LabelsProvider>
    </ui.LabelsProvider>,
  );
  await expect.element(screen.getByRole('navigation', { name: 'Pfad' })).toBeVisible();
  await expect.element(screen.getByRole('navigation', { name: 'Ort' })).toBeVisible();
  await expect.element(screen.getByText('Einen Moment')).toBeVisible();
  await expect.element(screen.getByText('Artikel kommen')).toBeVisible();
});

test('the password button announces both its states', async () => {
  const screen = await render(
    <ui.LabelsProvider labels={german}>
      <ui.PasswordInput label="Passwort" />
    </ui.LabelsProvider>,
  );
  await screen.getByRole('button', { name: 'Passwort zeigen' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Passwort verbergen' }))
    .toHaveTextContent('Verbergen');
});

const announced = (): string | null | undefined =>
  document.querySelector('[aria-live="polite"]')?.textContent;

test('a button that becomes busy is announced once each time, also in a dialog', async () => {
  const dialog = (busy: boolean) => (
    <ui.Dialog open onOpenChange={nothing} title="Settings">
      <ui.Button busy={busy} busyLabel="Saving...">
        Save
      </ui.Button>
    </ui.Dialog>
  );
  const screen = await render(dialog(false));
  expect(announced()).toBeFalsy();
  for (let time = 0; time < 2; time += 1) {
    await screen.rerender(dialog(true));
    await expect.poll(announced).toBe('Saving...');
    expect(document.querySelector('[aria-live="polite"]')?.closest('[aria-hidden="true"]')).toBeNull();
    await screen.rerender(dialog(false));
    await expect.poll(announced).toBe('');
  }
  await userEvent.keyboard('{Escape}');
  await screen.unmount();
});
