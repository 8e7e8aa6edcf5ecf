import { Switch } from '@org/ui';
import { useSyncExternalStore } from 'react';
import { deviceStorage } from '#storage/browser-storage.ts';

const key = 'zodiac-atlas.sources';
const listeners = new Set<() => void>();

/** Whether rules and sources are shown beside the texts of readings. Off by default. */
const hasSources = (): boolean => deviceStorage.read(key) === true;

export function keepHasSources(isOn: boolean): void {
  if (isOn) deviceStorage.keep(key, true);
  else deviceStorage.forget(key);
  for (const listener of listeners) listener();
}

/** Calls back when the setting changes, in this tab or in another. */
function onHasSources(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

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
