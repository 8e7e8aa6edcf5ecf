'use client';

import { Tabs as Radix } from 'radix-ui';
import { useImperativeHandle, type ComponentProps, type ReactNode } from 'react';
import { useTextDirection } from '../use-text-direction.ts';

export interface TabsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'dir'> {
  /** What the tabs choose between, for screen readers: "Blog management". */
  label: string;
  /** The parts in their order, each with the label of its tab. */
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[];
  /** The open one; the first where absent. */
  value?: string;
  /** Called with the tab that was opened. */
  onValueChange?: (value: string) => void;
  /** The direction of reading; that of the place where absent. */
  dir?: 'ltr' | 'rtl';
}

/** Parts of one page, of which one is open. Arrows, Home and End move between the tabs; what moves, opens. */
export function Tabs({ label, tabs, value, onValueChange, dir, className = '', ref, ...rest }: TabsProps) {
  const { direction, ref: root } = useTextDirection<HTMLDivElement>();
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, [root]);
  return (
    <Radix.Root
      {...rest}
      ref={root}
      dir={dir ?? direction}
      className={`za-Tabs ${className}`}
      {...(value === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value })}
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
