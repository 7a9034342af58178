/** How long a member thinks a higher limit over, milliseconds (RTS 12B); the platform has the last word. */
export const RAISE_WAITS_MS = 24 * 3_600_000;
