import { flush } from './mounting.ts';

/** Waits until something holds, on a busy machine as well; what never does is left to the test's own words. */
export async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds() && tries < 250; tries += 1) await flush(20);
  await flush();
}
