import type { Assets } from './http/assets.ts';
import type { Pictures } from './http/pictures.ts';
import type { RateLimit } from './http/rateLimit.ts';
import type { Log } from './log.ts';
import type { Sessions } from './play/session.ts';
import type { Table } from './play/spin.ts';
import type { Settings } from './settings.ts';
import type { PlatformWallet } from './wallet/platformWallet.ts';

/** All that the routes work with. */
export type Services = {
  readonly settings: Settings;
  readonly assets: Assets;
  readonly pictures: Pictures;
  readonly wallet: PlatformWallet;
  readonly sessions: Sessions;
  readonly table: Table;
  readonly log: Log;
  /** Pages per caller's address. */
  readonly pageLimit: RateLimit;
  /** Calls per session. */
  readonly callLimit: RateLimit;
};
