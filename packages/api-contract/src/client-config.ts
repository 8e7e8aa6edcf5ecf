import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { closed, named, nullable } from './schemas.ts';

/**
 * What the browser must know of the deployment, read at run time so that one build serves local mode and
 * production. Everything here is public by nature.
 */
export const ClientConfig = named('ClientConfig', {
  firebase: closed({
    apiKey: Type.String(),
    authDomain: Type.String(),
    projectId: Type.String(),
    /** Address of the Auth emulator; null in production. */
    emulatorUrl: nullable(Type.String()),
  }),
  stripe: closed({
    publishableKey: Type.String(),
    /** Script that defines `window.Stripe` in place of Stripe's own; null in production. */
    scriptUrl: nullable(Type.String()),
  }),
  /** Google Analytics measurement id, if page views go there too. */
  analyticsMeasurementId: nullable(Type.String()),
});

export type ClientConfig = Type.Static<typeof ClientConfig>;

export const clientConfigEndpoints = {
  'GET /api/client-config': {
    operationId: 'getClientConfig',
    tag: 'product',
    summary: 'Public keys and addresses the browser needs',
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
        analyticsMeasurementId: null,
      },
    },
  },
} as const satisfies Record<string, EndpointSpec>;
