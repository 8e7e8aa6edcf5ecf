import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#config.ts';
import { connect } from '#database/connection.ts';
import { firebaseIdentity } from './identity.ts';
import type { Services } from './services.ts';
import { stripeGateway } from './stripe.ts';

/** The services a configuration names, each connected when first used. */
export function connectServices(
  config: Config,
  log: FastifyBaseLogger,
  clock = () => new Date(),
): Omit<Services, 'events'> {
  const onError = (error: Error) => log.warn({ err: error }, 'database connection');
  return {
    config,
    db: connect({ url: config.databaseUrl, connections: 10, onError }),
    urgentDb: connect({ url: config.databaseUrl, connections: 2, onError }),
    identity: firebaseIdentity(config, clock),
    stripe: stripeGateway(config),
    clock,
  };
}
