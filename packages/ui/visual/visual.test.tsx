import { composeStories, composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import './visual.css';

type Story = ReturnType<typeof composeStory>;

const files = import.meta.glob<Parameters<typeof composeStories>[0]>('../src/*/*.stories.tsx', {
  eager: true,
});

beforeAll(setProjectAnnotations([preview]).beforeAll);
beforeAll(async () => {
  const bundled = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
  await Promise.all(bundled.map((font) => font.load()));
});

/** Leaves out states that every component shares, which the tests of stories cover. The second picture shows the dark theme. */
const isOwnState = ({ id, tags }: Story): boolean =>
  !tags.includes('shared-state') && !id.endsWith('--long-text');

/** Stories that open over the page cannot be shown beside other states. */
const standsAlone = ({ parameters }: Story): boolean => parameters.docs?.story?.inline === false;

describe.each(Object.entries(files))('%s', (file, module) => {
  const name = file.split('/')[2] ?? '';

  test.each(['light', 'dark'])(`${name} matches its picture in the %s`, async (theme) => {
    const annotations = { initialGlobals: { theme } };
    const stories = Object.values<Story>(composeStories(module, annotations)).filter(isOwnState);
    const chosen = stories.find(({ tags }) => tags.includes('picture')) ?? stories[0];
    if (!chosen) throw new Error(`${name} has no story of its own.`);
    const render = () => (
      <div className="sheet" data-testid="sheet">
        {stories.map((Story) => (
          <section key={Story.id}>
            <Story />
          </section>
        ))}
      </div>
    );
    const sheet = composeStory({ render }, { title: name }, annotations);
    const alone = standsAlone(chosen);
    await page.viewport(800, alone ? 600 : 2400);
    await (alone ? chosen : sheet).run();
    await expect(alone ? page : page.getByTestId('sheet')).toMatchScreenshot(`${name}-${theme}`, {
      timeout: 30_000,
    });
  });
});
