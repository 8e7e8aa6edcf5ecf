import type { WorkMode } from '@org/api-contract/values';

// Not imported from the contract, because the child of `ParserProcess` loads this file.
const workModes: readonly WorkMode[] = ['remote', 'hybrid', 'on-site'];

/**
 * Reads the work mode that a source states: "Remote", "OnSite" and "on-site" are known. "unspecified" and anything else
 * is `null`.
 */
export function workModeNamed(name: string | null): WorkMode | null {
  const plain = name?.toLowerCase().replaceAll(/[^a-z]/g, '');
  return workModes.find((mode) => mode.replace('-', '') === plain) ?? null;
}

/**
 * Reads the work mode from places such as "Remote - Canada" or "Paris (hybrid)".
 *
 * @returns `null` if a place does not say so, because a place alone does not mean that the work is done there
 */
export function workModeOfPlaces(places: readonly string[]): WorkMode | null {
  if (places.some((place) => /\bhybrid\b/i.test(place))) return 'hybrid';
  const isRemote = places.length > 0 && places.every((place) => /\bremote\b/i.test(place));
  return isRemote ? 'remote' : null;
}
