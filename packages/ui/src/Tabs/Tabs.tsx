'use client';

import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTextDirection } from '../use-text-direction.ts';

export interface TabsProps {
  /** What the tabs choose between, for screen readers: "Blog management". */
  label: string;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[];
  /** The open one; the first where absent. */
  value?: string;
  onValueChange?: (value: string) => void;
}

/** Parts of one page, of which one is open. Arrows, Home and End move between the tabs; what moves, opens. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const { direction, ref } = useTextDirection<HTMLDivElement>();
  return (
    <Radix.Root
      ref={ref}
      dir={direction}
      className="za-Tabs"
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
