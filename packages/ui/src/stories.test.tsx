import { composeStories, setProjectAnnotations, type composeStory } from '@storybook/react-vite';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import { expectAccessible } from './conformance.tsx';
import { distinctStories } from './distinct-stories.ts';
import { dark, narrow, rightToLeft } from './story-states.ts';

type StoryFile = Parameters<typeof composeStories>[0];

interface PseudoStates {
  hover?: string[];
  focusVisible?: string[];
}

const files = import.meta.glob<StoryFile>('./*/*.stories.tsx', { eager: true });
const wide = 1280;
const narrowWidth = 320;

beforeAll(setProjectAnnotations([preview]).beforeAll);

/** Uses the real pointer and keyboard for these states, which an add-on simulates in Storybook. */
async function enterState({ hover = [], focusVisible = [] }: PseudoStates): Promise<void> {
  for (const selector of hover) await userEvent.hover(page.elementLocator(elementOf(selector)));
  for (const selector of focusVisible) elementOf(selector).focus();
}

/** Waits for animations that end. */
async function settle(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map(({ finished }) => finished));
}

function elementOf(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The story shows no ${selector}.`);
  return element;
}

/** The globals of the states in which the second test shows every story. A story of such a state needs no run of its own. */
const ofSecondTest = new Set<unknown>([dark, rightToLeft, narrow].map(({ globals }) => globals));

describe.each(Object.entries(files))('%s', (_, module) => {
  const stories = Object.entries<ReturnType<typeof composeStory>>(composeStories(module)).filter(
    ([name]) => !ofSecondTest.has(Reflect.get(Reflect.get(module, name) as object, 'globals')),
  );

  test.each(stories)('%s renders as its story says', async (_, story) => {
    const complaints = vi.spyOn(console, 'error');
    const stylesBefore = document.querySelectorAll('style').length;
    const { viewport } = story.globals;
    await page.viewport(viewport?.value === 'narrow' ? narrowWidth : wide, 800);
    await story.run();
    await enterState(story.parameters.pseudo ?? {});
    await settle();
    await expectAccessible(document.body);
    expect(complaints.mock.calls).toEqual([]);
    // A strict CSP blocks inline style elements.
    expect(document.querySelectorAll('style')).toHaveLength(stylesBefore);
  });

  test.each(distinctStories(module))('%s renders dark, right to left, at 320 px', async (_, story) => {
    const complaints = vi.spyOn(console, 'error');
    await page.viewport(narrowWidth, 800);
    await story.run({ globals: { ...story.globals, theme: 'dark', direction: 'rtl' } });
    await settle();
    await expectAccessible(document.body);
    expect(complaints.mock.calls).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(narrowWidth);
  });
});
