import type { SportsBook } from './games/sports/server/book.ts';
import type { Assets } from './http/assets.ts';
import type { Pictures } from './http/pictures.ts';
import type { RateLimit } from './http/rateLimit.ts';
import type { Log } from './log.ts';
import type { Table } from './play/round.ts';
import type { Sessions } from './play/session.ts';
import type { SteppedRounds } from './play/steppedRounds.ts';
import type { Settings } from './settings.ts';
import type { Faults } from './wallet/faults.ts';
import type { PlayMoney } from './wallet/playMoney.ts';

/** What the routes depend on. */
export type Services = {
  readonly settings: Settings;
  readonly assets: Assets;
  readonly pictures: Pictures;
  readonly sessions: Sessions;
  /** Tables for the platform's money and for play money. */
  readonly tables: { readonly real: Table; readonly demo: Table };
  readonly playMoney: PlayMoney;
  readonly book: SportsBook;
  readonly stepped: SteppedRounds;
  readonly faults: Faults;
  readonly log: Log;
  /** Limit of pages per client address. */
  readonly pageLimit: RateLimit;
  /** Limit of calls per session. */
  readonly callLimit: RateLimit;
};
