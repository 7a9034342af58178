/** How often a load is tried in all where the network fails it. */
const most = 3;
const firstPause = 400;

export const canRetry = (tries: number): boolean => tries + 1 < most;

/** Waits longer from try to try, and not as long as everyone else: a network that is back is not met by all at once. */
export const backOff = (tries: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, firstPause * 2 ** tries * (0.5 + Math.random())));
