import { factsOfFounding } from './founding-facts.ts';
import { insightForms, type Insight, type InsightContext } from './insight-forms.ts';
import { readerForm } from './reader-form.ts';
import type { FoundingDate, ZodiacSignId } from '@org/zodiac-core';

/** A row of a list, as far as its insight needs it. */
export interface InsightRow {
  /** Tells the row from others, such as its slug. */
  readonly key: string;
  readonly date: FoundingDate;
  readonly endedYear?: number | null | undefined;
}

interface InsightOptions {
  /** The Gregorian year in which the present zodiac year began. */
  readonly presentYear: number;
  /** The sign of the reader, where this device knows it. */
  readonly readerSign?: ZodiacSignId | undefined;
}

/**
 * One line of insight for each row of a page. Each row starts at a form of its own, which its key chooses, and takes the next form
 * that no row before it has taken, so that a page says no sentence twice.
 */
export function cardInsights(
  rows: readonly InsightRow[],
  { presentYear, readerSign }: InsightOptions,
): Insight[] {
  const takenForms = new Set<string>();
  const takenTexts = new Set<string>();
  return rows.map(({ key, date, endedYear }) => {
    const facts = factsOfFounding(date);
    const context: InsightContext = { presentYear, endedYear: endedYear ?? undefined };
    const start = hashOf(key) % insightForms.length;
    const inOrder = [...insightForms.slice(start), ...insightForms.slice(0, start)];
    const candidates: Insight[] = [];
    let free: Insight | undefined;
    // A form is worked out only when it is its turn, because the first rows of a list wait for this.
    for (const form of [...(readerSign ? [() => readerForm(facts, readerSign)] : []), ...inOrder]) {
      const insight = form(facts, context);
      if (!insight) continue;
      candidates.push(insight);
      if (takenForms.has(insight.form) || takenTexts.has(insight.text)) continue;
      free = insight;
      break;
    }
    const chosen = free ?? candidates.find(({ text }) => !takenTexts.has(text)) ?? candidates[0];
    if (!chosen) throw new Error('Some forms hold for every founding.');
    takenForms.add(chosen.form);
    takenTexts.add(chosen.text);
    return chosen;
  });
}

/** FNV-1a, which spreads similar keys. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return hash >>> 0;
}
