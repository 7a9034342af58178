/** A round that the beacon has made known, whose signature was verified. */
export interface KnownRound {
  /** 64 bytes in hex. */
  readonly signature: string;
  /** SHA-256 of the signature's bytes, 64 hex digits. */
  readonly value: string;
}

/** A public randomness beacon. One adapter a beacon. */
export interface Beacon {
  /** What its rounds are verified with (Ed25519, 32 bytes in hex). */
  readonly publicKey: string;
  /** The first round that is made known at this moment or later. */
  roundAt(moment: Date): number;
  /**
   * A round; null: it is not made known yet.
   *
   * @throws where no answer comes, or one whose signature is not the beacon's
   */
  fetchRound(round: number): Promise<KnownRound | null>;
}
