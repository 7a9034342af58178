/** What every domain may know of how the platform runs. */
export interface Settings {
  /** `demonstration` brings demonstration members and the sandbox vendor; `production` refuses both. */
  readonly mode: 'demonstration' | 'production';
  /** Absolute folder of everything the platform keeps on this machine. */
  readonly dataDir: string;
  /** 32 bytes in hex that codes and idempotency keys are hashed with. Every process on one database needs the same. */
  readonly codesKey: string;
}
