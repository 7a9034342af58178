import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { MemberId } from '@unisite/shared/contract';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { balanceOf, checkInvariants } from '../../../money/ledger/index.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import {
  addGames,
  addPlayer,
  type SignOptions,
  signedHeaders,
  type VendorReply,
} from '../../../testing/vendorClient.ts';
import { checkVendorRecords } from '../checkVendorRecords.ts';

const START = new Date('2026-03-02T03:00:00Z').getTime();

/** A member with money and a play session. */
export type Player = Awaited<ReturnType<typeof addPlayer>>;

/** A bet as sent. */
export interface BetBody {
  readonly token: string;
  readonly playerId: MemberId;
  readonly gameId: string;
  readonly roundId: string;
  readonly transactionId: string;
  readonly amount: number;
  readonly currency: string;
}

/** A vendor's server with a platform of its own, which it calls over HTTP. */
export interface VendorTable {
  readonly platform: TestPlatform;
  /** Milliseconds; both sides' clock. */
  now(): number;
  pass(milliseconds: number): void;
  player(balance?: bigint): Promise<Player>;
  /** An unused id. */
  fresh(what: string): string;
  call(path: string, body: unknown, options?: SignOptions): Promise<VendorReply>;
  betBody(who: Player, amount: number, more?: object): BetBody;
  bet(body: object): Promise<VendorReply>;
  /** Ends the round unless `more` says otherwise. */
  win(of: BetBody, amount: number, more?: object): Promise<VendorReply>;
  rollback(who: Pick<Player, 'playerId' | 'token'>, referenceId: string, more?: object): Promise<VendorReply>;
  /** Places a bet that must be accepted. */
  accepted(who: Player, amount: number): Promise<BetBody>;
  balance(who: Player): Promise<bigint>;
  /** The player's postings in the ledger, including the opening deposit. */
  lines(who: Player): Promise<number>;
}

/** The code of a refusal, or `OK`. */
export const code = async (reply: Promise<VendorReply>): Promise<unknown> => (await reply).body.code ?? 'OK';

/** Opens a table for the tests of a file; after each of them the ledger must be sound. */
export function vendorTable(): VendorTable {
  let now = START;
  let serial = 0;
  let opened: { platform: TestPlatform; url: string } | undefined;
  const open = () => {
    if (!opened) throw new Error('the table is opened before the tests');
    return opened;
  };

  beforeAll(async () => {
    const platform = await testPlatform({ clock: () => new Date(now) });
    opened = { platform, url: await platform.listen() };
    await addGames(platform);
  });
  afterEach(async () => {
    now = START;
    expect(await checkInvariants(open().platform.database)).toEqual([]);
    expect(await checkVendorRecords(open().platform.database)).toEqual([]);
  });
  afterAll(() => opened?.platform.close());

  const fresh = (what: string) => {
    serial += 1;
    return `${what}-${serial}`;
  };
  const call = async (path: string, body: unknown, options: SignOptions = {}): Promise<VendorReply> => {
    const { platform, url } = open();
    const { text, headers } = signedHeaders(platform, path, body, options);
    const response = await fetch(url + path, { method: 'POST', headers, body: options.tamper ?? text });
    // The form of its responses is what the tests check.
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const bet = (body: object) => call(seamlessPaths.bet, body);
  const betBody = ({ playerId, token }: Player, amount: number, more: object = {}): BetBody => ({
    token,
    playerId,
    gameId: 'jade-claw',
    roundId: fresh('round'),
    transactionId: fresh('bet'),
    amount,
    currency: 'VND',
    ...more,
  });

  return {
    get platform() {
      return open().platform;
    },
    now: () => now,
    pass(milliseconds) {
      now += milliseconds;
    },
    player: (balance = 100_000n) => addPlayer(open().platform, balance),
    fresh,
    call,
    betBody,
    bet,
    win: (of, amount, more = {}) =>
      call(seamlessPaths.win, { ...of, transactionId: fresh('win'), amount, endRound: true, ...more }),
    rollback: ({ playerId, token }, referenceId, more = {}) =>
      call(seamlessPaths.rollback, { token, playerId, transactionId: fresh('rollback'), referenceId, ...more }),
    async accepted(who, amount) {
      const body = betBody(who, amount);
      expect(await bet(body)).toMatchObject({ status: 200 });
      return body;
    },
    balance: (who) => balanceOf(open().platform.database, who.playerId),
    async lines(who) {
      const [row] = await open().platform.database.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM account a JOIN posting p ON p.account_id = a.id WHERE a.kind = 'member' AND a.owner = $1`,
        [who.playerId],
      );
      return row?.n ?? 0;
    },
  };
}
