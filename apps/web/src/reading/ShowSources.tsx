import { Switch } from '@org/ui';
import { useSyncExternalStore } from 'react';
import { hasSources, keepHasSources, onHasSources } from '#session/sources-setting.ts';

/** Whether the reader wants rules and sources beside texts. All readings, pairs, families and answers share the setting. */
export const useShowsSources = (): boolean => useSyncExternalStore(onHasSources, hasSources, () => false);

/** Switches rules and sources on and off. This device remembers it. */
export function ShowSources() {
  return (
    <Switch
      label="Show sources"
      hint="Shows the rule, the reason and the book behind each paragraph."
      checked={useShowsSources()}
      onCheckedChange={keepHasSources}
    />
  );
}
