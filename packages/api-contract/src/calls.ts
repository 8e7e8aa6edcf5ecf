import type { Input, Output } from './endpoint.ts';
import type { Endpoints, ErrorCodeOf, Route } from './endpoints.ts';

/**
 * The input, the output and the error codes of each route. The build writes these types out
 * (`scripts/write-call-types.ts`), so that projects that use only the client don't derive them from the schemas.
 */
export type Calls = {
  [R in Route]: { input: Input<Endpoints[R]>; output: Output<Endpoints[R]>; code: ErrorCodeOf<R> };
};
