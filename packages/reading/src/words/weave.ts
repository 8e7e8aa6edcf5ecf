import type { Chart } from '../chart.ts';

/**
 * Finishes the texts of the tables for one person. `{kind}` and the like name something of the person: “Earth Snake”, `{aSign}` “a Snake”.
 * `[begin|start]` is one of several wordings of the same, so that two readings side by side are not worded alike; the zodiac year chooses.
 */
export function weaver({ sign, zodiac, dayMaster, pillars, birth }: Chart): (text: string) => string {
  const names: Readonly<Record<string, string>> = {
    sign: sign.name,
    aSign: `${/^[AEIOU]/.test(sign.name) ? 'an' : 'a'} ${sign.name}`,
    ASign: `${/^[AEIOU]/.test(sign.name) ? 'An' : 'A'} ${sign.name}`,
    signs: sign.name.endsWith('Ox') ? 'Oxen' : `${sign.name}s`,
    kind: `${zodiac.yearElement} ${sign.name}`,
    year: String(zodiac.zodiacYear),
    stem: dayMaster.character,
    day: pillars.day.name,
    month: pillars.month.name,
    name: birth.name ?? '',
    place: birth.place?.name ?? '',
  };
  return (text) => {
    const worded = replaceBetween(text, '[', ']', (given, slot) => {
      const wordings = given.split('|');
      return wordings.length > 1 ? wordings[mixed(zodiac.zodiacYear, slot) % wordings.length] : undefined;
    });
    return replaceBetween(worded, '{', '}', (name) => names[name]);
  };
}

/** Replaces what stands between two brackets, with them, unless `replacementOf` has no answer. Faster than an expression. */
function replaceBetween(
  text: string,
  open: string,
  close: string,
  replacementOf: (inner: string, place: number) => string | undefined,
): string {
  let replaced = '';
  let from = 0;
  let place = 0;
  for (let start = text.indexOf(open); start >= 0; start = text.indexOf(open, from)) {
    const end = text.indexOf(close, start);
    if (end < 0) break;
    place += 1;
    const inner = text.slice(start + 1, end);
    replaced += text.slice(from, start) + (replacementOf(inner, place) ?? `${open}${inner}${close}`);
    from = end + 1;
  }
  return from === 0 ? text : replaced + text.slice(from);
}

/** A number that differs from year to year and from slot to slot without a pattern. */
function mixed(year: number, slot: number): number {
  const once = Math.imul(year ^ Math.imul(slot, 0x9e3779b1), 0x85ebca6b);
  return (Math.imul(once ^ (once >>> 13), 0xc2b2ae35) >>> 16) & 0xffff;
}
