/** The calls of the site, for any team. Which there are: `@unisite/shared/operations`. */
export { CallError, type CallErrorOf, isErrorOf } from '../client/CallError.ts';
export type { CallOptions } from '../client/createClient.ts';
export type { RequestOf, ValueOf } from '../contract/operation.ts';
export { call } from './call.ts';
export { type ListPages, type ListRequest, type PagesOptions, useOperationPages } from './pages.ts';
export { invalidate, type OperationOptions, prefetch, useAction, useOperation } from './queries.ts';
