import type { Handlers } from '#http/routing/contract-routes.ts';
import type { Services } from '#integrations/services.ts';

export const clientConfigRoutes = ({ config }: Services) =>
  ({
    'GET /api/client-config': async () => {
      const local = config.mode === 'local' ? config : undefined;
      return {
        firebase: {
          ...config.firebase,
          emulatorUrl: local?.authEmulatorHost ? `http://${local.authEmulatorHost}` : null,
        },
        stripe: {
          publishableKey: config.stripe.publishableKey,
          scriptUrl: local?.stripeEmulatorUrl ? `${local.stripeEmulatorUrl}/stripe.js` : null,
        },
        asksForPlace: config.stripe.taxCode !== undefined,
        refundDays: config.refundDays,
        testimonials: config.testimonials ? [...config.testimonials] : null,
        analyticsMeasurementId: config.analyticsMeasurementId ?? null,
        correctionsEmail: config.correctionsEmail ?? null,
      };
    },
  }) satisfies Partial<Handlers>;
