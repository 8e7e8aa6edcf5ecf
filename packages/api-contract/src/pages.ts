import * as Type from 'typebox';
import { maxPage } from './values.ts';

/** Which page of a list, from 1, and how many rows it has. */
export const pageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPage })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};

/** How much there is of what was asked for. */
export const pageTotals = {
  total: Type.Integer({ minimum: 0 }),
  totalPages: Type.Integer({ minimum: 0 }),
};
