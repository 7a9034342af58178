/** Waiting time before a higher limit can be confirmed, milliseconds (RTS 12B); the platform decides. */
export const RAISE_WAITS_MS = 24 * 3_600_000;
