import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { conformance } from '../conformance.tsx';
import { DataCard } from './DataCard.tsx';

conformance(
  'DataCard',
  <main>
    <h1>Companies</h1>
    <DataCard title="Apple" href="https://www.apple.com" facts={[['Founded', 1976]]} />
  </main>,
);

test('a fact that is not known is left out, and the name leads to the website', async () => {
  const screen = await render(
    <DataCard
      title="Apple"
      href="https://www.apple.com"
      facts={[
        ['Founded', 1976],
        ['Location', null],
      ]}
    />,
  );
  await expect
    .element(screen.getByRole('link', { name: 'Apple (opens in a new tab)' }))
    .toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(screen.getByText('Founded:')).toBeVisible();
  await expect.element(screen.getByText('Location:')).not.toBeInTheDocument();
});

test('without a website the name is plain text', async () => {
  const screen = await render(<DataCard title="Apple" href={null} />);
  await expect.element(screen.getByRole('heading', { name: 'Apple' })).toBeVisible();
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
});

test.each([200, 260, 320, 390])(
  'a description that is too long ends before a word or a number that does not fit, %i px wide',
  async (width) => {
    const { container } = await render(
      <div style={{ width }}>
        <DataCard
          title="Apple"
          description="Founded on 1 April 1976 it sold 1,250,000,000 telephones and 4,300,000 computers in 175 countries, and in 2024 it earned 391,035,000,000 dollars from them."
        />
      </div>,
    );
    const description = container.querySelector('p');
    if (!description) throw new Error('There is no description.');
    const { right, bottom } = description.getBoundingClientRect();
    const ellipsis = Number.parseFloat(getComputedStyle(description).fontSize);
    const text = description.firstChild as Text;
    const words = [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter((line) => line.width > 0);
      return { word, lines, seen: lines.filter((line) => line.top < bottom - 1) };
    });
    expect(words.filter(({ seen }) => seen.length === 0).length).toBeGreaterThan(0);
    const cut = words.filter(
      ({ lines, seen }) =>
        seen.length > 0 && (seen.length < lines.length || seen.some((line) => line.right > right - ellipsis)),
    );
    expect(cut.map(({ word }) => word)).toEqual([]);
  },
);
