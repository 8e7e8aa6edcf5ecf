import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { keepBirth } from '#birth/stored-birth.ts';
import { PersonalPage } from '../pages/personal/PersonalPage.tsx';
import { ok, mockApi } from './mock-api.ts';
import { reading } from './reading.ts';
import { show } from './show.tsx';

/** A wide page, where no part is collapsed. */
export const wide = [1440, 900] as const;

/** Shows the reading of the birth that this device remembers. */
export async function shown(address = '/personal', [width, height]: readonly [number, number] = wide) {
  await page.viewport(width, height);
  mockApi({ 'POST /api/reading': ok(reading) });
  keepBirth({ date: '1988-03-14' });
  const screen = await show(<PersonalPage />, address);
  await expect.element(screen.getByRole('heading', { name: 'Core Personality' })).toBeVisible();
  await expect.element(screen.getByText('In short: Core Personality.')).toBeVisible();
  return screen;
}
