/** A published round of the beacon, with verified signature. */
export interface KnownRound {
  /** 64 bytes in hex. */
  readonly signature: string;
  /** SHA-256 of the signature's bytes, 64 hex digits. */
  readonly value: string;
}

/** A public randomness beacon. One adapter per beacon. */
export interface Beacon {
  /** The key that verifies its rounds (Ed25519, 32 bytes in hex). */
  readonly publicKey: string;
  /** The first round published at or after this moment. */
  roundAt(moment: Date): number;
  /**
   * A round; null if it is not published yet.
   *
   * @throws without a response, or when the signature is not the beacon's
   */
  fetchRound(round: number): Promise<KnownRound | null>;
}
