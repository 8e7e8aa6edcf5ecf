'use client';

import { Popover as Radix } from 'radix-ui';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { FormField, type FieldProps } from '../FormField/FormField.tsx';
import { InThemeOf } from '../in-theme-of.ts';
import { useLabels } from '../labels.ts';
import { useTextDirection } from '../use-text-direction.ts';
import { matchingOptions, neighbourOf, optionNamed, type ComboboxOption } from './matching-options.ts';

export interface ComboboxProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'list' | 'role'> {
  /** The options, in display order. */
  options: readonly ComboboxOption[];
  /** The selected value, `null` for none. Makes the component controlled. */
  value?: string | null;
  /** The initially selected value, when uncontrolled. */
  defaultValue?: string | null;
  /** Called with the selected value, and with `null` when the selection is cleared. */
  onValueChange?: (value: string | null) => void;
  /**
   * Called with the text as it is typed, and with an empty string when typing ends. With this prop, `options` are shown as
   * given, as the result of a search for that text. Without it they are filtered by label.
   */
  onQueryChange?: (query: string) => void;
  /** Whether options are being loaded. */
  loading?: boolean;
}

/**
 * A field that selects one of many options, which typing filters. Text that matches no option is reverted when the field
 * loses the focus.
 */
export function Combobox({
  label,
  hint,
  error,
  hideLabel,
  options,
  value: givenValue,
  defaultValue = null,
  onValueChange,
  onQueryChange,
  loading = false,
  name,
  className = '',
  ref,
  onBlur,
  onChange,
  onClick,
  onKeyDown,
  ...input
}: ComboboxProps) {
  const { label: word, locale } = useLabels();
  const { direction, ref: frame } = useTextDirection<HTMLDivElement>();
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current, []);
  const listId = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  /** The typed text; `null` while the field shows the selected option. */
  const [query, setQuery] = useState<string | null>(null);
  const [activeValue, setActiveValue] = useState<string>();
  /** The option selected last: `options` may be the result of another search by now. */
  const [lastChosen, setLastChosen] = useState<ComboboxOption>();

  const value = givenValue === undefined ? ownValue : givenValue;
  const known = options.find((option) => option.value === value) ?? lastChosen;
  const chosen = known?.value === value ? known : undefined;
  const shown = onQueryChange ? options : matchingOptions(options, query ?? '', locale);
  const found = loading ? [] : shown;
  const isOpen = open && !input.disabled && !input.readOnly;
  // While typing, the first match is active, so that Enter selects it.
  const active = isOpen
    ? (found.find((option) => option.value === activeValue && !option.disabled) ??
      (query ? neighbourOf(found, undefined, 1) : undefined))
    : undefined;
  const idOf = (option: ComboboxOption): string => `${listId}-${options.indexOf(option)}`;
  const optionAt = (target: EventTarget): ComboboxOption | undefined => {
    const element = target instanceof Element ? target.closest('[role="option"]') : null;
    return found.find((option) => idOf(option) === element?.id);
  };

  useEffect(() => {
    const form = field.current?.form;
    const reset = (): void => {
      setOwnValue(defaultValue);
      setQuery(null);
    };
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [defaultValue]);

  function type(text: string | null): void {
    setQuery(text);
    if ((text ?? '') !== (query ?? '')) onQueryChange?.(text ?? '');
  }
  function choose(option: ComboboxOption | null): void {
    setLastChosen(option ?? undefined);
    setOwnValue(option?.value ?? null);
    if ((option?.value ?? null) !== value) onValueChange?.(option?.value ?? null);
  }
  function show(at: ComboboxOption | undefined): void {
    setOpen(true);
    setActiveValue(at?.value);
  }
  function close(): void {
    setOpen(false);
    setActiveValue(undefined);
  }
  function pick(option: ComboboxOption): void {
    choose(option);
    type(null);
    close();
  }
  function clear(): void {
    choose(null);
    type(null);
    close();
    field.current?.focus();
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    // Keys of an input method belong to its composition. Radix prevents the default of an Escape that closes the list.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        if (event.altKey) {
          if (step === 1) show(undefined);
          else close();
        } else if (isOpen) setActiveValue(neighbourOf(found, active?.value, step)?.value);
        else show(chosen ?? neighbourOf(found, undefined, step));
        return;
      }
      case 'Enter':
        // With the list closed, Enter submits the form.
        if (!isOpen) return;
        event.preventDefault();
        if (active) pick(active);
        else close();
        return;
      case 'Escape':
        if (value === null && query === null) return;
        event.preventDefault();
        clear();
    }
  }

  const status = !isOpen
    ? ''
    : loading
      ? word('loading')
      : found.length === 0
        ? word('noMatches')
        : word('matchCount', { count: found.length });
  return (
    <FormField
      {...{ label, hint, error, hideLabel: hideLabel ?? false }}
      id={input.id}
      aria-describedby={input['aria-describedby']}
    >
      {(control) => (
        <Radix.Root open={isOpen} onOpenChange={(next) => !next && close()}>
          <Radix.Anchor asChild>
            <div ref={frame} className="za-Select-frame za-Combobox-frame">
              <input
                autoComplete="off"
                spellCheck={false}
                {...input}
                {...control}
                ref={field}
                type="text"
                role="combobox"
                className={`za-FormField-control za-Combobox ${className}`}
                aria-autocomplete="list"
                aria-expanded={isOpen && found.length > 0}
                aria-controls={isOpen && found.length > 0 ? listId : undefined}
                aria-activedescendant={active && idOf(active)}
                value={query ?? chosen?.label ?? ''}
                onClick={(event) => {
                  onClick?.(event);
                  // With the list open, a click only moves the caret.
                  if (!isOpen) show(chosen);
                }}
                onChange={(event) => {
                  onChange?.(event);
                  const text = event.target.value;
                  type(text);
                  if (text === '') choose(null);
                  show(undefined);
                }}
                onBlur={(event) => {
                  onBlur?.(event);
                  const named =
                    query === null || query === '' ? undefined : optionNamed(found, query, locale);
                  if (named) choose(named);
                  type(null);
                  close();
                }}
                onKeyDown={press}
              />
              {name !== undefined && (
                <input type="hidden" name={name} value={value ?? ''} disabled={input.disabled} />
              )}
              {(value !== null || query) && !input.disabled && !input.readOnly && (
                <button
                  type="button"
                  className="za-SearchInput-clear"
                  aria-label={word('clear', { label })}
                  onClick={clear}
                >
                  ×
                </button>
              )}
              <span role="status" className="za-hidden za-Combobox-status">
                {status}
              </span>
            </div>
          </Radix.Anchor>
          <Radix.Portal>
            <Radix.Content
              asChild
              role={undefined}
              dir={direction}
              className="za-DropdownMenu za-Combobox-popup"
              sideOffset={4}
              align="start"
              collisionPadding={8}
              // The focus stays in the field, also when the list is clicked.
              onOpenAutoFocus={(event) => event.preventDefault()}
              onCloseAutoFocus={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={(event) => setActiveValue(optionAt(event.target)?.value)}
              onClick={(event) => {
                const option = optionAt(event.target);
                if (option && !option.disabled) pick(option);
              }}
              onInteractOutside={(event) => {
                if (event.target instanceof Node && frame.current?.contains(event.target))
                  event.preventDefault();
              }}
            >
              <InThemeOf place={frame}>
                {found.length === 0 ? (
                  <p className="za-Combobox-none" aria-hidden="true">
                    {status}
                  </p>
                ) : (
                  <div role="listbox" id={listId} aria-label={label} className="za-Combobox-list">
                    {found.map((option) => (
                      <div
                        key={option.value}
                        ref={option === active ? keepInView : undefined}
                        role="option"
                        id={idOf(option)}
                        className="za-DropdownMenu-item za-Combobox-option"
                        aria-selected={option.value === value}
                        aria-disabled={option.disabled}
                        data-highlighted={option === active ? '' : undefined}
                        data-disabled={option.disabled ? '' : undefined}
                      >
                        <span>{option.label}</span>
                        {option.hint && <span className="za-Combobox-hint">{option.hint}</span>}
                      </div>
                    ))}
                  </div>
                )}
              </InThemeOf>
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      )}
    </FormField>
  );
}

/** Scrolls the list only, again when its height is known. `scrollIntoView` would also scroll the page. */
function keepInView(option: HTMLElement | null): (() => void) | undefined {
  const list = option?.closest<HTMLElement>('[role="listbox"]');
  if (!option || !list) return undefined;
  const observer = new ResizeObserver(() => {
    const above = option.offsetTop - list.scrollTop;
    const below = above + option.offsetHeight - list.clientHeight;
    if (above < 0) list.scrollTop += above;
    else if (below > 0) list.scrollTop += below;
  });
  observer.observe(list);
  return () => observer.disconnect();
}
