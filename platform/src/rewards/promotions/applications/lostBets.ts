import {
  type ApplicationBet,
  fromWire,
  type Hundredths,
  type Language,
  type Localized,
  type MemberId,
  noMoney,
  toWire,
} from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../../money/ledger/index.ts';
import { amountOf } from '../offers/offer.ts';
import type { AppliedFor } from './applied.ts';

/** A member's round as an application names it. */
export interface BetKey {
  readonly vendor: string;
  readonly game: string;
  readonly round: string;
}

export interface LostBet extends BetKey {
  readonly name: Localized;
  readonly at: Date;
  readonly staked: Hundredths;
  /** Stake less win. */
  readonly lost: Hundredths;
}

/** How many bets are offered for choice. */
const SHOWN = 50;
const DAY_MS = 86_400_000;

const columns = `r.vendor_code AS vendor, r.game_id AS game, r.round_id AS round,
  jsonb_build_object('vi', coalesce(g.name_vi, s.name_vi, r.game_id), 'en', coalesce(g.name_en, s.name_en, r.game_id)) AS name,
  coalesce(r.closed_at, r.opened_at) AS at, r.staked, r.staked - r.won AS lost`;
const named =
  'rounds.game_round r LEFT JOIN games.game g ON g.id = r.game_id LEFT JOIN lottery.lottery_station s ON s.code = r.game_id';
/** Settled and lost, with no bonus money in it: that already belongs to the house. */
const lost = `r.state = 'settled' AND r.won < r.staked AND NOT EXISTS (SELECT FROM bonuses.bonus_part p
  WHERE p.member_id = r.member_id AND p.round_id = r.round_id AND p.game_id = r.game_id AND p.vendor_code = r.vendor_code)`;

/** Lost bets that a member can apply for now, newest first; only the given round if a key is given. */
export async function lostBets(
  q: Queryable,
  { id, offer: { starts } }: AppliedFor,
  { memberId, now, key = null }: { readonly memberId: MemberId; readonly now: Date; readonly key?: BetKey | null },
): Promise<LostBet[]> {
  if (!starts.bet) return [];
  const { categories, least, withinDays } = starts.bet;
  return readMoney<LostBet>(
    q.query(
      `SELECT ${columns} FROM ${named}
       WHERE r.member_id = $1 AND ${lost} AND r.staked >= $3 AND r.closed_at >= $4 AND coalesce(r.category, shelf_of(g.category, g.vendor_code)) = ANY ($5)
         AND ($6::text IS NULL OR (r.vendor_code, r.game_id, r.round_id) = ($6, $7, $8))
         AND NOT EXISTS (SELECT FROM promotion_application a WHERE a.promotion_id = $2 AND a.member_id = $1
           AND a.state <> 'refused' AND (a.vendor_code, a.game_id, a.round_id) = (r.vendor_code, r.game_id, r.round_id))
       ORDER BY r.closed_at DESC, r.vendor_code, r.game_id, r.round_id LIMIT $9`,
      [
        memberId,
        id,
        fromWire(least),
        new Date(now.getTime() - withinDays * DAY_MS),
        categories,
        key?.vendor ?? null,
        key?.game ?? null,
        key?.round ?? null,
        SHOWN,
      ],
    ),
    { staked: true, lost: true },
  );
}

/** The bet of an application as it stands now; `lost` is 0 when it is no longer lost. Null: it no longer exists. */
export async function betOf(q: Queryable, memberId: MemberId, key: BetKey): Promise<LostBet | null> {
  const [row] = await readMoney<LostBet & { isLost: boolean }>(
    q.query(
      `SELECT ${columns}, ${lost} AS "isLost" FROM ${named}
       WHERE r.member_id = $1 AND (r.vendor_code, r.game_id, r.round_id) = ($2, $3, $4)`,
      [memberId, key.vendor, key.game, key.round],
    ),
    { staked: true, lost: true },
  );
  if (!row) return null;
  const { isLost, ...bet } = row;
  return isLost ? bet : { ...bet, lost: noMoney };
}

const idOf = ({ vendor, game, round }: BetKey): string => `${vendor}/${game}/${round}`;

/** The round that a bet's id names; null when the id is invalid. A round's own id may contain slashes. */
export function keyOfBet(id: string): BetKey | null {
  const [vendor, game, ...round] = id.split('/');
  return vendor && game && round.length > 0 ? { vendor, game, round: round.join('/') } : null;
}

/** A bet as its member sees it. */
export function betToWire({ offer }: AppliedFor, bet: LostBet, language: Language): ApplicationBet {
  const gives = amountOf(offer, bet.lost);
  return {
    id: idOf(bet),
    reference: bet.round,
    game: bet.name[language],
    at: bet.at.toISOString(),
    staked: toWire(bet.staked),
    gives: gives === null ? null : toWire(gives),
  };
}
