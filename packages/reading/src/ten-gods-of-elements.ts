import type { Element } from '@org/zodiac-core';
import type { TenGod, TenGodId } from '@org/zodiac-core/pillars';
import { cycleOfElements } from './element-numbers.ts';

/** Five groups of two ten gods each: the relation of an element to the day master. */
export type TenGodGroup = 'companions' | 'output' | 'wealth' | 'officers' | 'resources';

const groups: readonly TenGodGroup[] = ['companions', 'output', 'wealth', 'officers', 'resources'];

/** The relation of an element to the day master’s element. */
export function groupOf(dayMaster: Element, element: Element): TenGodGroup {
  const steps = cycleOfElements.indexOf(element) - cycleOfElements.indexOf(dayMaster);
  return groups[(steps + 5) % 5] ?? 'companions';
}

/** The element that has the relation `group` to the day master’s element. */
export const elementOf = (dayMaster: Element, group: TenGodGroup): Element =>
  cycleOfElements[(cycleOfElements.indexOf(dayMaster) + groups.indexOf(group)) % 5] ?? dayMaster;

/** Uses the milder name of a god with two names: the Seven Killings 七殺 are also the Indirect Officer 偏官. */
const milder: Readonly<Partial<Record<TenGodId, string>>> = { 'seven-killings': 'Indirect Officer' };

/** The Chinese name for `godName`. */
export const characterOf = ({ id, name }: TenGod): string => (id === 'seven-killings' ? '偏官' : name);

export const godName = ({ id, english }: TenGod): string => milder[id] ?? english;
