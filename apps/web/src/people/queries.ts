import type { Endpoints, Output } from '@org/api-contract';
import { get } from '#api/client.ts';

export type SavedPerson = Output<Endpoints['GET /api/people']>['people'][number];
export type PersonRelation = SavedPerson['relation'];

export const savedPeople = () => get('GET /api/people', {});
export const privateCalendar = () => get('GET /api/private-calendar', {});
