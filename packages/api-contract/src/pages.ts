import * as Type from 'typebox';
import { maxPage } from './values.ts';

/** A page of a list: its number, from 1, and its number of rows. */
export const pageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: maxPage })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};

/** The number of matching rows, and of their pages. */
export const pageTotals = {
  total: Type.Integer({ minimum: 0 }),
  totalPages: Type.Integer({ minimum: 0 }),
};
