import type { EmulatorContext } from 'emulate';
import type { State } from './store.ts';

export type App = EmulatorContext<State>['app'];

/** Answers, or hands on to the next. */
export type Handler = Parameters<App['use']>[0];

/** One request and the making of its answer. */
export type Context = Parameters<Handler>[0];
