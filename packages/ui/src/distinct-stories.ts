import { composeStories, type composeStory } from '@storybook/react-vite';

/** The members that `story-states.ts` sets: theme, direction, width, and the place of the pointer or the focus. */
const keysOfStates = new Set(['tags', 'globals', 'parameters']);

const isSameButForItsState = (one: object, other: object): boolean =>
  Object.keys({ ...one, ...other }).every(
    (key) => keysOfStates.has(key) || Reflect.get(one, key) === Reflect.get(other, key),
  );

/**
 * The stories of a file by name, without stories that only show an earlier one in another state. Tests that put every story into
 * these states would run those twice.
 */
export function distinctStories(
  file: Parameters<typeof composeStories>[0],
): [name: string, story: ReturnType<typeof composeStory>][] {
  const written = (name: string): object => Reflect.get(file, name) as object;
  const all = Object.entries<ReturnType<typeof composeStory>>(composeStories(file));
  return all.filter(
    ([name], index) =>
      !all.slice(0, index).some(([earlier]) => isSameButForItsState(written(earlier), written(name))),
  );
}
