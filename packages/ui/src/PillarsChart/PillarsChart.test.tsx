import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PillarsChart, type ChartPillar } from './PillarsChart.tsx';

const day: ChartPillar = {
  position: 'day',
  stem: '乙',
  stemElement: 'Wood',
  branch: '酉',
  branchElement: 'Metal',
  polarity: 'Yin',
  reading: 'yǐ-yǒu',
  sign: 'rooster',
  hidden: [{ stem: '辛', element: 'Metal', tenGod: 'Seven Killings' }],
  naYin: 'Spring water',
  certain: true,
};
const month: ChartPillar = { ...day, position: 'month', tenGod: 'Companion', certain: false };

test('each pillar says in words what its colors mean', async () => {
  const screen = await render(<PillarsChart caption="Your pillars" pillars={[day, month]} />);
  const pillars = screen.container.querySelectorAll('.za-PillarsChart-pillar');
  const [missing, first, second] = [...pillars].map(({ textContent }) => textContent ?? '');
  for (const word of [
    'Day',
    'Day master',
    'Yin Wood',
    'Rooster, Metal',
    'Metal, Seven Killings',
    'Spring water',
  ])
    expect(first).toContain(word);
  expect(first).not.toContain('Not certain');
  expect(second).toContain('Companion');
  expect(second).toContain('Not certain');
  expect(missing).toBe('HourNot known without a time of birth');
});

test('shows no placeholder when the hour is known', async () => {
  const screen = await render(
    <PillarsChart caption="Your pillars" pillars={[{ ...day, position: 'hour', tenGod: 'Companion' }]} />,
  );
  await expect.element(screen.getByRole('heading', { name: 'Hour' })).toBeVisible();
  expect(screen.container.textContent).not.toContain('Not known');
});
