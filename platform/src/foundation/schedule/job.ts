/** Work that the platform repeats in the background; several processes may do so concurrently. */
export interface Job {
  /** Name in metrics: the domain and what it does, `points.count`. */
  readonly name: string;
  /** Milliseconds between the end of a turn and the next one, unless the turn returns another pause. */
  readonly everyMs: number;
  /** Does what is due. `signal` aborts when the platform stops. */
  turn(signal: AbortSignal): Promise<Next | undefined>;
  /** Log message for a failed turn. */
  readonly failure: string;
  /** Log level: `warn` where the next turn makes up for it, otherwise `error`. */
  readonly level?: 'warn';
  /** Milliseconds until the turn after a failed one; default: `everyMs`. */
  readonly retryMs?: number | ((error: unknown) => number);
  /** Takes one more turn while the platform stops, after the turns of all jobs have ended. */
  readonly endsWithTurn?: true;
}

/** Pause before the next turn, where it differs from the usual one. */
interface Next {
  readonly nextMs: number;
}
