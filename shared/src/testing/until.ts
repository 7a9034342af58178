import { flush } from './mounting.ts';

/** Waits until a condition holds, even on a busy machine; if it never does, the test's own assertion fails. */
export async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds() && tries < 250; tries += 1) await flush(20);
  await flush();
}
