import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ok, pretendApi } from '../test/pretend-api.ts';
import { show } from '../test/show.tsx';
import { AdminGuard } from './AdminGuard.tsx';
import { writeHint } from './hint.ts';

const ada = { uid: 'ada', email: 'ada@example.com' };
const guarded = (
  <Routes>
    <Route element={<AdminGuard />}>
      <Route path="/blog-admin" element={<p>The desk</p>} />
    </Route>
    <Route path="/" element={<p>Home</p>} />
  </Routes>
);

test('an admin is let in', async () => {
  writeHint(ada);
  pretendApi({
    'GET /api/user/ada': ok({ ...ada, role: 'admin' }),
    'GET /api/user/ada/payment-status': ok({ hasPaid: false, paymentFailed: false }),
  });
  const screen = await show(guarded, '/blog-admin');
  await expect.element(screen.getByText('The desk')).toBeVisible();
});

test('somebody who is no admin is sent home, paid or not', async () => {
  writeHint(ada);
  pretendApi({
    'GET /api/user/ada': ok({ ...ada, role: 'user' }),
    'GET /api/user/ada/payment-status': ok({ hasPaid: true, paymentFailed: false }),
  });
  const screen = await show(guarded, '/blog-admin');
  await expect.element(screen.getByText('Home')).toBeVisible();
});

test('a visitor is sent home', async () => {
  pretendApi({});
  const screen = await show(guarded, '/blog-admin');
  await expect.element(screen.getByText('Home')).toBeVisible();
});
