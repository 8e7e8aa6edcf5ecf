import type { Slices } from './slices.ts';

/** Runs of this length are sorted at once. */
const maxRun = 2_048;

/** The numbers of texts in the order of their code units. Sorts in slices, because there may be a million. */
export async function sortTexts(texts: readonly string[], slices: Slices): Promise<Uint32Array> {
  const compare = (a: number, b: number): number => {
    const [left, right] = [texts[a] ?? '', texts[b] ?? ''];
    return left < right ? -1 : left > right ? 1 : a - b;
  };
  let from = new Uint32Array(texts.length);
  for (let number = 0; number < from.length; number += 1) from[number] = number;
  for (let start = 0; start < from.length; start += maxRun) {
    from.subarray(start, start + maxRun).sort(compare);
    await slices.pause();
  }
  let to = new Uint32Array(from.length);
  for (let width = maxRun; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width) {
      const [middle, end] = [start + width, start + 2 * width].map((at) => Math.min(at, from.length));
      await merge(from, to, { start, middle: middle ?? 0, end: end ?? 0 }, compare, slices);
    }
    [from, to] = [to, from];
  }
  return from;
}

interface Runs {
  start: number;
  middle: number;
  end: number;
}

/** Merges two neighbouring sorted runs. */
async function merge(
  from: Uint32Array,
  to: Uint32Array,
  { start, middle, end }: Runs,
  compare: (a: number, b: number) => number,
  slices: Slices,
): Promise<void> {
  let [left, right] = [start, middle];
  for (let at = start; at < end; at += 1) {
    const isLeft = left < middle && (right >= end || compare(from[left] ?? 0, from[right] ?? 0) <= 0);
    to[at] = from[isLeft ? left : right] ?? 0;
    if (isLeft) left += 1;
    else right += 1;
    const pause = slices.step();
    if (pause) await pause;
  }
}
