/** Window in which a retried call is a replay, in milliseconds. */
const REPLAY_WINDOW_MS = 10 * 60_000;

/** Calls since this time can be replayed. */
export const replayWindowStart = (now: Date): Date => new Date(now.getTime() - REPLAY_WINDOW_MS);

/** Whether a repeated call is too late for a replay. `at`: time of the original. */
export const isReplayExpired = (now: Date, at: Date): boolean => at < replayWindowStart(now);
