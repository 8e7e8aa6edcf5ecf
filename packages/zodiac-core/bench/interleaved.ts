const turns = 10;

/**
 * The best time of each library over several turns. The libraries take turns, so that a busy moment of the machine slows all of
 * them.
 */
export function bestTimes<Item>(
  libraries: readonly ((item: Item) => unknown)[],
  items: readonly Item[],
  itemsATurn: number,
): number[] {
  const best = libraries.map(() => Number.POSITIVE_INFINITY);
  let answered = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const some = items.slice(turn * itemsATurn, (turn + 1) * itemsATurn);
    for (const [index, ask] of libraries.entries()) {
      const start = performance.now();
      for (const item of some) if (ask(item) !== undefined) answered += 1;
      best[index] = Math.min(best[index] ?? 0, performance.now() - start);
    }
  }
  if (answered === 0) throw new Error('No library answered.');
  return best;
}
