/**
 * Names of signs, stems, branches, elements, solar terms and relations in six languages.
 *
 * @packageDocumentation
 */
export { names as en } from './languages/en.ts';
export { names as zhHans } from './languages/zh-Hans.ts';
export { names as zhHant } from './languages/zh-Hant.ts';
export { names as ja } from './languages/ja.ts';
export { names as ko } from './languages/ko.ts';
export { names as vi } from './languages/vi.ts';
export type { Name, Names } from './names.ts';
