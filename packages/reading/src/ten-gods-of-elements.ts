import type { Element } from '@org/zodiac-core';
import type { TenGod, TenGodId } from '@org/zodiac-core/pillars';
import { cycleOfElements } from './element-numbers.ts';

/** Two of the ten gods each: what an element is to the day master. */
export type TenGodGroup = 'companions' | 'output' | 'wealth' | 'officers' | 'resources';

const groups: readonly TenGodGroup[] = ['companions', 'output', 'wealth', 'officers', 'resources'];

/** What an element is to the day master’s. */
export function groupOf(dayMaster: Element, element: Element): TenGodGroup {
  const steps = cycleOfElements.indexOf(element) - cycleOfElements.indexOf(dayMaster);
  return groups[(steps + 5) % 5] ?? 'companions';
}

/** The element that stands in a relation to the day master’s. */
export const elementOf = (dayMaster: Element, group: TenGodGroup): Element =>
  cycleOfElements[(cycleOfElements.indexOf(dayMaster) + groups.indexOf(group)) % 5] ?? dayMaster;

/** With the milder of its two names where a god has two: the Seven Killings 七殺 are the Indirect Officer 偏官 as well. */
const milder: Readonly<Partial<Record<TenGodId, string>>> = { 'seven-killings': 'Indirect Officer' };

/** The Chinese name that goes with `godName`. */
export const characterOf = ({ id, name }: TenGod): string => (id === 'seven-killings' ? '偏官' : name);

export const godName = ({ id, english }: TenGod): string => milder[id] ?? english;
