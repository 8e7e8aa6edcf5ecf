import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Article } from './Article.tsx';

const headings = ['One', 'Two', 'Three'].map((text) => ({ id: text.toLowerCase(), text }));
const example = (
  <Article title="Career of the Ox" summary="Builds slowly." sign="ox" headings={headings}>
    {headings.map(({ id, text }) => (
      <h2 key={id} id={id}>
        {text}
      </h2>
    ))}
  </Article>
);

test('on a wide page the contents are visible, and link to the headings', async () => {
  await page.viewport(1440, 900);
  const screen = await render(example);
  await expect.element(screen.getByRole('link', { name: 'Two' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Two' })).toHaveAttribute('href', '#two');
});

test('on a phone the contents open on demand', async () => {
  await page.viewport(375, 800);
  const screen = await render(example);
  await expect.element(screen.getByRole('link', { name: 'Two' })).not.toBeInTheDocument();
  await screen.getByText('In this article').click();
  await expect.element(screen.getByRole('link', { name: 'Two' })).toBeVisible();
});

test('shows HTML as given', async () => {
  const screen = await render(
    <Article title="Short" summary="Soon read." html="<p>Reads <em>on</em>.</p>" />,
  );
  await expect.element(screen.getByText('on', { exact: true })).toBeVisible();
  expect(screen.container.querySelector('.za-Prose')?.innerHTML).toBe('<p>Reads <em>on</em>.</p>');
});

test.each(['ox', null] as const)(
  'no element has an inline style, which a content security policy might forbid (%s)',
  async (sign) => {
    const { container } = await render(<Article title="Short" summary="Soon read." sign={sign} html="" />);
    expect(container.querySelectorAll('[style]')).toHaveLength(0);
  },
);

test('shows no contents for two headings', async () => {
  const screen = await render(
    <Article title="Short" summary="Soon read." headings={headings.slice(0, 2)}>
      <p>So.</p>
    </Article>,
  );
  await expect.element(screen.getByText('In this article')).not.toBeInTheDocument();
});

test('a pair of signs has a seal and an animal for each', async () => {
  const { container } = await render(
    <Article title="Short" summary="Soon read." sign="ox" otherSign="dog" html="" />,
  );
  expect(container.querySelectorAll('.za-Seal')).toHaveLength(2);
  expect(container.querySelectorAll('.za-Animal')).toHaveLength(2);
});
