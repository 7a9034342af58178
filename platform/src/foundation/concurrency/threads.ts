import { limitConcurrency } from './limitConcurrency.ts';

/** The threads that Node gives to hashing, compressing and reading files alike (libuv). */
const threads = Number(process.env.UV_THREADPOOL_SIZE) || 4;

/**
 * Hashing a password takes tens of milliseconds, compressing a page several. Whichever came in crowds would have the
 * other, and files, wait for a thread: each has a share of its own.
 */
export const hashing = limitConcurrency({ atOnce: Math.max(1, Math.floor(threads / 2)), mostWaiting: 200 });
/** The share of what is compressed for one answer; what would wait behind too many is sent as it is. */
export const compressing = limitConcurrency({ atOnce: Math.max(1, Math.floor(threads / 4)), mostWaiting: 32 });
