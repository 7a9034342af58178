import { limitConcurrency } from './limitConcurrency.ts';

/** Node's thread pool (libuv), shared by hashing, compressing and reading files. */
const threads = Number(process.env.UV_THREADPOOL_SIZE) || 4;

/**
 * Hashing a password takes tens of milliseconds, compressing a page several. A rush of one would make the other, and
 * files, wait for a thread, so each has a share of its own.
 */
export const hashing = limitConcurrency({ atOnce: Math.max(1, Math.floor(threads / 2)), mostWaiting: 200 });
/** The share for compressing single responses; when the queue is full, a response is sent uncompressed. */
export const compressing = limitConcurrency({ atOnce: Math.max(1, Math.floor(threads / 4)), mostWaiting: 32 });
