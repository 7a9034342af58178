export { CallError, type CallErrorOf, isErrorOf } from '../client/CallError.ts';
export { type CallOptions, loadTransport } from '../client/createClient.ts';
export { createIdempotentSend, isLost } from '../client/createIdempotentSend.ts';
export { call, setSealingKey } from './call.ts';
export { type Connection, connectionState, markOffline, markOnline, onConnectionChange } from './connection.ts';
export { type ListPages, type ListRequest, type PagesOptions, prefetchPages, useOperationPages } from './pages.ts';
export { invalidate, type OperationOptions, prefetch, queryClient, useAction, useOperation } from './queries.ts';
export { seal } from './seal.ts';
export { isPageAsRendered, seedResponses } from './seededResponses.ts';
