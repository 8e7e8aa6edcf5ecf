import { priceText } from '@org/api-contract/values';
import { expect, test, vi } from 'vitest';
import { mockApi } from '../test/mock-api.ts';
import { show } from '../test/show.tsx';
import { SignupDialog } from './SignupDialog.tsx';

const dialog = <SignupDialog open onOpenChange={vi.fn()} onSuccess={vi.fn()} />;

test('both fields are required, and a password has at least six characters', async () => {
  const calls = mockApi({});
  const screen = await show(dialog);
  const go = screen.getByRole('button', { name: 'Continue to Payment' });
  await go.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields');
  await screen.getByLabelText('Email').fill('ada@example.com');
  await screen.getByLabelText('Password', { exact: true }).fill('short');
  await go.click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Password must be at least 6 characters');
  expect(calls).toEqual([]);
});

test('the first step shows the benefits and the price', async () => {
  const screen = await show(dialog);
  await expect.element(screen.getByRole('heading', { name: `${priceText} Lifetime Access` })).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(4);
});

test('closing the dialog clears the form', async () => {
  const onOpenChange = vi.fn();
  const screen = await show(<SignupDialog open onOpenChange={onOpenChange} onSuccess={vi.fn()} />);
  await screen.getByLabelText('Email').fill('ada@example.com');
  await screen.getByLabelText('Password', { exact: true }).fill('secret');
  await screen.getByRole('button', { name: 'Close' }).click();
  expect(onOpenChange).toHaveBeenCalledWith(false);
  await expect.element(screen.getByLabelText('Email')).toHaveValue('');
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('');
});

test('a user with an account signs in with the email typed here, and continues to the checkout', async () => {
  const { router, ...screen } = await show(dialog);
  await screen.getByLabelText('Email').fill('ada@example.com');
  await screen.getByRole('link', { name: 'Sign in', exact: true }).click();
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    search: '?next=%2Fcheckout',
    state: { email: 'ada@example.com' },
  });
});
