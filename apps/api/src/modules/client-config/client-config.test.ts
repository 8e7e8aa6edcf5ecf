import { expect, test } from 'vitest';
import { readConfig } from '#config/config.ts';
import type { Services } from '#integrations/services.ts';
import { productionVariables } from '#test/fake-google.ts';
import { clientConfigRoutes } from './routes.ts';

const answer = (variables: Record<string, string>) =>
  clientConfigRoutes({ config: readConfig(variables) } as Services)['GET /api/client-config']();

test('in local mode the browser gets the addresses of the emulators', async () => {
  const local = {
    DATABASE_URL: 'postgres://127.0.0.1/unused',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    STRIPE_EMULATOR_URL: 'http://127.0.0.1:12111',
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_local',
    STRIPE_WEBHOOK_SECRET: 'whsec_local',
  };
  expect(await answer(local)).toEqual({
    firebase: {
      apiKey: 'local-api-key',
      authDomain: 'demo-zodiac-atlas.firebaseapp.com',
      projectId: 'demo-zodiac-atlas',
      emulatorUrl: 'http://127.0.0.1:9099',
    },
    stripe: { publishableKey: 'pk_test_local', scriptUrl: 'http://127.0.0.1:12111/stripe.js' },
    asksForPlace: false,
    refundDays: 30,
    testimonials: null,
    analyticsMeasurementId: null,
    correctionsEmail: 'corrections@zodiac-atlas.test',
  });
});

test('in production the browser gets public keys only, and no address of an emulator', async () => {
  const variables: Record<string, string> = {
    ...productionVariables('postgres://secret@127.0.0.1/unused'),
    GA_MEASUREMENT_ID: 'G-ZX98YW76',
  };
  const config = await answer(variables);
  expect(config).toMatchObject({
    firebase: { apiKey: variables.FIREBASE_API_KEY, emulatorUrl: null },
    stripe: { publishableKey: 'pk_live_under_test', scriptUrl: null },
    analyticsMeasurementId: 'G-ZX98YW76',
    correctionsEmail: null,
    refundDays: 0,
  });
  expect(JSON.stringify(config)).not.toMatch(/secret|sk_live|whsec|private|postgres/);
});

test('the refund promise has the operator’s number of days', async () => {
  const variables = productionVariables('postgres://secret@127.0.0.1/unused');
  expect(await answer({ ...variables, REFUND_DAYS: '14' })).toMatchObject({ refundDays: 14 });
});

test('the testimonials come from the operator', async () => {
  const variables = productionVariables('postgres://secret@127.0.0.1/unused');
  const TESTIMONIALS = '[{"quote":"Right to the day.","name":"Ada","about":"Year of the Pig"}]';
  expect(await answer({ ...variables, TESTIMONIALS })).toMatchObject({
    testimonials: [{ quote: 'Right to the day.', name: 'Ada', about: 'Year of the Pig' }],
  });
});
