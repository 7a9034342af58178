/** What a limit counts. */
export type LimitKind = 'stake' | 'loss';

/**
 * A player's counted play, compared with its limits. A simulation takes an hour or two, so all of it lies within every
 * period.
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

  /** What may still be staked. */
  get room(): number {
    const left = (kind: LimitKind) => {
      const limit = this.limits[kind];
      return limit === null ? Number.POSITIVE_INFINITY : limit - this.used(kind);
    };
    return Math.min(left('stake'), left('loss'));
  }

  /** The refusal of a stake; null: none. */
  refusal(amount: number): string | null {
    if (this.onBreak) return 'PLAYER_EXCLUDED';
    return amount > 0 && amount > this.room ? 'LIMIT_REACHED' : null;
  }
}
