/** Work that every platform repeats in the background; several processes may do so at once. */
export interface Job {
  /** In figures: the domain and what it does, `points.count`. */
  readonly name: string;
  /** Does what is due; resolves to the milliseconds until the next turn. `signal`: the platform stops. */
  turn(signal: AbortSignal): Promise<number>;
  /** The log's words for a turn that failed. */
  readonly failure: string;
  /** The log's level for it: `warn` where the next turn makes up for it, otherwise `error`. */
  readonly level?: 'warn';
  /** Milliseconds until the turn after one that failed. */
  readonly retryMs: number | ((error: unknown) => number);
  /** Has one more turn while the platform stops, after those of all jobs have ended. */
  readonly endsWithTurn?: true;
}
