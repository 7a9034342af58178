import {
  balance,
  comingDraws,
  currentDraw,
  type LotteryPlan,
  type MemberId,
  placeLotteryBets,
  placeLotteryPlan,
  type RequestOf,
} from '@unisite/shared/contract';
import { hashPassword } from '../../../access/identity/index.ts';
import { addMember, deposit } from '../../../testing/members.ts';
import { sealAll } from '../../../testing/sealAll.ts';
import type { CallOptions, TestPlatform } from '../../../testing/testPlatform.ts';
import { settleNext } from '../settlement/settleDraws.ts';

export interface Player {
  readonly id: MemberId;
  readonly options: CallOptions;
}

export type Slip = RequestOf<typeof placeLotteryBets>;
export type Line = Slip['lines'][number];

export const lo2 = (numbers: readonly string[], unitStake: number): Line => ({
  bet: 'lo2',
  selection: [[...numbers]],
  unitStake,
  units: 27,
  odds: { all: 99.4 },
});
export const special = (numbers: readonly string[], unitStake: number): Line => ({
  bet: 'deSpecial',
  selection: [[...numbers]],
  unitStake,
  units: 1,
  odds: { all: 85 },
});

/** The north's prizes: every number ends in `others` except the given ones, as [rank, place, number]. */
export const northPrizes = (others: string, given: readonly (readonly [string, number, string])[] = []) =>
  (
    [
      ['DB', 1, 5],
      ['G1', 1, 5],
      ['G2', 2, 5],
      ['G3', 6, 5],
      ['G4', 4, 4],
      ['G5', 6, 4],
      ['G6', 3, 3],
      ['G7', 4, 2],
    ] as const
  ).map(([rank, count, digits]) => ({
    rank,
    numbers: Array.from(
      { length: count },
      (_, place) =>
        given.find(([name, at]) => name === rank && at === place)?.[2] ?? others.padStart(digits, '9').slice(-digits),
    ),
  }));

/** What tests of lottery tickets do on a platform: members with money, draws, slips. */
export function lotteryTable(platform: () => TestPlatform) {
  let passwordHash: Promise<string> | undefined;
  let serial = 0;
  const buy = async ({ options }: Player, slip: Slip, key?: string) => {
    const headers = { ...options.headers, ...(key ? { 'idempotency-key': key } : {}) };
    const { envelope } = await platform().call(placeLotteryBets, slip, { ...options, headers });
    return envelope;
  };
  const insertDraw = (station: string, numero: string, closesIn: number) =>
    platform().owner.query(
      `INSERT INTO draw (station_code, numero, closes_at, drawn_at, seed_sealed, sealed_with, seed_hash, entropy_source)
       SELECT code, $2, clock_timestamp() + make_interval(secs => $3), clock_timestamp() + make_interval(secs => $3 + 60),
         CASE drawn_by WHEN 'house' THEN 'sealed'::bytea END, CASE drawn_by WHEN 'house' THEN 'key' END,
         CASE drawn_by WHEN 'house' THEN 'hash' END, CASE drawn_by WHEN 'house' THEN 'ledger' END
       FROM lottery_station WHERE code = $1`,
      [station, numero, closesIn],
    );
  return {
    buy,

    /** Opens a draw of this number; others of the station are left unchanged. */
    insertDraw,

    /** A signed-in member with this many VND. */
    async player(money = 10_000_000): Promise<Player> {
      passwordHash ??= hashPassword('Demo1234');
      const { id, account } = await addMember(platform().owner, { passwordHash: await passwordHash });
      if (money > 0) await deposit(platform().owner, id, BigInt(money) * 100n);
      const { headers } = await platform().signIn(account, 'Demo1234');
      return { id, options: { headers } };
    },

    /** Opens an official or house draw of a station that closes in this many seconds. */
    async openDraw(station: string, closesIn = 600): Promise<string> {
      serial += 1;
      const numero = `20990101-${String(serial).padStart(4, '0')}`;
      await platform().owner.query(
        `UPDATE draw SET closes_at = now() - interval '1 hour', drawn_at = now() - interval '1 hour'
         WHERE station_code = $1 AND prizes IS NULL`,
        [station],
      );
      await insertDraw(station, numero, closesIn);
      return numero;
    },

    /** Lets a draw's time pass. */
    pass: (station: string, numero: string) =>
      platform().owner.query(
        `UPDATE draw SET closes_at = clock_timestamp() - interval '1 minute', drawn_at = clock_timestamp() - interval '1 second'
         WHERE station_code = $1 AND numero = $2`,
        [station, numero],
      ),

    /** Sets a draw's result: a house draw gets the ledger's head that covers its tickets. */
    async draw(station: string, numero: string, prizes: unknown): Promise<void> {
      await sealAll(platform().owner);
      await platform().owner.query(
        `UPDATE draw d SET closes_at = clock_timestamp() - interval '1 minute', drawn_at = clock_timestamp() - interval '1 second',
           closed_at = clock_timestamp(), entropy_at = h.position,
           entropy = CASE entropy_source WHEN 'ledger' THEN encode(h.hash, 'hex') END,
           prizes = $3, seed = CASE WHEN seed_hash IS NOT NULL THEN 'seed' END, seed_sealed = NULL, sealed_with = NULL
         FROM ledger_head_since(clock_timestamp()) h WHERE station_code = $1 AND numero = $2`,
        [station, numero, JSON.stringify(prizes)],
      );
    },

    async settleAll(): Promise<void> {
      while (await settleNext(platform().database, () => new Date()));
    },

    async bought(who: Player, slip: Slip) {
      const envelope = await buy(who, slip);
      if (!envelope.success) throw new Error(`${envelope.code}: ${JSON.stringify(envelope.fields)}`);
      return envelope.value;
    },

    /** A plan over the next draws of an SSC: 10,000 on a digit, at these multiples; it stops at a win. */
    async planned({ options }: Player, code: string, times: readonly number[]): Promise<LotteryPlan> {
      const { offers } = (await platform().call(currentDraw, { code })).value;
      const { rows } = (await platform().call(comingDraws, { code })).value;
      const odds = { all: offers.find(({ bet }) => bet === 'position')?.odds ?? 0 };
      const line = { bet: 'position', selection: [['7'], [], [], [], []], unitStake: 10_000, units: 1, odds };
      const draws = times.map((own, place) => ({ numero: rows[place]?.numero ?? '', times: own }));
      return (await platform().call(placeLotteryPlan, { code, lines: [line], draws, stopsOnWin: true }, options)).value;
    },

    fundsOf: async ({ options }: Player) => (await platform().call(balance, {}, options)).value.sumBalance,
  };
}
