import type { Appearance } from '@stripe/stripe-js';
import { brandOf, type CardBrand } from '../card-brands.ts';
import { applyAppearance } from './appearance.ts';
import dialogCss from './authentication-dialog.css';
import { cardFields, digitsOf, expiryOf, type CardField, type FieldName } from './card-fields.ts';
import formCss from './card-form.css';
import { element, styleSheet } from './dom.ts';
import { Pointer } from './pointer.ts';

interface FormEvents {
  onChange: (state: { complete: boolean; empty: boolean }) => void;
  onFocus: () => void;
  onBlur: () => void;
}

interface Row {
  field: CardField;
  input: HTMLInputElement;
  error: HTMLElement;
}

const brandNames: Record<CardBrand, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unknown: '',
  visa: 'Visa',
};

/** Number, expiration date and security code, in a shadow root so that neither page nor form styles the other. */
export class CardForm {
  readonly host = element('div');
  readonly root = this.host.attachShadow({ mode: 'open' });
  readonly #rows: readonly Row[];
  readonly #brand = element('span', { className: 'brand', ariaHidden: 'true' });
  readonly #events: FormEvents;
  readonly #gone = new AbortController();
  readonly #pointer = new Pointer(this.#gone.signal);
  #state = { complete: false, empty: true };

  constructor(appearance: Appearance | undefined, events: FormEvents) {
    this.#events = events;
    this.root.adoptedStyleSheets = [styleSheet(formCss), styleSheet(dialogCss)];
    this.style(appearance);
    this.#rows = cardFields.map((field) => this.#row(field));
    const form = element('form', { noValidate: true }, ...this.#rows.map((row) => this.#drawn(row)));
    // Inside a page's form this one is no form of its own: Enter submits the page's.
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && !event.isComposing) this.host.closest('form')?.requestSubmit();
    });
    this.root.append(form);
  }

  style(appearance: Appearance | undefined): void {
    applyAppearance(this.host, appearance);
  }

  /** Lets go of the page. */
  dispose(): void {
    this.#gone.abort();
    this.host.remove();
  }

  focus(): void {
    this.#rows[0]?.input.focus();
  }

  blur(): void {
    for (const { input } of this.#rows) input.blur();
  }

  clear(): void {
    for (const row of this.#rows) {
      row.input.value = '';
      this.#say(row, '');
    }
    this.#changed();
  }

  /** Says what is wrong beside each field, and goes to the first. @returns what is wrong there */
  validate(): string | undefined {
    const problems = this.#rows.map((row) => {
      const problem = this.#problem(row);
      this.#say(row, problem ?? '');
      return problem;
    });
    const first = problems.findIndex((problem) => problem !== undefined);
    this.#rows[first]?.input.focus();
    return problems[first];
  }

  /** The card, in the names of the API. */
  parameters(): Record<string, string> {
    const { month, year } = expiryOf(this.#text('expiry'));
    return {
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': digitsOf(this.#text('number')),
      'payment_method_data[card][exp_month]': String(month),
      'payment_method_data[card][exp_year]': String(year),
      'payment_method_data[card][cvc]': this.#text('cvc'),
    };
  }

  #text(name: FieldName): string {
    return this.#rows.find((row) => row.field.name === name)?.input.value ?? '';
  }

  get #cardBrand(): CardBrand {
    return brandOf(digitsOf(this.#text('number')));
  }

  #row(field: CardField): Row {
    const { name, autocomplete, placeholder } = field;
    const error = element('p', { className: 'error', id: `${name}-error`, role: 'alert' });
    const input = element('input', {
      id: name,
      name,
      autocomplete,
      placeholder,
      inputMode: 'numeric',
      ariaRequired: 'true',
      spellcheck: false,
    });
    input.setAttribute('aria-describedby', error.id);
    const row = { field, input, error };
    input.addEventListener('input', (event) => this.#typed(row, event));
    input.addEventListener('focus', () => this.#events.onFocus());
    input.addEventListener('blur', () => {
      this.#pointer.whenUp(() => {
        if (input.value !== '') this.#say(row, this.#problem(row) ?? '');
      });
      this.#events.onBlur();
    });
    return row;
  }

  #drawn({ field, input, error }: Row): HTMLElement {
    const label = element('label', { htmlFor: input.id }, field.label);
    const box = element('div', { className: 'box' }, input);
    if (field.name === 'number') box.append(this.#brand);
    return element('div', { className: field.name }, label, box, error);
  }

  #typed(row: Row, event: Event): void {
    const { input, field } = row;
    const deleting = event instanceof InputEvent && event.inputType.startsWith('delete');
    const brand = field.name === 'number' ? brandOf(digitsOf(input.value)) : this.#cardBrand;
    const caret = input.selectionStart ?? input.value.length;
    const isAtEnd = caret === input.value.length;
    const digitsBefore = digitsOf(input.value.slice(0, caret)).length;
    input.value = field.format(input.value, brand, deleting);
    const position = isAtEnd ? input.value.length : positionAfter(input.value, digitsBefore);
    input.setSelectionRange(position, position);
    this.#brand.textContent = brandNames[this.#cardBrand];
    // What was said stays until it is put right; nothing new is said while somebody types.
    if (this.#problem(row) === undefined || input.value === '') this.#say(row, '');
    this.#changed();
  }

  #problem({ field, input }: Row): string | undefined {
    return field.problem(input.value, this.#cardBrand, new Date());
  }

  #say({ input, error }: Row, problem: string): void {
    error.textContent = problem;
    input.ariaInvalid = String(problem !== '');
  }

  #changed(): void {
    const complete = this.#rows.every((row) => this.#problem(row) === undefined);
    const empty = this.#rows.every(({ input }) => input.value === '');
    const { complete: wasComplete, empty: wasEmpty } = this.#state;
    this.#state = { complete, empty };
    if (complete !== wasComplete || empty !== wasEmpty) this.#events.onChange(this.#state);
  }
}

/** Where the caret stands once so many digits are before it. */
function positionAfter(text: string, digits: number): number {
  let seen = 0;
  for (const [index, character] of [...text].entries()) {
    if (seen === digits) return index;
    if (/\d/.test(character)) seen += 1;
  }
  return text.length;
}
