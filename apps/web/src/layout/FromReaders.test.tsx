import { expect, test } from 'vitest';
import { mockApi, ok } from '../test/mock-api.ts';
import { show } from '../test/show.tsx';
import { FromReaders } from './FromReaders.tsx';

const examples = [{ quote: 'An invented sentence.', name: 'Priya', about: 'Year of the Rooster' }];
const notice = 'Examples written by us. These are not the words of real readers.';
const config = (testimonials: object[] | null) => ({
  'GET /api/client-config': ok({ firebase: {}, stripe: {}, refundDays: 0, testimonials }),
});

test('examples are labelled as such', async () => {
  mockApi(config(null));
  const screen = await show(<FromReaders examples={examples} />);
  await expect.element(screen.getByText(notice)).toBeVisible();
  await expect.element(screen.getByText('An invented sentence.')).toBeVisible();
});

test('the words of real readers replace the examples, and the notice with them', async () => {
  mockApi(config([{ quote: 'Right to the day.', name: 'Ada', about: 'Year of the Pig' }]));
  const screen = await show(<FromReaders examples={examples} />);
  await expect.element(screen.getByText('Right to the day.')).toBeVisible();
  await expect.element(screen.getByText(notice)).not.toBeInTheDocument();
  await expect.element(screen.getByText('An invented sentence.')).not.toBeInTheDocument();
});
