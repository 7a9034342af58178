import { call } from '@unisite/shared/api';
import type { HumanProof } from '@unisite/shared/contract/proofs';
import { type WorkChallenge, workChallenge } from '@unisite/shared/contract/verification';
import { workHasher } from './workHash.ts';

export interface WorkOptions {
  signal?: AbortSignal | undefined;
  /** How likely it is to be done by now, from 0 to 1; it only grows. */
  onProgress?: ((done: number) => void) | undefined;
}

/** The page is left alone after so many milliseconds of work: typing and scrolling go on. */
const SLICE = 10;
/** Hashes between two looks at the clock. */
const BATCH = 256;

/**
 * Finds the counter with which the salt hashes to enough zero bits, in slices between everything else that the page
 * does. A worker would need a script of its own, which the page's policy lets nobody load by an address.
 * @throws the signal's reason when it is aborted.
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

/** Asks the platform for work and does it. @throws {CallError} when there is none to be had. */
export async function proofOfWork(options: WorkOptions = {}): Promise<HumanProof> {
  return solveProofOfWork(await call(workChallenge, {}, { signal: options.signal }), options);
}

/** Until whatever waits has had its turn; timers would wait longer, most of all in a tab behind others. */
const yieldToBrowser = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
