import type { Keys } from '../../foundation/crypto/sealedSecret.ts';

/** The operators' side, which listens by itself. */
export interface OperatorSettings {
  readonly host: string;
  readonly port: number;
  /** Folder of the console's build; null: there is no console to serve, only its calls. */
  readonly dist: string | null;
  /** What operators' second factors are sealed with; every process on one database needs the same. */
  readonly keys: Keys;
  /** What a reader of `/metrics` from another machine shows; null: only this machine reads them. */
  readonly metricsToken: string | null;
}
