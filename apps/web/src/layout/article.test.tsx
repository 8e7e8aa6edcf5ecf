import './document.css';
import { Prose } from '@org/ui';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

const terms = ['三合', '六害', '庚辰'];

test('the characters of a Chinese term stay on one line at every width', async () => {
  const { container } = await render(
    <div className="PublicPage">
      <Prose>
        <p>
          {terms.map((term) => (
            <span key={term}>
              A harmony or a harm has its name (<b>{term}</b>) in the almanac, and its own rule.{' '}
            </span>
          ))}
        </p>
      </Prose>
    </div>,
  );
  const broken: string[] = [];
  for (let width = 150; width <= 450; width += 1) {
    container.style.width = `${width}px`;
    for (const term of container.querySelectorAll('b'))
      if (term.getClientRects().length > 1) broken.push(`${term.textContent} at ${width} px`);
  }
  expect(broken).toEqual([]);
});
