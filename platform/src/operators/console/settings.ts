import type { Keys } from '../../foundation/crypto/sealedSecret.ts';

/** Settings of the operators' listener. */
export interface OperatorSettings {
  readonly host: string;
  readonly port: number;
  /** Folder of the console's build; null: only the calls are served. */
  readonly dist: string | null;
  /** Seals operators' second factors; every process on one database needs the same. */
  readonly keys: Keys;
  /** Bearer token for reading `/metrics` from another machine; null: only this machine can. */
  readonly metricsToken: string | null;
}
