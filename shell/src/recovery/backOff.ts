/** Most attempts of a load that fails by the network. */
const most = 3;
const firstPause = 400;

export const canRetry = (tries: number): boolean => tries + 1 < most;

/** Waits longer with each attempt, with jitter, so that a recovering network is not hit by all clients at once. */
export const backOff = (tries: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, firstPause * 2 ** tries * (0.5 + Math.random())));
