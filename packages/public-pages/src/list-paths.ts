import { listIds } from '@org/api-contract/lists';
import { appPaths } from './paths.ts';

/** Pages of the web application that articles may link to, besides public pages. */
export const linkedPaths: readonly string[] = [
  ...listIds.map((id) => `/${id}`),
  appPaths.openings,
  appPaths.compatibility,
  appPaths.compare,
  appPaths.insights,
  appPaths.personal,
  appPaths.gift,
];

/** The page of a payment, for admins. */
export const paymentPathForm = /^\/admin\/payments\/[1-9]\d*$/;

/** The page of a row of a list. */
export const rowPathForm = new RegExp(`^/(?:${listIds.join('|')})/[a-z0-9]+(?:-[a-z0-9]+)*$`);
