import { deviceStorage } from '#storage/browser-storage.ts';

const key = 'zodiac-atlas.sources';
const listeners = new Set<() => void>();

/** Whether rules and sources are shown beside the texts of readings. Off by default. */
export const hasSources = (): boolean => deviceStorage.read(key) === true;

export function keepHasSources(isOn: boolean): void {
  if (isOn) deviceStorage.keep(key, true);
  else deviceStorage.forget(key);
  for (const listener of listeners) listener();
}

/** Calls back when the setting changes, in this tab or in another. */
export function onHasSources(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
