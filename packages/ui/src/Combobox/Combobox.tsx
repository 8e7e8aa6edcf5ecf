'use client';

import { Popover as Radix } from 'radix-ui';
import { useEffect, useImperativeHandle, useRef, type ComponentProps, type RefObject } from 'react';
import { FormField, type FieldProps } from '../FormField/FormField.tsx';
import { InThemeOf } from '../in-theme-of.ts';
import { useLabels } from '../labels.ts';
import { usePortalPlace } from '../use-portal-place.ts';
import { useTextDirection } from '../use-text-direction.ts';
import type { ComboboxOption } from './matching-options.ts';
import { useChosenOption } from './use-chosen-option.ts';

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
   * given, as the result of a search for that text. Without it they are filtered by label and keywords.
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
  value,
  defaultValue = null,
  onValueChange,
  onQueryChange,
  loading = false,
  name,
  className = '',
  ref,
  ...input
}: ComboboxProps) {
  const { label: word } = useLabels();
  const { direction, ref: frame } = useTextDirection<HTMLDivElement>();
  const place = usePortalPlace(frame);
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current, []);
  const choice = useChosenOption({
    field,
    options,
    value,
    defaultValue,
    onValueChange,
    onQueryChange,
    loading,
    readOnly: input.readOnly ?? false,
    disabled: input.disabled ?? false,
  });
  const said = loading
    ? word('loading')
    : choice.isListed
      ? word('matchCount', { count: choice.found.length })
      : word('noMatches');
  const status = choice.isOpen ? said : '';
  return (
    <FormField
      {...{ label, hint, error, hideLabel: hideLabel ?? false }}
      id={input.id}
      aria-describedby={input['aria-describedby']}
    >
      {(control) => (
        <Radix.Root open={choice.isOpen}>
          <Radix.Anchor asChild>
            <div ref={frame} className="za-Select-frame za-Combobox-frame">
              <input
                spellCheck={false}
                {...choice.getFieldProps({ ...input, ...control })}
                type="text"
                className={`za-FormField-control za-Combobox ${className}`}
              />
              {name !== undefined && (
                <input type="hidden" name={name} value={choice.value ?? ''} disabled={input.disabled} />
              )}
              {choice.hasContent && !input.disabled && !input.readOnly && (
                <button
                  type="button"
                  className="za-SearchInput-clear"
                  aria-label={word('clear', { label })}
                  onClick={choice.clear}
                >
                  ×
                </button>
              )}
              <span role="status" className="za-hidden za-Combobox-status">
                {status}
              </span>
            </div>
          </Radix.Anchor>
          <Popup {...{ label, status, choice, direction, frame, place }} />
        </Radix.Root>
      )}
    </FormField>
  );
}

interface PopupProps {
  label: string;
  status: string;
  choice: ReturnType<typeof useChosenOption>;
  direction: 'ltr' | 'rtl';
  /** The field with its buttons. The popup opens below it. */
  frame: RefObject<HTMLDivElement | null>;
  place: HTMLElement | null;
}

/** The options, or a message why there are none. */
const Popup = ({ label, status, choice, direction, frame, place }: PopupProps) => (
  <Radix.Portal container={place}>
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
    >
      <InThemeOf place={frame}>
        {choice.isListed ? (
          <OptionList label={label} choice={choice} />
        ) : (
          <p className="za-Combobox-none" aria-hidden="true">
            {status}
          </p>
        )}
      </InThemeOf>
    </Radix.Content>
  </Radix.Portal>
);

function OptionList({ label, choice }: Pick<PopupProps, 'label' | 'choice'>) {
  const { found, value, active, activeId, getItemProps, getListProps } = choice;
  useEffect(() => keepInView(activeId), [activeId]);
  return (
    <div {...getListProps({ 'aria-label': label, className: 'za-Combobox-list' })}>
      {found.map((option, index) => (
        <div
          key={option.value}
          {...getItemProps({
            item: option,
            index,
            className: 'za-DropdownMenu-item za-Combobox-option',
            'aria-selected': option.value === value,
          })}
          data-highlighted={option === active ? '' : undefined}
          data-disabled={option.disabled ? '' : undefined}
        >
          <span>{option.label}</span>
          {option.hint && <span className="za-Combobox-hint">{option.hint}</span>}
        </div>
      ))}
    </div>
  );
}

/** Scrolls only the list, and again when the list's height is known. `scrollIntoView` would also scroll the page. */
function keepInView(id: string | undefined): (() => void) | undefined {
  const option = id === undefined ? null : document.getElementById(id);
  const list = option?.closest('[role="listbox"]');
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
