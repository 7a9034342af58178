export { addressOf } from './addressOf.ts';
export { CallError, type CallErrorOf, isErrorOf } from './CallError.ts';
export { type Call, createClient } from './createClient.ts';
export { isLost } from './createIdempotentSend.ts';
export { createQueryClient } from './createQueryClient.ts';
export { createUseAction, createUseSending, type ReadOptions, useRead } from './hooks.ts';
