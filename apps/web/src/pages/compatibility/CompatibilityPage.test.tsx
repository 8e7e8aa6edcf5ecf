import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { SavedPerson } from '#people/queries.ts';
import { keepBirth } from '#birth/stored-birth.ts';
import { mockApi, ok } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { CompatibilityPage } from './CompatibilityPage.tsx';
import type { Match } from './queries.ts';

const match: Match = {
  score: 35,
  scoreReason: 'It is lowered most by the clash.',
  terms: [
    {
      id: 'year-branches',
      label: 'The signs of the year',
      found: 'Horse and Rat: clash',
      points: 10,
      weight: 60,
    },
    { id: 'cross-branches', label: 'All other pairs', found: 'Of 3, 1 in harmony', points: 25, weight: 40 },
  ],
  pairs: [
    {
      one: { position: 'year', sign: 'horse' },
      other: { position: 'year', sign: 'rat' },
      relations: ['clash'],
      tone: 'discord',
    },
    {
      one: { position: 'day', sign: 'dragon' },
      other: { position: 'year', sign: 'rat' },
      relations: ['allies'],
      tone: 'harmony',
    },
  ],
  one: { name: 'Anna', sign: 'horse', known: 'date' },
  other: { name: 'the second person', sign: 'rat', known: 'sign' },
  kind: 'any',
  notes: ['For the second person we know only the sign.'],
  sections: [
    {
      id: 'feels',
      heading: 'How it feels',
      paragraphs: [
        {
          text: 'Anna wants to go.',
          rule: 'branches-of-two',
          because: 'The years are those of Horse and Rat.',
          changes: 'Another birth year of either.',
          certainty: 'certain',
        },
        {
          text: 'These signs stand opposite each other.',
          rule: 'branches-of-two',
          because: 'The signs of the years are Horse and Rat.',
          changes: 'Another birth year of either.',
          certainty: 'certain',
        },
      ],
    },
    {
      id: 'do',
      heading: 'What to do',
      paragraphs: [
        {
          text: 'Agree in advance who decides what.',
          rule: 'branches-of-two',
          because: 'The signs are Horse and Rat.',
          changes: 'Another sign of either.',
          certainty: 'certain',
        },
      ],
    },
  ],
  rules: [
    {
      id: 'branches-of-two',
      name: 'The branches of two',
      statement: 'Each with each.',
      source: 'Sanming tonghui',
    },
  ],
};

const first = (screen: Awaited<ReturnType<typeof show>>) =>
  screen.getByRole('group', { name: 'The first person' });
const second = (screen: Awaited<ReturnType<typeof show>>) =>
  screen.getByRole('group', { name: 'The second person' });

const further = 'Time and place (optional)';

/** The body of the last call. */
function sentBody(): unknown {
  const body = vi.mocked(window.fetch).mock.lastCall?.[1]?.body;
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

async function compared(answer: Match = match) {
  const calls = mockApi({ 'POST /api/match': ok(answer) });
  const screen = await show(<CompatibilityPage />, '/compatibility');
  await first(screen).getByLabelText('Birth date').fill('May 15, 1990');
  await expect.element(first(screen).getByLabelText('Time of birth (optional)')).not.toBeVisible();
  await first(screen).getByLabelText('Name (optional)').fill('Anna');
  await second(screen).getByLabelText('Or choose only the sign').selectOptions('Rat');
  await screen.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: 'Anna and the second person' })).toHaveFocus();
  return { screen, calls };
}

test('a birth and a sign are compared, and the births are in no address', async () => {
  const { screen, calls } = await compared();
  expect(sentBody()).toEqual({
    one: { birth: { date: '1990-05-15', name: 'Anna' }, relation: 'self' },
    other: { sign: 'rat' },
  });
  expect(calls).toEqual(['GET /api/people', 'POST /api/match']);
  expect(screen.router.state.location).toMatchObject({ pathname: '/compatibility', search: '' });
});

