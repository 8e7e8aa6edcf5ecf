import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Reading, ReadingSection } from './Reading.tsx';

const headings = [
  { id: 'core', text: 'Core Personality' },
  { id: 'career', text: 'Career' },
];

const example = (width: number) => (
  <div style={{ width }}>
    <Reading headings={headings} current="career">
      <ReadingSection id="core" title="Core Personality" aside={<p>Beside</p>}>
        <p>Text of the core.</p>
      </ReadingSection>
      <ReadingSection id="career" title="Career" figure={<p>A chart</p>}>
        <p>Text of the career.</p>
      </ReadingSection>
    </Reading>
  </div>
);

test('sections are regions with a heading, and the contents link to them and mark the present one', async () => {
  const screen = await render(example(1200));
  for (const { id, text } of headings) {
    await expect.element(screen.getByRole('region', { name: text })).toHaveAttribute('id', id);
    await expect.element(screen.getByRole('heading', { name: text, level: 2 })).toBeVisible();
  }
  const contents = screen.getByRole('navigation', { name: 'In this reading' });
  await expect.element(contents.getByRole('link', { name: 'Career' })).toHaveAttribute('href', '#career');
  await expect
    .element(contents.getByRole('link', { name: 'Career' }))
    .toHaveAttribute('aria-current', 'location');
  await expect
    .element(contents.getByRole('link', { name: 'Core Personality' }))
    .not.toHaveAttribute('aria-current');
});

test('the contents are beside the text if there is room, else they open above it by keyboard', async () => {
  const wide = await render(example(1200));
  const text = wide.getByText('Text of the core.').element().getBoundingClientRect();
  const link = wide.getByRole('link', { name: 'Career' });
  expect(link.element().getBoundingClientRect().right).toBeLessThan(text.left);
  const beside = wide.getByText('Beside').element().getBoundingClientRect();
  expect(beside.left).toBeGreaterThan(text.right);
  await wide.unmount();

  const narrow = await render(example(320));
  await expect.element(narrow.getByText('Career').first()).not.toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(narrow.getByRole('link', { name: 'Career' })).toBeVisible();
});
