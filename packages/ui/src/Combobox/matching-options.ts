export interface ComboboxOption {
  /** The value submitted by a form and passed to `onValueChange`. */
  value: string;
  /** The visible text, which is searched for the typed text. */
  label: string;
  /** Other words that find the option, such as `Texas` for “Austin, TX”. They are not shown. */
  keywords?: readonly string[];
  /** Additional information below the label. */
  hint?: string;
  /** Whether the option cannot be selected. */
  disabled?: boolean;
}

/** Removes case and diacritics, so that "sao" matches "São Paulo". */
const plain = (text: string, locale: string): string =>
  text.toLocaleLowerCase(locale).normalize('NFD').replaceAll(/\p{M}/gu, '').trim();

/** Returns the options whose label or one of whose keywords contains the typed text; all options for an empty text. */
export function matchingOptions(
  options: readonly ComboboxOption[],
  typed: string,
  locale: string,
): readonly ComboboxOption[] {
  const wanted = plain(typed, locale);
  return wanted === ''
    ? options
    : options.filter(({ label, keywords = [] }) =>
        [label, ...keywords].some((text) => plain(text, locale).includes(wanted)),
      );
}

/** Returns the enabled option whose label equals the text, ignoring case and diacritics. */
export function optionNamed(
  options: readonly ComboboxOption[],
  text: string,
  locale: string,
): ComboboxOption | undefined {
  const wanted = plain(text, locale);
  return options.find(({ label, disabled }) => !disabled && plain(label, locale) === wanted);
}
