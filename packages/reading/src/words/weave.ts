import type { Chart } from '../chart.ts';
import { upperFirst } from './list.ts';

/**
 * Finishes the texts of the tables for one person. `{kind}` and the like name something of the person: “Earth Snake”, `{aSign}` “a Snake”.
 * `[begin|start]` is one of several wordings of the same, so that two readings side by side are not worded alike; the zodiac year chooses.
 */
export function weaver({ sign, zodiac, dayMaster, pillars, birth }: Chart): (text: string) => string {
  const kind = `${zodiac.yearElement} ${sign.name}`;
  const names: Readonly<Record<string, string>> = {
    sign: sign.name,
    aSign: `${article(sign.name)} ${sign.name}`,
    ASign: `${upperFirst(article(sign.name))} ${sign.name}`,
    signs: sign.name.endsWith('Ox') ? 'Oxen' : `${sign.name}s`,
    kind,
    aKind: `${article(kind)} ${kind}`,
    AKind: `${upperFirst(article(kind))} ${kind}`,
    year: String(zodiac.zodiacYear),
    stem: dayMaster.character,
    day: pillars.day.name,
    month: pillars.month.name,
    name: birth.name ?? '',
    place: birth.place?.name ?? '',
  };
  const stem = modulo(zodiac.zodiacYear - 4, 10);
  const place = modulo(zodiac.zodiacYear - 4, 12) >> 1;
  return (text) => {
    const worded = replaceBetween(text, '[', ']', (given) => {
      const wordings = given.split('|');
      return wordings.length > 1 ? wordings[choice(place, mixed(stem, given), wordings.length)] : undefined;
    });
    return replaceBetween(worded, '{', '}', (name) => names[name]);
  };
}

const article = (name: string): string => (/^[AEIOU]/.test(name) ? 'an' : 'a');

/** Replaces what stands between two brackets, with them, unless `replacementOf` has no answer. Faster than an expression. */
function replaceBetween(
  text: string,
  open: string,
  close: string,
  replacementOf: (inner: string) => string | undefined,
): string {
  let replaced = '';
  let from = 0;
  for (let start = text.indexOf(open); start >= 0; start = text.indexOf(open, from)) {
    const end = text.indexOf(close, start);
    if (end < 0) break;
    const inner = text.slice(start + 1, end);
    replaced += text.slice(from, start) + (replacementOf(inner) ?? `${open}${inner}${close}`);
    from = end + 1;
  }
  return from === 0 ? text : replaced + text.slice(from);
}

const modulo = (number: number, by: number): number => ((number % by) + by) % by;

/**
 * Which of several wordings. Years of one stem have six signs, from 0 to 5, and people born under them may have month and day alike. The
 * three of a triangle, years that lie 20, 40 or 80 apart, always choose three different wordings; the others do two times of three.
 */
function choice(place: number, chance: number, count: number): number {
  const scheme = (chance >> 9) % 3;
  const colour = scheme > 1 ? place % 3 : ((place + scheme) % 6) >> 1;
  return count === 2 ? (colour === chance % 3 ? 1 : 0) ^ ((chance >> 8) & 1) : (colour + chance) % count;
}

/** A number that differs from stem to stem and from text to text without a pattern. */
function mixed(stem: number, text: string): number {
  let once = Math.imul(stem + 1, 0x85ebca6b);
  for (let place = 0; place < text.length; place += 1)
    once = Math.imul(once ^ text.charCodeAt(place), 0x01000193);
  return (Math.imul(once ^ (once >>> 13), 0xc2b2ae35) >>> 16) & 0xffff;
}
