export { CallError, type CallErrorOf, isErrorOf } from '../client/CallError.ts';
export type { CallOptions } from '../client/createClient.ts';
export { createRepeat, isLost } from '../client/createRepeat.ts';
export { keepAnswers } from './answers.ts';
export { call, setSealingKey } from './call.ts';
export { type Connection, connection, connectionFound, connectionLost, onConnection } from './connection.ts';
export { type Listed, type ListRequest, type PagesOptions, prefetchPages, useOperationPages } from './pages.ts';
export { type OperationOptions, prefetch, queryClient, refresh, useAction, useOperation } from './queries.ts';
export { seal } from './seal.ts';
