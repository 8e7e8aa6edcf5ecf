import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { SavedPerson } from '#people/queries.ts';
import { mockApi, ok } from '../../../test/mock-api.ts';
import { show } from '../../../test/show.tsx';
import { CompatibilityPage } from '../CompatibilityPage.tsx';
import type { FamilyMatch } from '../queries.ts';

const paragraph = (text: string) => ({
  text,
  rule: 'branches-of-two',
  because: 'The signs are Horse and Rat.',
  changes: 'Another sign of either.',
  certainty: 'certain' as const,
});
const pair = (one: number, other: number, score: number, relation: string): FamilyMatch['pairs'][number] => ({
  one,
  other,
  score,
  terms: [
    { id: 'year-branches', label: 'The signs of the year', found: relation, points: score, weight: 100 },
  ],
  scoreReason: 'It is lowered most by the clash.',
  relation,
  tone: relation === 'clash' ? 'discord' : 'harmony',
  paragraphs: [paragraph(`Their signs: ${relation}.`)],
});
const match: FamilyMatch = {
  people: [
    { name: 'Ada', sign: 'horse', known: 'time' },
    { name: 'Rose', role: 'your mother', sign: 'rat', known: 'date' },
    { name: 'your child', sign: 'goat', known: 'sign' },
  ],
  pairs: [pair(0, 1, 35, 'clash'), pair(0, 2, 88, 'harmony'), pair(1, 2, 42, 'allies')],
  notes: [],
  paragraphs: [paragraph('Rose balances Ada.')],
  rules: [
    { id: 'branches-of-two', name: 'The branches', statement: 'Each with each.', source: 'Sanming tonghui' },
  ],
};

const saved = (index: number): SavedPerson => ({
  id: `3f2b8c1e-5d7a-4e9b-8c6f-1a2b3c4d5e${index}f`,
  relation: index === 0 ? 'self' : 'parent',
  birth: { date: `19${50 + index}-06-15`, name: `Person ${index}` },
  updatedAt: '2026-11-20T09:00:00.000Z',
});

const sentBody = (): unknown =>
  JSON.parse((vi.mocked(window.fetch).mock.lastCall?.[1]?.body ?? 'null') as string);

async function shown(people: readonly SavedPerson[], answer: FamilyMatch = match) {
  const calls = mockApi({ 'GET /api/people': ok({ people }), 'POST /api/match/family': ok(answer) });
  const screen = await show(<CompatibilityPage />, '/compatibility?of=family');
  await expect.element(screen.getByRole('button', { name: 'Compare the family' })).toBeVisible();
  return { screen, calls };
}

