/** Work that every platform repeats in the background; several processes may do so at once. */
export interface Job {
  /** In figures: the domain and what it does, `points.count`. */
  readonly name: string;
  /** Milliseconds between the end of a turn and the next one, unless the turn says otherwise. */
  readonly everyMs: number;
  /** Does what is due. `signal` aborts when the platform stops. */
  turn(signal: AbortSignal): Promise<Next | undefined>;
  /** The log's words for a turn that failed. */
  readonly failure: string;
  /** The log's level for it: `warn` where the next turn makes up for it, otherwise `error`. */
  readonly level?: 'warn';
  /** Milliseconds until the turn after one that failed; `everyMs` if left out. */
  readonly retryMs?: number | ((error: unknown) => number);
  /** Takes one more turn while the platform stops, after the turns of all jobs have ended. */
  readonly endsWithTurn?: true;
}

/** When the next turn comes, where a job does not wait as long as usual. */
interface Next {
  readonly nextMs: number;
}
