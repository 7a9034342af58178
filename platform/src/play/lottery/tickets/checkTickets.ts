import type { Queryable } from '../../../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from '../../../money/ledger/index.ts';

/** SQL: hundredths moved for each ticket, by purpose (the third part of the key; a revision may follow). */
const moved = `(SELECT x.reference AS code,
    sum(p.amount) FILTER (WHERE split_part(x.idem, '/', 3) = 'bet') AS staked,
    sum(CASE split_part(x.idem, '/', 3) WHEN 'win' THEN p.amount WHEN 'back' THEN -p.amount ELSE 0 END) AS won,
    sum(CASE WHEN split_part(x.idem, '/', 3) = 'cancel' THEN p.amount ELSE 0 END) AS cancelled,
    sum(CASE WHEN split_part(x.idem, '/', 3) = 'void' THEN p.amount ELSE 0 END) AS voided,
    sum(CASE WHEN split_part(x.idem, '/', 3) = 'rebate' THEN p.amount ELSE 0 END) AS rebate,
    sum(CASE WHEN split_part(x.idem, '/', 3) = 'rebateBack' THEN p.amount ELSE 0 END) AS rebate_back
  FROM ledger.transfer x JOIN ledger.posting p ON p.transfer_id = x.id AND p.side = 1
  WHERE x.idem LIKE 'lottery/%' GROUP BY x.reference)`;
const badly = (condition: string) =>
  `SELECT 'ticket ' || t.code AS where FROM lottery_ticket t LEFT JOIN ${moved} m ON m.code = t.code
    WHERE ${condition} ORDER BY t.id`;

const broken = {
  'a ticket’s stake was paid': badly('m.staked IS DISTINCT FROM t.staked'),
  'a ticket was paid what it won': badly('coalesce(m.won, 0) <> t.won'),
  'a cancelled ticket got its stake back, no other did': badly(
    `coalesce(m.cancelled, 0) <> CASE t.state WHEN 'cancelled' THEN t.staked ELSE 0 END`,
  ),
  'the tickets of a voided draw got their stakes back, no others did': badly(
    `coalesce(m.voided, 0) <> CASE t.state WHEN 'voided' THEN t.staked ELSE 0 END`,
  ),
  'a ticket’s rebate was paid': badly('coalesce(m.rebate, 0) <> t.rebate'),
  'the rebate of a returned stake was taken back, no other was': badly(
    `coalesce(m.rebate_back, 0) <> CASE WHEN t.state IN ('cancelled', 'voided') THEN t.rebate ELSE 0 END`,
  ),
  'a draw that is settled has no open ticket, a voided one no other than returned': `SELECT 'ticket ' || t.code AS where
    FROM lottery_ticket t JOIN draw d ON d.id = t.draw_id
    WHERE d.settled_at IS NOT NULL AND t.state NOT IN ('cancelled', CASE WHEN d.voided_at IS NULL THEN 'won' ELSE 'voided' END,
      CASE WHEN d.voided_at IS NULL THEN 'lost' ELSE 'voided' END) ORDER BY t.id`,
  'a ticket is the sum of its lines': `SELECT 'ticket ' || t.code AS where FROM lottery_ticket t
    JOIN (SELECT l.ticket_id, sum(l.picks::bigint * l.units * l.unit_stake) AS staked, coalesce(sum(l.won), 0) AS won
      FROM lottery_line l GROUP BY l.ticket_id) l ON l.ticket_id = t.id
    WHERE (l.staked, l.won) IS DISTINCT FROM (t.staked, t.won) ORDER BY t.id`,
  'a movement of the lottery has its ticket': `SELECT 'transfer ' || x.id AS where FROM ledger.transfer x
    WHERE x.idem LIKE 'lottery/%' AND NOT EXISTS (SELECT FROM lottery_ticket t WHERE t.code = x.reference) ORDER BY x.id`,
  'what is staked on picks is what tickets hold': `SELECT 'draw ' || d.draw_id || ', bet ' || d.bet AS where FROM (
      SELECT e.draw_id, e.market_code, e.bet, sum(e.staked) AS staked FROM lottery_exposure e GROUP BY 1, 2, 3) d
    LEFT JOIN (SELECT t.draw_id, t.market_code, l.bet, sum(l.picks::bigint * l.units * l.unit_stake) AS staked
      FROM lottery_ticket t JOIN lottery_line l ON l.ticket_id = t.id WHERE t.state <> 'cancelled' GROUP BY 1, 2, 3) h
      USING (draw_id, market_code, bet)
    WHERE d.staked <> coalesce(h.staked, 0) ORDER BY 1`,
  'no pick may win more than its draw allows': `SELECT 'draw ' || e.draw_id || ', ' || e.bet || ' ' || e.pick AS where
    FROM lottery_exposure e WHERE e.payout > e.exposure ORDER BY 1`,
  'a draw is mixed with a head of the ledger that holds all its tickets': `SELECT 'draw ' || d.station_code || '/' || d.numero AS where
    FROM draw d WHERE d.entropy_source = 'ledger' AND d.entropy IS NOT NULL AND (
      (d.entropy_at = 0) <> (d.entropy = repeat('00', 32))
      OR (d.entropy_at > 0 AND NOT EXISTS (SELECT FROM ledger.ledger_seal s
        WHERE s.position = d.entropy_at AND s.hash = decode(d.entropy, 'hex')))
      OR EXISTS (SELECT FROM lottery_ticket t JOIN ledger.transfer x ON x.idem IN ('lottery/' || t.code || '/bet', 'lottery/' || t.code || '/cancel')
        LEFT JOIN ledger.ledger_seal s ON s.transfer_id = x.id
        WHERE t.draw_id = d.id AND (s.position IS NULL OR s.position > d.entropy_at)))
    ORDER BY d.id`,
  'a ticket’s round says the same': `SELECT 'ticket ' || t.code AS where FROM lottery_ticket t JOIN draw d ON d.id = t.draw_id
    JOIN lottery_station s ON s.code = d.station_code
    WHERE NOT EXISTS (SELECT FROM rounds.game_round r WHERE r.vendor_code = 'LOTTERY' AND r.round_id = t.code AND r.member_id = t.member_id
      AND r.game_id = d.station_code AND (r.staked, r.won) = (t.staked, t.won)
      AND (r.category, r.together) = (s.category, 'draw ' || d.id)
      AND r.state = CASE t.state WHEN 'open' THEN 'open' WHEN 'cancelled' THEN 'cancelled' WHEN 'voided' THEN 'cancelled' ELSE 'settled' END)
    ORDER BY t.id`,
  'a bonus has no more of a ticket than came of it': `SELECT 'ticket ' || t.code AS where FROM lottery_ticket t
    JOIN (SELECT p.round_id, sum(CASE p.kind WHEN 'win' THEN p.amount WHEN 'winBack' THEN -p.amount ELSE 0 END) AS won
      FROM bonuses.bonus_part p WHERE p.vendor_code = 'LOTTERY' GROUP BY 1) p ON p.round_id = t.code
    WHERE t.state NOT IN ('cancelled', 'voided') AND p.won > t.won + t.rebate ORDER BY t.id`,
} as const;

/**
 * Reconciles lottery tickets, their lines and the limits of draws with the ledger, both ways, and lists the mismatches.
 * `q` must be one snapshot while money is moving.
 */
export const checkTickets = (q: Queryable, onProgress?: (invariant: string) => void): Promise<InvariantViolation[]> =>
  violationsOf(q, broken, { onProgress });
