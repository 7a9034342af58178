/** What a limit counts. */
export type LimitKind = 'stake' | 'loss';

/**
 * What is counted of a player's play and held to its limits. A simulation is over within an hour or two, so that all of
 * it lies within every period.
 */
export class PlayModel {
  staked = 0;
  won = 0;
  /** Hundredths; null: none. */
  readonly limits: Record<LimitKind, number | null> = { stake: null, loss: null };
  onBreak = false;

  used(kind: LimitKind): number {
    return kind === 'stake' ? this.staked : this.staked - this.won;
  }

  /** What may be staked. */
  get room(): number {
    const left = (kind: LimitKind) => {
      const limit = this.limits[kind];
      return limit === null ? Number.POSITIVE_INFINITY : limit - this.used(kind);
    };
    return Math.min(left('stake'), left('loss'));
  }

  /** What a stake is refused with; null: nothing. */
  refusal(amount: number): string | null {
    if (this.onBreak) return 'PLAYER_EXCLUDED';
    return amount > 0 && amount > this.room ? 'LIMIT_REACHED' : null;
  }
}
