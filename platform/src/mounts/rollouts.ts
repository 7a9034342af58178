/** A remote in a market, as far as watching it needs to know. */
export interface WatchedPlacement {
  readonly market: string;
  readonly remote: string;
  readonly enabled: boolean;
  readonly digest: string;
  /** Since when everyone has got it. */
  readonly digestSince: Date;
  readonly canary: { readonly digest: string; readonly since: Date } | null;
  readonly lastKnownGood: string | null;
  readonly revision: number;
}

/** How a version is taken back: the canary is ended, or everyone is back on the last known good version. */
export interface TakeBack {
  readonly kind: 'endCanary' | 'rollBack';
  readonly market: string;
  readonly remote: string;
  /** The placement's revision that was judged. */
  readonly expected: number;
  readonly why: string;
}

/** What is asked of the registry. */
export interface Rollouts {
  /** Of all markets, as they stand now. */
  placements(): readonly WatchedPlacement[];
  /** The version of a digest; null for a digest that was never published. */
  versionOf(remote: string, digest: string): string | null;
  /** Acts as the platform and tells open pages. `false`: somebody else has changed the placement in the meantime. */
  takeBack(wanted: TakeBack): Promise<boolean>;
}
