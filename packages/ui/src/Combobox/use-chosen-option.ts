'use client';

import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useId, useState, type ComponentProps, type KeyboardEvent, type RefObject } from 'react';
import { useLabels } from '../labels.ts';
import { useControlled, useFormReset } from '../use-controlled.ts';
import { matchingOptions, optionNamed, type ComboboxOption } from './matching-options.ts';

interface Choice {
  field: RefObject<HTMLInputElement | null>;
  options: readonly ComboboxOption[];
  value: string | null | undefined;
  defaultValue: string | null;
  onValueChange: ((value: string | null) => void) | undefined;
  onQueryChange: ((query: string) => void) | undefined;
  loading: boolean;
}

/** The selected option, the typed text, and the options that match it. */
function useTypedChoice({
  field,
  options,
  value: givenValue,
  defaultValue,
  onValueChange,
  onQueryChange,
  loading,
}: Choice) {
  const { locale } = useLabels();
  const [value, setValue] = useControlled(givenValue, defaultValue, onValueChange);
  /** The typed text; `null` while the field shows the selected option. */
  const [query, setQuery] = useState<string | null>(null);
  /** The option selected last. `options` may no longer contain it, after another search. */
  const [lastChosen, setLastChosen] = useState<ComboboxOption>();
  const known = options.find((option) => option.value === value) ?? lastChosen;
  const chosen = known?.value === value ? known : undefined;
  const shown = onQueryChange ? options : matchingOptions(options, query ?? '', locale);
  const found = loading ? [] : [...shown];

  useFormReset(field, () => {
    setValue(defaultValue);
    setQuery(null);
  });
  function type(text: string | null): void {
    setQuery(text);
    if ((text ?? '') !== (query ?? '')) onQueryChange?.(text ?? '');
  }
  function choose(option: ComboboxOption | null): void {
    setLastChosen(option ?? undefined);
    setValue(option?.value ?? null);
  }
  /** The index of the first match. Results of a search are not loaded yet, so their first result is assumed to be enabled. */
  function firstMatch(text: string): number {
    if (text === '') return -1;
    return onQueryChange ? 0 : matchingOptions(options, text, locale).findIndex(({ disabled }) => !disabled);
  }
  return {
    value,
    // The results of a search may lack the selected option.
    selected: chosen ?? (value === null ? null : { value, label: '' }),
    found,
    text: query ?? chosen?.label ?? '',
    hasContent: value !== null || Boolean(query),
    type,
    choose,
    firstMatch,
    /** Selects the option whose label is the typed text; any other text is reverted. */
    settle: () => {
      const named = query ? optionNamed(found, query, locale) : undefined;
      if (named) choose(named);
      type(null);
    },
  };
}

const {
  ControlledPropUpdatedSelectedItem,
  InputBlur,
  InputChange,
  InputClick,
  InputKeyDownArrowUp,
  InputKeyDownEnter,
} = useCombobox.stateChangeTypes;

/** Changes of the text while typing continues. */
const whileTyping: readonly unknown[] = [InputChange, ControlledPropUpdatedSelectedItem];

const ofOptions = {
  itemToString: (option: ComboboxOption | null) => option?.label ?? '',
  itemToKey: (option: ComboboxOption | null) => option?.value ?? null,
  isItemDisabled: ({ disabled = false }: ComboboxOption) => disabled,
  // Does nothing, because Downshift would scroll before the list has its height.
  scrollIntoView: () => undefined,
};

type State = UseComboboxState<ComboboxOption>;
type StateChange = UseComboboxStateChangeOptions<ComboboxOption>;

interface ChosenOption extends Choice {
  readOnly: boolean;
  disabled: boolean;
}

/** Uses Downshift with two changes: text that matches no option is reverted, and Enter selects the first match of typed text. */
export function useChosenOption({ readOnly, disabled, ...choice }: ChosenOption) {
  const { type, choose, firstMatch, settle, found, selected, text, ...rest } = useTypedChoice(choice);
  const id = useId();
  const getItemId = (index: number): string => `${id}-${index}`;

  function stateReducer(state: State, action: StateChange): Partial<State> {
    if (readOnly) return state;
    // With the list open, a click only moves the caret.
    if (action.type === InputClick && state.isOpen) return state;
    const closes =
      action.type === InputBlur ||
      (action.type === InputKeyDownArrowUp && action.altKey) ||
      (action.type === InputKeyDownEnter && found[state.highlightedIndex]?.disabled);
    if (closes && state.isOpen) return { ...state, isOpen: false, highlightedIndex: -1 };
    return action.type === InputChange
      ? { ...action.changes, highlightedIndex: firstMatch(action.inputValue ?? '') }
      : action.changes;
  }

  const combobox = useCombobox<ComboboxOption>({
    items: found,
    selectedItem: selected,
    inputValue: text,
    ...ofOptions,
    getItemId,
    stateReducer,
    onStateChange: ({ type: cause, selectedItem, inputValue }) => {
      if (selectedItem !== undefined) choose(selectedItem);
      if (whileTyping.includes(cause)) return;
      if (selectedItem !== undefined || inputValue !== undefined) type(null);
    },
  });
  const { id: listId } = combobox.getMenuProps({}, unchecked);
  const isOpen = combobox.isOpen && !disabled;
  const isListed = isOpen && found.length > 0;
  const highlighted = found[combobox.highlightedIndex];
  const active = isListed && !highlighted?.disabled ? highlighted : undefined;
  const activeId = active && getItemId(combobox.highlightedIndex);
  return {
    ...rest,
    found,
    isOpen,
    isListed,
    active,
    activeId,
    getItemProps: combobox.getItemProps,
    getListProps: (given: ComponentProps<'div'>) => combobox.getMenuProps(given, unchecked),
    clear: () => {
      choose(null);
      type(null);
      combobox.closeMenu();
      choice.field.current?.focus();
    },
    getFieldProps: ({ onChange, onBlur, onKeyDown, ...given }: ComponentProps<'input'>) =>
      combobox.getInputProps({
        'aria-labelledby': undefined,
        ...given,
        ref: choice.field,
        'aria-expanded': isListed,
        'aria-controls': isListed ? listId : undefined,
        'aria-activedescendant': activeId,
        onChange: (event) => {
          onChange?.(event);
          // Sets the text during the event. Downshift reports a change later, and the caret would jump to the end.
          type(event.currentTarget.value);
          if (event.currentTarget.value === '') choose(null);
        },
        onBlur: (event) => {
          onBlur?.(event);
          settle();
        },
        onKeyDown: (event) => {
          onKeyDown?.(event);
          if (isForText(event)) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
        },
      }),
  };
}

/** Skips Downshift's check for the list, which is in the page only while it is open. */
const unchecked = { suppressRefError: true };

/** Home and End move in the text. Keys of an input method belong to its composition. */
function isForText({ key, nativeEvent, defaultPrevented }: KeyboardEvent): boolean {
  // Radix prevents the default of an Escape key that closes a layer.
  const isHandled = defaultPrevented && key !== 'Escape';
  return isHandled || nativeEvent.isComposing || key === 'Home' || key === 'End';
}
