/** Settings that every domain may read. */
export interface Settings {
  /** `demonstration` brings demonstration members and the sandbox vendor; `production` refuses both. */
  readonly mode: 'demonstration' | 'production';
  /** Absolute path of the folder with everything the platform stores on this machine. */
  readonly dataDir: string;
  /** 32 bytes in hex, for hashing codes and idempotency keys. Every process on one database needs the same. */
  readonly codesKey: string;
}
