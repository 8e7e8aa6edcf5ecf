import { composeStories, type composeStory } from '@storybook/react-vite';

/** What `story-states.ts` sets: the theme, the direction, the width, and where the pointer or the focus is. */
const keysOfStates = new Set(['tags', 'globals', 'parameters']);

const isSameButForItsState = (one: object, other: object): boolean =>
  Object.keys({ ...one, ...other }).every(
    (key) => keysOfStates.has(key) || Reflect.get(one, key) === Reflect.get(other, key),
  );

/**
 * The stories of a file by their names, without those that show an earlier one in another state: a test that puts every story
 * into a state of its own would run the same twice.
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
