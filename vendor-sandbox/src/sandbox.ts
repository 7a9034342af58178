import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { registerBeacon } from './beacon/registerBeacon.ts';
import { registerBureau } from './bureau/register.ts';
import { registerCashier } from './cashier/register.ts';
import { folders } from './folders.ts';
import { createSportsBook } from './games/sports/server/book.ts';
import { matchKey } from './games/sports/server/matchKey.ts';
import { loadAssets } from './http/assets.ts';
import { createPictures } from './http/pictures.ts';
import { createRateLimit } from './http/rateLimit.ts';
import { openJackpotPool } from './jackpot/pool.ts';
import { termsIn } from './jackpot/rules.ts';
import type { Log } from './log.ts';
import { forgetfulJournal, openJournal } from './play/journal.ts';
import type { Table } from './play/round.ts';
import { createSessions } from './play/session.ts';
import { createSettlements } from './play/settlement.ts';
import { createSteppedRounds } from './play/steppedRounds.ts';
import { registerExclusions } from './register/registerOfExclusions.ts';
import { registerResults } from './results/registerResults.ts';
import type { Settings } from './settings.ts';
import { createFaults, noFaults } from './wallet/faults.ts';
import { createPlatformWallet } from './wallet/platformWallet.ts';
import { createPlayMoney } from './wallet/playMoney.ts';

const minute = 60_000;

/** Timeouts of the sandbox, milliseconds. */
export type Timeouts = {
  /** One call to the platform. */
  readonly call: number;
  /** A win, before the round is shown as pending. */
  readonly win: number;
  /** Pauses between attempts to settle a round. */
  readonly pause: { readonly first: number; readonly longest: number };
  /** Minimum time between the starts of two rounds of a session, from the game's interval. */
  readonly pace: (interval: number) => number;
};

const usualPatience: Timeouts = {
  call: 4_000,
  win: 6_000,
  pause: { first: 500, longest: 30_000 },
  pace: (interval) => interval,
};

export type Sandbox = { readonly app: FastifyInstance; close(): Promise<void> };

type Options = {
  readonly settings: Settings;
  readonly log: Log;
  readonly patience?: Timeouts;
  readonly jackpotTerms?: typeof termsIn;
};

/** Creates the sandbox and resumes the rounds an earlier run left unsettled. It does not listen yet. */
export async function createSandbox({
  settings,
  log,
  patience = usualPatience,
  jackpotTerms = termsIn,
}: Options): Promise<Sandbox> {
  const clock = (): number => Date.now();
  const { platformUrl, vendorSecret, siteOrigins, journalFolder } = settings;
  const faults = settings.demonstration ? createFaults() : noFaults;
  const wallet = createPlatformWallet({ platformUrl, secret: vendorSecret, patience: patience.call, clock, faults });
  const journal = await openJournal(journalFolder);
  const { pause, pace, win: winPatience } = patience;
  const settlements = createSettlements({ wallet, journal, log, pause });
  const playMoney = createPlayMoney();
  const left = await journal.readAll();
  const pool = await openJackpotPool({
    file: join(dirname(journalFolder), 'jackpots.json'),
    termsIn: jackpotTerms,
    staked: new Set(left.filter(({ state }) => state === 'settling').map(({ roundId }) => roundId)),
  });
  const playTable = { wallet: playMoney, journal: forgetfulJournal, pool: null, log };
  const common = { log, clock, pace, winPatience };
  const tables: { real: Table; demo: Table } = {
    real: { ...common, wallet, journal, settlements, pool },
    demo: { ...common, ...playTable, settlements: createSettlements({ ...playTable, pause }) },
  };
  const book = createSportsBook({ key: await matchKey(settings.matchKeyFile), clock, tables, log });
  const stepped = createSteppedRounds({ clock, tables, log });

  settlements.resume(left.filter(({ state }) => state === 'betting' || state === 'settling'));
  book.resume(left.filter(({ state }) => state === 'standing'));
  stepped.resume(left.filter(({ state }) => state === 'open'));
  if (left.length > 0) log('unsettled rounds taken up', { rounds: left.length });

  const app = createApp({
    settings,
    assets: loadAssets(folders),
    pictures: createPictures({ platformUrl, siteOrigins, patience: patience.call }),
    sessions: createSessions({ siteOrigins, clock, most: 10_000, idle: 120 * minute }),
    tables,
    playMoney,
    book,
    stepped,
    faults,
    log,
    pageLimit: createRateLimit({ most: 600, window: minute, clock }),
    callLimit: createRateLimit({ most: 240, window: minute, clock }),
  });
  const folder = join(dirname(journalFolder), 'cashier');
  await registerCashier(app, { platformUrl, secret: vendorSecret, folder, clock, log });
  await registerBureau(app, { platformUrl, secret: vendorSecret, clock, log });
  await registerExclusions(app, { secret: vendorSecret, clock });
  await registerResults(app, { secret: vendorSecret, clock });
  await registerBeacon(app, { secret: vendorSecret, clock });
  return {
    app,
    async close() {
      stepped.close();
      await app.close();
      book.close();
      settlements.close();
    },
  };
}
