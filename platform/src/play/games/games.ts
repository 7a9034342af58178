import {
  type Category,
  type Hundredths,
  hundredthsOf,
  type Language,
  type LottoGame,
  type MemberId,
} from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { lottoOfGame } from './lottoOfGame.ts';

/** Names of games in one language; unknown ids are absent. */
export async function gameNames(
  q: Queryable,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  const rows = await q.query<{ id: string; name_vi: string; name_en: string }>(
    'SELECT id, name_vi, name_en FROM game WHERE id = ANY ($1)',
    [[...new Set(ids)]],
  );
  return new Map(rows.map((row) => [row.id, language === 'vi' ? row.name_vi : row.name_en]));
}

export interface Playable {
  readonly gameId: string;
  readonly vendorCode: string;
  /** The shelf that it belongs to. */
  readonly category: Category;
  /** The scene in its picture. */
  readonly variant: string;
  readonly name: string;
  /** Path of the picture under the art's address, e.g. `games/jade-claw.svg`. */
  readonly icon: string;
  readonly state: 'open' | 'maintenance' | 'vendorDown';
  /** Launch parameters of a partner lottery's game; null for any other game. */
  readonly lotto: LottoGame | null;
}

/** A game's picture under the art's address, with lettering in the language. */
export const gamePicture = (id: string, language: Language): string =>
  `games/${id}${language === 'vi' ? '' : `.${language}`}.svg`;

/** Whether a game can be played right now, uncached; null if there is no such game. */
export async function playable(q: Queryable, gameId: string, language: Language): Promise<Playable | null> {
  const [row] = await q.query<{
    vendor_code: string;
    category: Category;
    variant: string;
    name_vi: string;
    name_en: string;
    maintenance: boolean;
    down: boolean;
    lotto: LottoGame | null;
  }>(
    `SELECT g.vendor_code, shelf_of(g.category, g.vendor_code) AS category, g.variant, g.name_vi, g.name_en, g.maintenance, v.state = 'down' AS down,
            ${lottoOfGame} AS lotto
       FROM game g JOIN vendor v ON v.code = g.vendor_code WHERE g.id = $1`,
    [gameId],
  );
  if (!row) return null;
  return {
    gameId,
    vendorCode: row.vendor_code,
    category: row.category,
    variant: row.variant,
    name: language === 'vi' ? row.name_vi : row.name_en,
    icon: gamePicture(gameId, language),
    state: row.maintenance ? 'maintenance' : row.down ? 'vendorDown' : 'open',
    lotto: row.lotto,
  };
}

export interface PlayedDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly staked: Hundredths;
  readonly won: Hundredths;
  readonly bets: number;
}

/** SQL: the days of a range, both bounds included, as $2, $3 and the time zone, $4. */
const inRange = `opened_at >= day_start($2::date, $4) AND opened_at < day_start($3::date + 1, $4)
  AND state <> 'cancelled'`;

export interface PlayRange {
  readonly fromDay: string;
  readonly toDay: string;
  readonly timeZone: string;
}

/**
 * One member's stakes and winnings in hundredths, by day (every day of the range, oldest first) and by category.
 * A round counts on the day it was opened; cancelled rounds do not count.
 */
export async function playSummary(
  q: Queryable,
  memberId: MemberId,
  { fromDay, toDay, timeZone }: PlayRange,
): Promise<{ days: PlayedDay[]; categories: { category: Category; staked: Hundredths; won: Hundredths }[] }> {
  const values = [memberId, fromDay, toDay, timeZone];
  const days = await q.query<{ day: string; staked: string; won: string; bets: number }>(
    `SELECT day::date AS day, coalesce(staked, 0) AS staked, coalesce(won, 0) AS won, coalesce(bets, 0)::int AS bets
       FROM generate_series($2::date::timestamp, $3::date::timestamp, '1 day') AS day
       LEFT JOIN (SELECT (opened_at AT TIME ZONE $4)::date AS played, sum(staked) AS staked, sum(won) AS won,
         count(*) AS bets
                    FROM rounds.game_round WHERE member_id = $1 AND ${inRange} GROUP BY 1) AS rounds ON rounds.played = day::date
      ORDER BY day`,
    values,
  );
  const categories = await q.query<{ category: Category; staked: string; won: string }>(
    `SELECT shelf_of(g.category, g.vendor_code) AS category, sum(r.staked) AS staked, sum(r.won) AS won
       FROM rounds.game_round r JOIN game g ON g.id = r.game_id WHERE r.member_id = $1 AND ${inRange}
      GROUP BY 1 ORDER BY sum(r.staked) DESC, 1`,
    values,
  );
  return {
    days: days.map((row) => ({ ...row, staked: hundredthsOf(row.staked), won: hundredthsOf(row.won) })),
    categories: categories.map((row) => ({ ...row, staked: hundredthsOf(row.staked), won: hundredthsOf(row.won) })),
  };
}

export interface PlayedMonth {
  /** YYYY-MM. */
  readonly month: string;
  readonly staked: Hundredths;
  readonly won: Hundredths;
  readonly bets: number;
}

/** A member's stakes and winnings by month of a time zone, over all time; counted as in `playSummary`. */
export async function playByMonth(q: Queryable, memberId: MemberId, timeZone: string): Promise<PlayedMonth[]> {
  const rows = await q.query<{ month: string; staked: string; won: string; bets: number }>(
    `SELECT to_char(opened_at AT TIME ZONE $2, 'YYYY-MM') AS month, sum(staked) AS staked, sum(won) AS won,
       count(*)::int AS bets FROM rounds.game_round WHERE member_id = $1 AND state <> 'cancelled' GROUP BY 1`,
    [memberId, timeZone],
  );
  return rows.map((row) => ({ ...row, staked: hundredthsOf(row.staked), won: hundredthsOf(row.won) }));
}