/** Two saved people and a child whose sign alone is known. */
async function compared() {
  const { screen, calls } = await shown([saved(0), saved(1), saved(2)]);
  await screen.getByRole('checkbox', { name: 'Person 0' }).click();
  await screen.getByRole('checkbox', { name: 'Person 1' }).click();
  await screen.getByRole('button', { name: 'Add somebody else' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Or choose only the sign').selectOptions('Goat');
  await dialog.getByLabelText('Relation to you (optional)').selectOptions('Child');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(screen.getByText('3 of 8 people.')).toBeVisible();
  await screen.getByRole('button', { name: 'Compare the family' }).click();
  await expect.element(screen.getByRole('heading', { name: 'A family of 3, 3 pairs' })).toHaveFocus();
  return { screen, calls };
}

test('a family of saved and typed people is compared, and the births are in no address', async () => {
  const { screen, calls } = await compared();
  expect(sentBody()).toEqual({
    people: [
      { birth: saved(0).birth, relation: 'self' },
      { birth: saved(1).birth, relation: 'parent' },
      { sign: 'goat', relation: 'child' },
    ],
  });
  expect(calls).toEqual(['GET /api/people', 'POST /api/match/family']);
  expect(screen.router.state.location.search).toBe('?of=family');
});

test.each([375, 1440])(
  'at %i px a pair opens its reasons in place, with its sum and its rule',
  async (width) => {
    await page.viewport(width, 900);
    const { screen } = await compared();
    await screen.getByRole('button', { name: /^Your child, Rose.*42 of 100/ }).click();
    const reasons = screen.getByRole('group', { name: 'Your child, Rose' });
    await expect.element(reasons.getByText('Their signs: allies.')).toBeVisible();
    await expect.element(reasons.getByRole('table', { name: 'The 42 points' })).toBeVisible();
    expect(reasons.getByRole('button', { name: /^Why\?/ }).query()).toBeNull();
    await screen.getByRole('switch', { name: 'Show sources' }).click();
    await reasons.getByRole('button', { name: /^Why\?/ }).click();
    await expect.element(reasons.getByText(/Sanming tonghui$/)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test('the text about the family stands before the matrix, and the pairs are a table as well', async () => {
  const { screen } = await compared();
  const text = screen.getByText('Rose balances Ada.');
  await expect.element(text).toBeVisible();
  const button = screen.getByRole('button', { name: /^Rose, Ada.*35 of 100/ }).element();
  expect(text.element().compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await screen.getByRole('button', { name: 'All pairs as a table' }).click();
  const table = screen.getByRole('table', { name: 'All pairs' });
  await expect.element(table.getByRole('row', { name: 'Ada (Horse) Rose (Rat) clash 35' })).toBeVisible();
});

test('the link that is copied names the signs in their order, and no date and no name', async () => {
  const { screen } = await compared();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await screen.getByRole('button', { name: 'Copy link' }).click();
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/compatibility/rat-horse-goat`);
});

test('a change of the people removes the comparison and its link', async () => {
  const { screen } = await compared();
  await screen.getByRole('checkbox', { name: 'Person 2' }).click();
  await expect.element(screen.getByText('4 of 8 people.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: /^A family of/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy link' }).query()).toBeNull();
});

test('asks for at least two people, and can remove an added person', async () => {
  const { screen } = await shown([]);
  await expect.element(screen.getByText(/^You have no saved people yet/)).toBeVisible();
  await screen.getByRole('button', { name: 'Add somebody else' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(dialog.getByText(/or choose only the sign below/)).toBeVisible();
  await expect.element(dialog.getByLabelText('Birth date')).toHaveFocus();
  await dialog.getByLabelText('Birth date').fill('May 15, 1990');
  await dialog.getByLabelText('Name (optional)').fill('Anna');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await screen.getByRole('button', { name: 'Compare the family' }).click();
  await expect.element(screen.getByText('Please choose or add at least two people.')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove Anna, Horse, May 15, 1990' }).click();
  await expect.element(screen.getByText('0 of 8 people.')).toBeVisible();
});

test('a ninth person cannot be chosen, and the page says why', async () => {
  const people = Array.from({ length: 9 }, (_, index) => saved(index));
  const { screen } = await shown(people);
  for (const { birth } of people.slice(0, 8))
    await screen.getByRole('checkbox', { name: birth.name }).click();
  await expect.element(screen.getByText(/^8 of 8 people\. You cannot add more/)).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: 'Person 8' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Add somebody else' })).toBeDisabled();
  await screen.getByRole('checkbox', { name: 'Person 0' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Person 8' })).toBeEnabled();
});

test('keeps what was typed for two people while a family is shown', async () => {
  mockApi({});
  const screen = await show(<CompatibilityPage />, '/compatibility');
  const person = screen.getByRole('group', { name: 'The first person' });
  await person.getByLabelText('Birth date').fill('May 15, 1990');
  await screen.getByLabelText('A family').click();
  await expect.element(screen.getByRole('button', { name: 'Compare the family' })).toBeVisible();
  await expect.element(person).not.toBeInTheDocument();
  await screen.getByLabelText('Two people').click();
  await expect.element(person.getByLabelText('Birth date')).toHaveValue('May 15, 1990');
});
