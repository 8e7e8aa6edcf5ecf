import { expect, test } from 'vitest';
import { ok, mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { PersonalPage } from './PersonalPage.tsx';

const reading = {
  sections: [
    {
      id: 'career',
      heading: 'Career',
      paragraphs: [
        {
          text: 'You begin things.',
          rule: 'year-sign',
          because: 'Your sign is the Dragon.',
          changes: 'A birth in another zodiac year.',
          certainty: 'certain',
        },
      ],
    },
  ],
  rules: [{ id: 'year-sign', name: 'The sign of the year 生肖', statement: 'So it is.', source: 'Lunheng' }],
  wordCount: 3,
};

test('a reading that fails to load has a retry, whose button keeps the focus while it runs', async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  let isFirst = true;
  mockApi({
    'POST /api/reading': async () => {
      if (isFirst) {
        isFirst = false;
        return { status: 503, body: {} };
      }
      await held;
      return ok(reading);
    },
  });
  const screen = await show(<PersonalPage />, '/personal?date=1988-03-14');
  await expect.element(screen.getByText(/^Your reading could not be loaded/)).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('button', { name: 'Trying again...' })).toHaveFocus();
  answer();
  await expect.element(screen.getByText('You begin things.')).toBeVisible();
});
