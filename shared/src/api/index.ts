export { keepAnswers } from './answers.ts';
export { CallError } from './CallError.ts';
export { type CallOptions, call, fillPath, setSealingKey } from './call.ts';
export { type Connection, connection, connectionFound, connectionLost, onConnection } from './connection.ts';
export { type Listed, type ListRequest, type PagesOptions, prefetchPages, useOperationPages } from './pages.ts';
export { type OperationOptions, prefetch, queryClient, refresh, useAction, useOperation } from './queries.ts';
export { seal } from './seal.ts';
