import { afterEach, expect } from '@jest/globals';
import {
  activities,
  joinPromotion,
  type MemberId,
  memberBonuses,
  type PromotionOffer,
  pointBalance,
  promotionDetail,
} from '@unisite/shared/contract';
import { hashPassword } from '../../../access/identity/index.ts';
import { type Player, type VendorTable, vendorTable } from '../../../play/seamless/testing/vendorTable.ts';
import { deposit } from '../../../testing/members.ts';
import { sealAll } from '../../../testing/sealAll.ts';
import type { CallOptions } from '../../../testing/testPlatform.ts';
import { checkBonuses } from '../../bonuses/index.ts';
import { checkPoints } from '../../points/index.ts';
import { checkRaffle } from '../../raffle/index.ts';
import { checkGifts } from '../joins/checkGifts.ts';
import { followDeposits } from '../joins/followDeposits.ts';

const DAY_MS = 86_400_000;
export const PASSWORD = 'Triggers-2026';

/** A player signed in, with a play session, born on 17 May. */
export interface Claimant extends Player {
  readonly account: string;
  options: CallOptions;
}

/** A vendor's table on a platform with promotions; after each test, checks that everything they gave adds up. */
export function promotionTable() {
  const table = vendorTable();
  afterEach(async () => {
    const { database } = table.platform;
    for (const check of [checkBonuses, checkPoints, checkRaffle, checkGifts]) expect(await check(database)).toEqual([]);
  });
  let serial = 0;
  let passwordHash: Promise<string> | undefined;
  const signIn = async (account: string): Promise<CallOptions> => ({
    headers: (await table.platform.signIn(account, PASSWORD)).headers,
  });
  const keyed = ({ options }: Claimant, key: string): CallOptions => ({
    ...options,
    headers: { ...options.headers, 'idempotency-key': key },
  });
  return {
    table: table as VendorTable,
    /** Writes a promotion that started yesterday; returns its id. */
    async promotion(offer: PromotionOffer): Promise<string> {
      serial += 1;
      const id = `promotion-${serial}`;
      await table.platform.owner.query(
        `INSERT INTO promotion (id, markets, kind, title, summary, terms, banner, leads_to, starts_at, position, offer)
         VALUES ($1, '{VN}', 'gift', $2, $2, '[]', 'b', '/rng', $3, $4, $5)`,
        [
          id,
          JSON.stringify({ vi: `Thưởng ${id}`, en: `Bonus ${id}` }),
          new Date(table.now() - DAY_MS),
          serial,
          JSON.stringify(offer),
        ],
      );
      return id;
    },
    async claimant(balance = 0n): Promise<Claimant> {
      const who = await table.player(balance);
      passwordHash ??= hashPassword(PASSWORD);
      const [row] = await table.platform.owner.query<{ account: string }>(
        'UPDATE member SET password_hash = $2, reg_date = $3, first_login = false WHERE id = $1 RETURNING account',
        [who.playerId, await passwordHash, new Date(table.now() - 1)],
      );
      const account = row?.account ?? '';
      return { ...who, account, options: await signIn(account) };
    },
    /** Lets time pass, then signs the members in again. */
    async later(milliseconds: number, ...all: Claimant[]): Promise<void> {
      table.pass(milliseconds);
      for (const who of all) {
        who.options = await signIn(who.account);
        await table.platform.owner.query('UPDATE play_session SET started_at = $2, seen_at = $2 WHERE member_id = $1', [
          who.playerId,
          new Date(table.now()),
        ]);
      }
    },
    /** Claims or joins; returns the resulting state, or the refusal's code. */
    async claim(who: Claimant, id: string, key = table.fresh('claiming')): Promise<string> {
      const { envelope } = await table.platform.call(joinPromotion, { id }, keyed(who, key));
      return envelope.success ? envelope.value.state : envelope.code;
    },
    async claimOf({ options }: Claimant, id: string) {
      return (await table.platform.call(promotionDetail, { id }, options)).value.claim;
    },
    /** Amounts of all bonuses of a member, newest first, VND. */
    async bonusesOf({ options }: Claimant): Promise<number[]> {
      const of = async (group: 'open' | 'released' | 'ended') =>
        (await table.platform.call(memberBonuses, { group, page: 1, pageSize: 20 }, options)).value.rows;
      return [...(await of('open')), ...(await of('released')), ...(await of('ended'))].map(({ amount }) => amount);
    },
    activitiesOf: async ({ options }: Claimant) => (await table.platform.call(activities, {}, options)).value.rows,
    pointsOf: async ({ options }: Claimant) => (await table.platform.call(pointBalance, {}, options)).value.balance,
    async ticketsOf({ playerId }: Claimant): Promise<number> {
      const [row] = await table.platform.database.query<{ count: number }>(
        'SELECT count(*)::int AS count FROM raffle_ticket WHERE member_id = $1 AND spin_id IS NULL AND taken_back_at IS NULL',
        [playerId],
      );
      return row?.count ?? 0;
    },
    /** Plays a settled round; VND. */
    async play(who: Claimant, stake: number, win = 0): Promise<void> {
      await table.win(await table.accepted(who, stake * 100), win * 100);
    },
    async pay(memberId: MemberId, vnd: number, reference = table.fresh('deposit')): Promise<string> {
      const at = new Date(table.now());
      await deposit(table.platform.database, memberId, BigInt(vnd) * 100n, { key: reference, reference, at });
      return reference;
    },
    async follow(): Promise<void> {
      await sealAll(table.platform.owner);
      await followDeposits(table.platform.services);
    },
  };
}
