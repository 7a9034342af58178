import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { folders } from './folders.ts';
import { loadAssets } from './http/assets.ts';
import { createPictures } from './http/pictures.ts';
import { createRateLimit } from './http/rateLimit.ts';
import type { Log } from './log.ts';
import { openJournal } from './play/journal.ts';
import { createSessions } from './play/session.ts';
import { createSettlements } from './play/settlement.ts';
import type { Settings } from './settings.ts';
import { createPlatformWallet } from './wallet/platformWallet.ts';

const minute = 60_000;

/** How long the sandbox waits for things, in milliseconds. */
export type Patience = {
  /** One call to the platform. */
  readonly call: number;
  /** A win, before the round is shown as pending. */
  readonly win: number;
  /** Between attempts to settle a round. */
  readonly pause: { readonly first: number; readonly longest: number };
  /** Between the starts of two rounds of a session. */
  readonly round: number;
};

/** The page keeps 2.5 seconds between rounds; what a slow network eats of that is not held against the player. */
const usualPatience: Patience = {
  call: 4_000,
  win: 6_000,
  pause: { first: 500, longest: 30_000 },
  round: 2_000,
};

export type Sandbox = { readonly app: FastifyInstance; close(): Promise<void> };

type Options = { readonly settings: Settings; readonly log: Log; readonly patience?: Patience };

/** Puts the sandbox together and takes up the rounds an earlier run left unsettled. Not listening yet. */
export async function createSandbox({ settings, log, patience = usualPatience }: Options): Promise<Sandbox> {
  const clock = (): number => Date.now();
  const { platformUrl, vendorSecret, siteOrigins, journalFolder } = settings;
  const wallet = createPlatformWallet({ platformUrl, secret: vendorSecret, patience: patience.call, clock });
  const journal = await openJournal(journalFolder);
  const settlements = createSettlements({ wallet, journal, log, pause: patience.pause });
  const resumed = await settlements.resume();
  if (resumed > 0) log('unsettled rounds taken up', { rounds: resumed });
  const app = createApp({
    settings,
    assets: loadAssets(folders),
    pictures: createPictures({ platformUrl, siteOrigins, patience: patience.call }),
    wallet,
    sessions: createSessions({ siteOrigins, clock, most: 10_000, idle: 120 * minute }),
    table: { wallet, journal, settlements, log, clock, roundInterval: patience.round, winPatience: patience.win },
    log,
    pageLimit: createRateLimit({ most: 600, window: minute, clock }),
    callLimit: createRateLimit({ most: 240, window: minute, clock }),
  });
  return {
    app,
    async close() {
      await app.close();
      settlements.close();
    },
  };
}
