import { call } from '@unisite/shared/api';
import type { HumanProof } from '@unisite/shared/contract/proofs';
import { type WorkChallenge, workChallenge } from '@unisite/shared/contract/verification';
import { workHasher } from './workHash.ts';

export interface WorkOptions {
  signal?: AbortSignal | undefined;
  /** Probability of being done by now, from 0 to 1; increasing. */
  onProgress?: ((done: number) => void) | undefined;
}

/** Milliseconds of work before yielding, so that typing and scrolling stay responsive. */
const SLICE = 10;
/** Hashes between two clock checks. */
const BATCH = 256;

/**
 * Finds a counter whose hash with the salt has enough zero bits, in slices between the page's other work. A worker
 * would need its own script, which the page's policy forbids.
 * @throws the signal's reason when aborted.
 */
export async function solveProofOfWork(
  { id, salt, bits }: WorkChallenge,
  options: WorkOptions = {},
): Promise<HumanProof> {
  const { signal, onProgress } = options;
  const hash = workHasher(salt);
  const expected = 2 ** bits;
  let pause = performance.now() + SLICE;
  for (let counter = 0; ; counter += 1) {
    if (Math.clz32(hash(counter)) >= bits) return { work: { id, counter } };
    if (counter % BATCH === 0 && performance.now() >= pause) {
      await yieldToBrowser();
      signal?.throwIfAborted();
      onProgress?.(1 - Math.exp(-counter / expected));
      pause = performance.now() + SLICE;
    }
  }
}

/**
 * Requests a challenge from the platform and solves it.
 * @throws {CallError} when there is none.
 */
export async function proofOfWork(options: WorkOptions = {}): Promise<HumanProof> {
  return solveProofOfWork(await call(workChallenge, {}, { signal: options.signal }), options);
}

/** Yields to waiting events; timers would wait longer, especially in background tabs. */
const yieldToBrowser = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
