import { composeStories, setProjectAnnotations, type composeStory } from '@storybook/react-vite';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import preview from '../.storybook/preview.tsx';

type Story = ReturnType<typeof composeStory>;

const files = import.meta.glob<Parameters<typeof composeStories>[0]>('./*/*.stories.tsx', { eager: true });
const widths = [180, 240, 280, 320];

beforeAll(setProjectAnnotations([preview]).beforeAll);
beforeAll(async () => {
  await page.viewport(1280, 800);
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));
});

/** Longer words may break: in a heading they do not fit into a column of 180 px. */
const maxWordLength = 13;

/** Whether the story is in the page. Other stories open over the page and have their own width. */
const standsInPage = ({ parameters }: Story): boolean => parameters.docs?.story?.inline !== false;

/** Elements that scroll or are only for screen readers may be wider than their visible part. */
const mayBeWider = (element: Element): boolean =>
  element.closest('svg') !== null ||
  [...ancestors(element)].some((around) => {
    const { overflowX, position, clipPath } = getComputedStyle(around);
    return overflowX === 'auto' || overflowX === 'scroll' || (position === 'absolute' && clipPath !== 'none');
  });

function* ancestors(element: Element): Generator<Element> {
  for (let at: Element | null = element; at && at.id !== 'column'; at = at.parentElement) yield at;
}

const describeElement = (element: Element): string =>
  `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').slice(0, 24)}”`;

/** The elements that overflow a column. */
function sticksOut(column: Element): string[] {
  const { left, right } = column.getBoundingClientRect();
  return [...column.querySelectorAll('*')]
    .filter((element) => !mayBeWider(element))
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
    })
    .map((element) => `sticks out: ${describeElement(element)}`);
}

/** Words and numbers that begin on one line and end on the next. */
function brokenWords(column: Element): string[] {
  const texts = document.createTreeWalker(column, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const around = node.parentElement;
    if (!around || around.closest('svg, option, textarea') || mayBeWider(around)) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}’',.]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1 && word.length <= maxWordLength) broken.push(`broken: ${word}`);
    }
  }
  return broken;
}

const components = Object.entries(files).flatMap(([file, module]) => {
  const name = file.split('/')[1] ?? '';
  const stories = Object.values<Story>(composeStories(module)).filter(
    (story) => standsInPage(story) && !story.tags.includes('shared-state'),
  );
  return stories.length > 0 ? [[name, stories] as const] : [];
});

test.each(components)('%s fits a narrow column of a wide page', async (_, stories) => {
  const wrong: string[] = [];
  for (const Story of stories) {
    const { container, unmount } = await render(
      <div id="column">
        <Story />
      </div>,
    );
    const column = container.querySelector<HTMLElement>('#column');
    if (!column) throw new Error('There is no column.');
    for (const width of widths) {
      column.style.width = `${width}px`;
      expect(column.getBoundingClientRect().width).toBe(width);
      const found = [...sticksOut(column), ...brokenWords(column)];
      wrong.push(...found.map((what) => `${Story.id} at ${width} px ${what}`));
    }
    await unmount();
  }
  expect(wrong).toEqual([]);
});

test('detects overflow and broken words', async () => {
  const { container } = await render(
    <div id="column" style={{ width: 60 }}>
      <div style={{ width: 80 }} className="wide" />
      <p style={{ overflowWrap: 'anywhere' }}>Compatibility</p>
    </div>,
  );
  const column = container.querySelector('#column');
  if (!column) throw new Error('There is no column.');
  expect(sticksOut(column)).toEqual(['sticks out: div.wide “”']);
  expect(brokenWords(column)).toEqual(['broken: Compatibility']);
});