test('a match begins with how the relation feels, the score follows, and the first sentence appears once', async () => {
  const { screen } = await compared();
  const [opening, score] = [screen.getByText('Anna wants to go.'), screen.getByText('Score: 35 of 100')];
  await expect.element(opening).toBeVisible();
  expect(opening.elements()).toHaveLength(1);
  await expect.element(screen.getByText('It is lowered most by the clash.')).toBeVisible();
  expect(
    opening.element().compareDocumentPosition(score.element()) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

test('the text comes before the sum and the table of all pillars', async () => {
  const { screen } = await compared();
  await expect.element(screen.getByText('For the second person we know only the sign.')).toBeVisible();
  const titles = screen
    .getByRole('region')
    .all()
    .map((region) => region.element().querySelector('h2')?.textContent);
  expect(titles.filter((title) => title && !/^(Anna|Compatibility)/.test(title))).toEqual([
    'How it feels',
    'What to do',
    'How the Score Is Counted',
    'All Pillars',
  ]);
  const advice = screen.getByRole('region', { name: 'What to do' });
  await expect.element(advice.getByRole('listitem')).toHaveTextContent('Agree in advance who decides what.');
  const sum = screen.getByRole('table', { name: 'The 35 points' });
  await expect.element(sum.getByRole('row', { name: /^The signs of the year .* 10 of 60$/ })).toBeVisible();
  await expect.element(sum.getByRole('row', { name: /^Sum 35 of 100$/ })).toBeVisible();
  const pairs = screen.getByRole('table', { name: 'Each pillar of one person with each of the other' });
  await expect.element(pairs.getByRole('row', { name: 'Day: Dragon Year: Rat allies' })).toBeVisible();
});

test('rules and sources are shown when the reader wants them', async () => {
  const { screen } = await compared();
  expect(screen.getByRole('button', { name: /^Why\?/ }).query()).toBeNull();
  expect(screen.getByText('Sanming tonghui').query()).toBeNull();
  await screen.getByRole('switch', { name: 'Show sources' }).click();
  const feels = screen.getByRole('region', { name: 'How it feels' });
  await feels.getByRole('button', { name: /^Why\?/ }).click();
  await expect.element(feels.getByText('The signs of the years are Horse and Rat.')).toBeVisible();
  await expect.element(feels.getByText(/Sanming tonghui$/)).toBeVisible();
});

test('the link that is copied names the two signs in their order, and no date', async () => {
  const { screen } = await compared();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await screen.getByRole('button', { name: 'Copy link' }).click();
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/compatibility/rat-horse`);
  await expect.element(screen.getByText('Link copied')).toBeVisible();
});

test('fills the first fields with the birth of the last visit, and sends its place', async () => {
  const place = { name: 'Berlin', timeZone: 'Europe/Berlin', longitude: 13.4 };
  keepBirth({ date: '1988-03-14', time: '07:30', place });
  mockApi({ 'POST /api/match': ok(match) });
  const screen = await show(<CompatibilityPage />, '/compatibility');
  await expect.element(first(screen).getByLabelText('Birth date')).toHaveValue('1988-03-14');
  await expect.element(first(screen).getByLabelText('Time of birth (optional)')).toBeVisible();
  await second(screen).getByLabelText('Birth date').fill('1986-11-02');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('heading', { name: 'Anna and the second person' })).toBeVisible();
  expect(sentBody()).toEqual({
    one: { birth: { date: '1988-03-14', time: '07:30', place }, relation: 'self' },
    other: { birth: { date: '1986-11-02' } },
  });
});

const ada: SavedPerson = {
  id: '3f2b8c1e-5d7a-4e9b-8c6f-1a2b3c4d5e6f',
  relation: 'self',
  birth: {
    date: '1988-03-14',
    time: '07:30',
    place: { name: 'Berlin', timeZone: 'Europe/Berlin', longitude: 13.4 },
    name: 'Ada',
  },
  updatedAt: '2026-11-20T09:00:00.000Z',
};
const rose: SavedPerson = {
  ...ada,
  id: '4f2b8c1e-5d7a-4e9b-8c6f-1a2b3c4d5e6f',
  relation: 'sibling',
  birth: { date: '1994-06-01', name: 'Rose', sex: 'female' },
};

test('both people can be chosen from the saved ones, with their relations', async () => {
  mockApi({ 'GET /api/people': ok({ people: [ada, rose] }), 'POST /api/match': ok(match) });
  const screen = await show(<CompatibilityPage />, '/compatibility');
  await second(screen).getByLabelText('Birth date').fill('1986-11-02');
  await first(screen).getByLabelText('From your people').selectOptions('Ada');
  await second(screen).getByLabelText('From your people').selectOptions('Rose');
  await expect.element(first(screen).getByText(/^Born March 14, 1988 at 07:30 in Berlin/)).toBeVisible();
  await expect.element(second(screen).getByText(/, sibling · Dog$/)).toBeVisible();
  await expect.element(second(screen).getByLabelText('Birth date')).not.toBeVisible();
  await screen.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: 'Anna and the second person' })).toBeVisible();
  expect(sentBody()).toEqual({
    one: { birth: ada.birth, relation: 'self' },
    other: { birth: rose.birth, relation: 'sibling' },
  });
  await second(screen).getByLabelText('From your people').selectOptions('Somebody else');
  await expect.element(second(screen).getByLabelText('Birth date')).toHaveValue('1986-11-02');
});

test('the saved person whose birth was read last is chosen at first', async () => {
  keepBirth({ ...ada.birth, name: 'Ada Lovelace' });
  mockApi({ 'GET /api/people': ok({ people: [rose, ada] }) });
  const screen = await show(<CompatibilityPage />, '/compatibility');
  await expect.element(first(screen).getByLabelText('From your people')).toHaveValue(ada.id);
  await expect.element(second(screen).getByLabelText('From your people')).toHaveValue('');
});

test('chooses the user as the first person on a device without a birth', async () => {
  mockApi({ 'GET /api/people': ok({ people: [rose, ada] }) });
  const screen = await show(<CompatibilityPage />, '/compatibility');
  await expect.element(first(screen).getByLabelText('From your people')).toHaveValue(ada.id);
  await expect.element(first(screen).getByText(/^Born March 14, 1988/)).toBeVisible();
});

test('asks for time, place, sex and relation of both people, and begins a heading with a capital', async () => {
  const [one, other] = [
    { ...match.one, name: 'you' },
    { ...match.other, name: 'your sister' },
  ];
  mockApi({ 'POST /api/match': ok({ ...match, one, other }) });
  const screen = await show(<CompatibilityPage />, '/compatibility');
  await first(screen).getByLabelText('Birth date').fill('1990-05-15');
  await expect.element(first(screen).getByLabelText('Relation to you (optional)')).toHaveValue('self');
  await second(screen).getByLabelText('Birth date').fill('1994-06-01');
  await second(screen).getByText(further).click();
  await second(screen).getByLabelText('Time of birth (optional)').fill('06:10');
  await second(screen).getByLabelText('Place of birth (optional)').fill('lisbon');
  await screen.getByRole('option', { name: /^Lisbon, Portugal/ }).click();
  await second(screen).getByLabelText('Female').click();
  await second(screen).getByLabelText('Relation to you (optional)').selectOptions('Sibling');
  await screen.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: 'You and your sister' })).toBeVisible();
  expect(sentBody()).toMatchObject({
    one: { birth: { date: '1990-05-15' }, relation: 'self' },
    other: {
      birth: { time: '06:10', sex: 'female', place: { name: 'Lisbon, Portugal', timeZone: 'Europe/Lisbon' } },
      relation: 'sibling',
    },
  });
});

test('saved people that cannot be loaded have a retry, and the person who is typed stays', async () => {
  let isAway = true;
  mockApi({ 'GET /api/people': () => (isAway ? { status: 503, body: {} } : ok({ people: [ada] })) });
  const screen = await show(<CompatibilityPage />, '/compatibility');
  await first(screen).getByLabelText('Birth date').fill('1990-05-15');
  isAway = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(first(screen).getByLabelText('From your people')).toHaveValue('');
  await expect.element(first(screen).getByLabelText('Birth date')).toBeVisible();
  await expect.element(first(screen).getByLabelText('Birth date')).toHaveValue('1990-05-15');
});

test('shows a missing or invalid value beside its field, and what was typed stays', async () => {
  mockApi({});
  const screen = await show(<CompatibilityPage />, '/compatibility');
  await first(screen).getByLabelText('Birth date').fill('30 February 1950');
  await screen.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect.element(first(screen).getByText(/^This date does not exist/)).toBeVisible();
  await expect.element(second(screen).getByText(/or choose only the sign below/)).toBeVisible();
  await expect.element(first(screen).getByLabelText('Birth date')).toHaveFocus();
  await expect.element(first(screen).getByLabelText('Birth date')).toHaveValue('30 February 1950');
});

test('shows the server’s sentence for a refused birth, and a retry for other failures', async () => {
  const answers = [
    { status: 400, body: { code: 'invalid_input', error: 'There was no 02:30 on March 31.' } },
    { status: 503, body: {} },
  ];
  mockApi({ 'POST /api/match': () => answers.shift() ?? ok(match) });
  const screen = await show(<CompatibilityPage />, '/compatibility');
  await first(screen).getByLabelText('Birth date').fill('1990-05-15');
  await second(screen).getByLabelText('Or choose only the sign').selectOptions('Rat');
  await screen.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect.element(screen.getByText('There was no 02:30 on March 31.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' }).query()).toBeNull();
  await first(screen).getByLabelText('Birth date').fill('1990-05-16');
  await screen.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect.element(screen.getByText(/could not be compared/)).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Anna and the second person' })).toBeVisible();
});
