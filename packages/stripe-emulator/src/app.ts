import type { EmulatorContext } from 'emulate';
import type { State } from './store.ts';

export type App = EmulatorContext<State>['app'];

/** A route handler or middleware. */
export type Handler = Parameters<App['use']>[0];

/** The request context of a handler. */
export type Context = Parameters<Handler>[0];
