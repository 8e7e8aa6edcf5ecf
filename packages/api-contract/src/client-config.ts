import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { closed, named, nullable } from './schemas.ts';

/**
 * The public keys and addresses of the deployment. The browser reads them at run time, so that the same build serves local mode
 * and production.
 */
export const ClientConfig = named('ClientConfig', {
  firebase: closed({
    apiKey: Type.String(),
    authDomain: Type.String(),
    projectId: Type.String(),
    /** URL of the Auth emulator; `null` in production. */
    emulatorUrl: nullable(Type.String()),
  }),
  stripe: closed({
    publishableKey: Type.String(),
    /** URL of a script that defines `window.Stripe` instead of Stripe's own; `null` in production. */
    scriptUrl: nullable(Type.String()),
  }),
  /** Whether a payer is asked for country and postal code, because the operator has to state the tax in the price. */
  asksForPlace: Type.Boolean(),
  /** Days after a payment within which the operator refunds it on request; 0 without such a promise. */
  refundDays: Type.Integer({ minimum: 0, maximum: 365 }),
  /** Quotes of readers; `null` if the pages show examples, labeled as such. */
  testimonials: nullable(
    Type.Array(closed({ quote: Type.String(), name: Type.String(), about: Type.String() })),
  ),
  /** Google Analytics measurement id, if page views are also sent there. */
  analyticsMeasurementId: nullable(Type.String()),
  /** The address for reports of wrong facts; `null` if nobody reads such reports. */
  correctionsEmail: nullable(Type.String()),
});

export type ClientConfig = Type.Static<typeof ClientConfig>;

export const clientConfigEndpoints = {
  'GET /api/client-config': {
    operationId: 'getClientConfig',
    tag: 'product',
    summary: 'Public keys and addresses that the browser needs',
    access: 'public',
    response: ClientConfig,
    limit: { max: 120, windowSeconds: 60, by: 'ip' },
    example: {
      response: {
        firebase: {
          apiKey: 'AIzaSyExample',
          authDomain: 'zodiac-atlas.firebaseapp.com',
          projectId: 'zodiac-atlas',
          emulatorUrl: null,
        },
        stripe: { publishableKey: 'pk_live_example', scriptUrl: null },
        asksForPlace: false,
        refundDays: 30,
        testimonials: null,
        analyticsMeasurementId: null,
        correctionsEmail: 'corrections@example.com',
      },
    },
  },
} as const satisfies Record<string, EndpointSpec>;
