import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PhasesTimeline, type TimelinePhase } from './PhasesTimeline.tsx';

const first: TimelinePhase = {
  name: '戊寅',
  reading: 'wù-yín',
  sign: 'tiger',
  tenGod: 'Direct Wealth',
  fromAge: 5,
  fromYear: 1995,
  toYear: 2004,
  isPresent: false,
};
const second = { ...first, fromAge: 15, fromYear: 2005, toYear: 2014, isPresent: true };
const example = <PhasesTimeline caption="Your phases" phases={[first, second]} />;

test('phases are a list in order with years, age, pillar and ten god, and the present one is marked in words', async () => {
  const screen = await render(example);
  const items = screen.getByRole('listitem').elements();
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '1995–2004戊寅 wù-yín, TigerFrom age 5 · Direct Wealth',
    '2005–2014 now戊寅 wù-yín, TigerFrom age 15 · Direct Wealth',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'true']);
});
