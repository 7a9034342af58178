import type { Queryable } from '../../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from '../../ledger/index.ts';

const amountOf = (what: string) =>
  `(SELECT p.amount FROM transfer x JOIN posting p ON p.transfer_id = x.id AND p.side = 1
     WHERE x.idem = 'lottery/' || t.code || '/${what}')`;

const broken = {
  'a ticket’s stake was paid': `SELECT 'ticket ' || t.code AS where FROM lottery_ticket t
    WHERE ${amountOf('bet')} IS DISTINCT FROM t.staked ORDER BY t.id`,
  'a ticket was paid what it won': `SELECT 'ticket ' || t.code AS where FROM lottery_ticket t
    WHERE coalesce(${amountOf('win')}, 0) <> t.won ORDER BY t.id`,
  'a cancelled ticket got its stake back, no other did': `SELECT 'ticket ' || t.code AS where FROM lottery_ticket t
    WHERE coalesce(${amountOf('cancel')}, 0) <> CASE t.state WHEN 'cancelled' THEN t.staked ELSE 0 END ORDER BY t.id`,
  'a ticket is the sum of its lines': `SELECT 'ticket ' || t.code AS where FROM lottery_ticket t
    JOIN (SELECT l.ticket_id, sum(l.picks::bigint * l.units * l.unit_stake) AS staked, coalesce(sum(l.won), 0) AS won
      FROM lottery_line l GROUP BY l.ticket_id) l ON l.ticket_id = t.id
    WHERE (l.staked, l.won) IS DISTINCT FROM (t.staked, t.won) ORDER BY t.id`,
  'a movement of the lottery has its ticket': `SELECT 'transfer ' || x.id AS where FROM transfer x
    WHERE x.idem LIKE 'lottery/%' AND NOT EXISTS (SELECT FROM lottery_ticket t WHERE t.code = x.reference) ORDER BY x.id`,
  'what is staked on picks is what tickets hold': `SELECT 'draw ' || d.draw_id || ', bet ' || d.bet AS where FROM (
      SELECT e.draw_id, e.market_code, e.bet, sum(e.staked) AS staked FROM lottery_exposure e GROUP BY 1, 2, 3) d
    LEFT JOIN (SELECT t.draw_id, t.market_code, l.bet, sum(l.picks::bigint * l.units * l.unit_stake) AS staked
      FROM lottery_ticket t JOIN lottery_line l ON l.ticket_id = t.id WHERE t.state <> 'cancelled' GROUP BY 1, 2, 3) h
      USING (draw_id, market_code, bet)
    WHERE d.staked <> coalesce(h.staked, 0) ORDER BY 1`,
  'no pick may win more than its draw allows': `SELECT 'draw ' || e.draw_id || ', ' || e.bet || ' ' || e.pick AS where
    FROM lottery_exposure e WHERE e.payout > e.exposure ORDER BY 1`,
  'a ticket’s round says the same': `SELECT 'ticket ' || t.code AS where FROM lottery_ticket t JOIN draw d ON d.id = t.draw_id
    WHERE NOT EXISTS (SELECT FROM game_round r WHERE r.vendor_code = 'LOTTERY' AND r.round_id = t.code AND r.member_id = t.member_id
      AND r.game_id = d.station_code AND (r.staked, r.won) = (t.staked, t.won)
      AND r.state = CASE t.state WHEN 'open' THEN 'open' WHEN 'cancelled' THEN 'cancelled' ELSE 'settled' END)
    ORDER BY t.id`,
} as const;

/**
 * Holds lottery tickets, their lines and the limits of draws against the ledger, both ways, and names what does not
 * fit. `q` has to be one snapshot where money is moving.
 */
export const checkTickets = (q: Queryable, onProgress?: (invariant: string) => void): Promise<InvariantViolation[]> =>
  violationsOf(q, broken, { onProgress });
