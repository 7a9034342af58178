/** Window in which a retried call is a replay, in milliseconds. */
const REPLAY_WINDOW_MS = 10 * 60_000;

/** What was answered after this moment may be asked for once more. */
export const replayWindowStart = (now: Date): Date => new Date(now.getTime() - REPLAY_WINDOW_MS);

/**
 * Whether a copy of a call comes so late that it is none of a page that got no answer. `at`: when the first one came.
 */
export const isReplayExpired = (now: Date, at: Date): boolean => at < replayWindowStart(now);
