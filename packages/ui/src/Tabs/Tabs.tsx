'use client';

import { Tabs as Radix } from 'radix-ui';
import { useImperativeHandle, type ComponentProps, type ReactNode } from 'react';
import { useTextDirection } from '../use-text-direction.ts';

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'dir'> {
  /** The accessible name of the list of tabs, such as "Blog management". */
  label: string;
  /** The tabs, in display order. */
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[];
  /** The value of the open tab, if controlled. */
  value?: string;
  /** The value of the tab that is open at first, if uncontrolled. By default the first one. */
  defaultValue?: string;
  /** Called with the value of the opened tab. */
  onValueChange?: (value: string) => void;
  /** The text direction. It defaults to the direction of the surrounding element. */
  dir?: 'ltr' | 'rtl';
}

/** Shows one of several panels. Arrow keys, Home and End open the tab they move to. */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue = tabs[0]?.value ?? '',
  onValueChange,
  dir,
  className = '',
  ref,
  ...rest
}: TabsProps) {
  const { direction, ref: root } = useTextDirection<HTMLDivElement>();
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, [root]);
  return (
    <Radix.Root
      {...rest}
      ref={root}
      dir={dir ?? direction}
      className={`za-Tabs ${className}`}
      {...(value === undefined ? { defaultValue } : { value })}
      {...(onValueChange && { onValueChange })}
    >
      <Radix.List className="za-Tabs-list" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className="za-Tabs-tab">
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="za-Tabs-content">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
