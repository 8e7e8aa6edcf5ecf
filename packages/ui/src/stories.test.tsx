import { composeStories, setProjectAnnotations, type composeStory } from '@storybook/react-vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import { distinctStories } from './distinct-stories.ts';
import { colorRules, expectAccessible } from './expect-accessible.ts';
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

const still = { 'prefers-reduced-motion': 'reduce' };
let asked: Readonly<Record<string, string>> | undefined;

/** Sets the preferences of the visitor's system, in place of those set before. */
async function ask(preferences: Readonly<Record<string, string>>): Promise<void> {
  if (asked === preferences) return;
  asked = preferences;
  const features = Object.entries(preferences).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features });
}
afterAll(async () => ask({ 'prefers-reduced-motion': '', 'forced-colors': '' }));

/** Sets the width of the page, which takes a call to the browser. */
async function setWidth(width: number): Promise<void> {
  if (window.innerWidth !== width) await page.viewport(width, 800);
}

/** Uses the real pointer and keyboard for these states, which an add-on simulates in Storybook. */
async function enterState({ hover = [], focusVisible = [] }: PseudoStates): Promise<void> {
  for (const selector of hover) await userEvent.hover(page.elementLocator(elementOf(selector)));
  for (const selector of focusVisible) elementOf(selector).focus();
}

/** Waits until all animations that have an end have ended. */
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

/** The heights of the visible primary actions at 320 px. */
const heightsOfPrimary = (): number[] =>
  [...document.querySelectorAll('.za-Button[data-variant="primary"]')]
    .filter((action) => action.checkVisibility())
    .map((action) => action.getBoundingClientRect().height);
const allHeights: number[] = [];

/** Whether the next element that Tab reaches has the focus without showing it in forced colors. */
async function hidesFocus(): Promise<boolean> {
  await userEvent.tab();
  const reached = document.activeElement;
  if (reached === null || reached === document.body) return false;
  await ask({ ...still, 'forced-colors': 'active' });
  return getComputedStyle(reached).outlineStyle === 'none';
}

/** The globals of the states in which the second test shows every story. The first test leaves such a story out. */
const ofSecondTest = new Set<unknown>([dark, rightToLeft, narrow].map(({ globals }) => globals));

describe.each(Object.entries(files))('%s', (_, module) => {
  const stories = Object.entries<ReturnType<typeof composeStory>>(composeStories(module)).filter(
    ([name]) => !ofSecondTest.has(Reflect.get(Reflect.get(module, name) as object, 'globals')),
  );

  const distinct = new Set(distinctStories(module).map(([name]) => name));

  test.each(stories)('%s renders as its story says', async (name, story) => {
    const complaints = vi.spyOn(console, 'error');
    const stylesBefore = document.querySelectorAll('style').length;
    const { viewport } = story.globals;
    await setWidth(viewport?.value === 'narrow' ? narrowWidth : wide);
    await story.run();
    const elements = document.body.innerHTML;
    await enterState(story.parameters.pseudo ?? {});
    await settle();
    // An earlier story was checked with the same elements. Only the colors may differ under the pointer and in focus.
    const isChecked = story.parameters.pseudo && !distinct.has(name) && elements === document.body.innerHTML;
    await expectAccessible(document.body, isChecked ? colorRules : undefined);
    expect(complaints.mock.calls).toEqual([]);
    // A strict CSP blocks inline style elements.
    expect(document.querySelectorAll('style')).toHaveLength(stylesBefore);
  });
});

// Runs after all stories as they are written, because preferences of the system stay for the rest of the file.
describe.each(Object.entries(files))('%s', (_, module) => {
  test.each(distinctStories(module))(
    '%s renders dark, right to left, at 320 px, does not move, and shows its focus in forced colors',
    async (_, story) => {
      const complaints = vi.spyOn(console, 'error');
      await ask(still);
      await setWidth(narrowWidth);
      await story.run({ globals: { ...story.globals, theme: 'dark', direction: 'rtl' } });
      expect(document.getAnimations().filter(({ playState }) => playState === 'running')).toEqual([]);
      await expectAccessible(document.body);
      expect(complaints.mock.calls).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(narrowWidth);
      const heights = heightsOfPrimary();
      // A finger needs a height of 44 px.
      expect(heights.filter((height) => height < 44)).toEqual([]);
      allHeights.push(...heights);
      expect(await hidesFocus()).toBe(false);
    },
  );
});

test('the stories show primary actions', () => {
  expect(allHeights.length).toBeGreaterThan(0);
});
