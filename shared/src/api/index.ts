export { loadTransport } from '../client/createClient.ts';
export { createIdempotentSend, isLost } from '../client/createIdempotentSend.ts';
export { setSealingKey } from './call.ts';
export { type Connection, connectionState, markOffline, markOnline, onConnectionChange } from './connection.ts';
export { prefetchPages } from './pages.ts';
export * from './public.ts';
export { queryClient } from './queries.ts';
export { seal } from './seal.ts';
export { isPageAsRendered, seedResponses } from './seededResponses.ts';
