import type { Appearance } from '@stripe/stripe-js';
import { brandOf, type CardBrand } from '../card-brands.ts';
import { applyAppearance } from './appearance.ts';
import dialogCss from './authentication-dialog.css';
import { cardFields, digitsOf, expiryOf, type CardField, type FieldName } from './card-fields.ts';
import formCss from './card-form.css';
import { element, styleSheet } from './dom.ts';
import { Pointer } from './pointer.ts';

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

/** The card inputs. A shadow root keeps the page's styles and the form's apart. */
export class CardForm {
  readonly host = element('div');
  readonly root = this.host.attachShadow({ mode: 'open' });
  readonly #rows: readonly Row[];
  readonly #brand = element('span', { className: 'brand', ariaHidden: 'true' });
  readonly #disposed = new AbortController();
  readonly #pointer = new Pointer(this.#disposed.signal);

  constructor(appearance: Appearance | undefined) {
    this.root.adoptedStyleSheets = [styleSheet(formCss), styleSheet(dialogCss)];
    this.style(appearance);
    this.#rows = cardFields.map((field) => this.#row(field));
    const form = element('form', { noValidate: true }, ...this.#rows.map((row) => this.#render(row)));
    // Enter submits the page's form that contains the element.
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && !event.isComposing) this.host.closest('form')?.requestSubmit();
    });
    this.root.append(form);
  }

  style(appearance: Appearance | undefined): void {
    applyAppearance(this.host, appearance);
  }

  /** Removes the form and its listeners from the page. */
  dispose(): void {
    this.#disposed.abort();
    this.host.remove();
  }

  /** Shows an error at each invalid field and focuses the first. @returns the first error message */
  validate(): string | undefined {
    const problems = this.#rows.map((row) => {
      const problem = this.#problem(row);
      this.#setError(row, problem ?? '');
      return problem;
    });
    const first = problems.findIndex((problem) => problem !== undefined);
    this.#rows[first]?.input.focus();
    return problems[first];
  }

  /** The card as API parameters. */
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
    input.addEventListener('input', (event) => this.#onInput(row, event));
    input.addEventListener('blur', () => {
      this.#pointer.whenUp(() => {
        if (input.value !== '') this.#setError(row, this.#problem(row) ?? '');
      });
    });
    return row;
  }

  #render({ field, input, error }: Row): HTMLElement {
    const label = element('label', { htmlFor: input.id }, field.label);
    const box = element('div', { className: 'box' }, input);
    if (field.name === 'number') box.append(this.#brand);
    return element('div', { className: field.name }, label, box, error);
  }

  #onInput(row: Row, event: Event): void {
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
    // An error stays until it is corrected. No new error appears while typing.
    if (this.#problem(row) === undefined || input.value === '') this.#setError(row, '');
  }

  #problem({ field, input }: Row): string | undefined {
    return field.problem(input.value, this.#cardBrand, new Date());
  }

  #setError({ input, error }: Row, problem: string): void {
    error.textContent = problem;
    input.ariaInvalid = String(problem !== '');
  }
}

/** The index in `text` after its first `digits` digits. */
function positionAfter(text: string, digits: number): number {
  let seen = 0;
  for (const [index, character] of [...text].entries()) {
    if (seen === digits) return index;
    if (/\d/.test(character)) seen += 1;
  }
  return text.length;
}
