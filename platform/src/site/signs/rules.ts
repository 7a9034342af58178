import type { SignName } from '@unisite/shared/contract/operatorsSigns';

/**
 * Each sign's rule as SQL on `$1`, the instant: members with the rule's figures, each a numeric column. Amounts are
 * hundredths. Every rule can be explained to the member it concerns.
 */
export type Rules = Readonly<Record<SignName, string>>;

const VND = 100;
const played = 'FROM protection.play_hour h WHERE h.hour <= $1::timestamptz AND h.hour > $1::timestamptz -';

export const rules: Rules = {
  // Four deposits or more within 24 hours, and at least half of them lost in the same time.
  chasing: `
    SELECT c.member_id, count(*)::int AS deposits, sum(p.amount) AS deposited, lost.lost
    FROM cash.cash_deposit_payment p JOIN cash.cash_deposit c ON c.id = p.deposit_id
    JOIN LATERAL (SELECT sum(h.staked - h.won) AS lost ${played} interval '24 hours' AND h.member_id = c.member_id) lost ON true
    WHERE p.at <= $1 AND p.at > $1::timestamptz - interval '24 hours'
    GROUP BY c.member_id, lost.lost HAVING count(*) >= 4 AND lost.lost * 2 >= sum(p.amount)`,
  // Played between midnight and five in the morning, local time of the market, on four of seven nights.
  nights: `
    SELECT h.member_id, count(DISTINCT h.at::date)::int AS nights
    FROM (SELECT h.member_id, h.hour AT TIME ZONE k.time_zone AS at
      FROM protection.play_hour h JOIN members.member m ON m.id = h.member_id
        JOIN markets.market k ON k.code = m.market_code
      WHERE h.hour <= $1::timestamptz AND h.hour > $1::timestamptz - interval '7 days' AND h.staked > 0) h
    WHERE extract(hour FROM h.at) < 5 GROUP BY h.member_id HAVING count(DISTINCT h.at::date) >= 4`,
  // Staked three times the weekly average of the previous four weeks, and at least five million dong.
  risingStakes: `
    SELECT h.member_id, sum(h.staked) FILTER (WHERE h.hour > $1::timestamptz - interval '7 days') AS staked,
      (sum(h.staked) FILTER (WHERE h.hour <= $1::timestamptz - interval '7 days') / 4)::bigint AS usual
    ${played} interval '35 days' GROUP BY h.member_id
    HAVING sum(h.staked) FILTER (WHERE h.hour > $1::timestamptz - interval '7 days') >= ${5_000_000 * VND}
      AND sum(h.staked) FILTER (WHERE h.hour > $1::timestamptz - interval '7 days')
        >= 3 * sum(h.staked) FILTER (WHERE h.hour <= $1::timestamptz - interval '7 days') / 4`,
  // Played for eight of 24 hours.
  longDays: `
    SELECT h.member_id, (sum(h.seconds) / 60)::int AS minutes ${played} interval '24 hours'
    GROUP BY h.member_id HAVING sum(h.seconds) >= 8 * 3600`,
  // Five deposits that failed or were never paid within 24 hours.
  failedDeposits: `
    SELECT c.member_id, count(*)::int AS failed FROM cash.cash_deposit c
    WHERE c.state IN ('failed', 'expired') AND c.closed_at <= $1 AND c.closed_at > $1::timestamptz - interval '24 hours'
    GROUP BY c.member_id HAVING count(*) >= 5`,
  // Requested a withdrawal and deposited again within an hour, three times in 7 days.
  depositAfterWithdrawal: `
    SELECT w.member_id, count(*)::int AS times FROM cash.cash_withdrawal w
    WHERE w.created_at <= $1 AND w.created_at > $1::timestamptz - interval '7 days' AND EXISTS (
      SELECT FROM cash.cash_deposit c WHERE c.member_id = w.member_id AND c.created_at > w.created_at
        AND c.created_at <= w.created_at + interval '1 hour')
    GROUP BY w.member_id HAVING count(*) >= 3`,
  // Requested a higher limit, or none, three times in 7 days.
  raisedLimits: `
    SELECT e.member_id, count(*)::int AS times FROM protection.play_event e
    WHERE e.act = 'raiseAsked' AND e.at <= $1 AND e.at > $1::timestamptz - interval '7 days'
    GROUP BY e.member_id HAVING count(*) >= 3`,
  // In 30 days at least 20 million dong was deposited, four fifths of it withdrawn, and less than a third staked.
  depositsWithoutPlay: `
    SELECT d.member_id, d.deposited, w.withdrawn, coalesce(s.staked, 0) AS staked
    FROM (SELECT c.member_id, sum(p.amount) AS deposited FROM cash.cash_deposit_payment p
      JOIN cash.cash_deposit c ON c.id = p.deposit_id
      WHERE p.at <= $1 AND p.at > $1::timestamptz - interval '30 days' AND NOT p.reversed
      GROUP BY c.member_id HAVING sum(p.amount) >= ${20_000_000 * VND}) d
    JOIN LATERAL (SELECT sum(w.amount) AS withdrawn FROM cash.cash_withdrawal w WHERE w.member_id = d.member_id
      AND w.state <> 'rejected' AND w.created_at <= $1 AND w.created_at > $1::timestamptz - interval '30 days') w ON true
    LEFT JOIN LATERAL (SELECT sum(h.staked) AS staked ${played} interval '30 days' AND h.member_id = d.member_id) s ON true
    WHERE w.withdrawn * 5 >= d.deposited * 4 AND coalesce(s.staked, 0) * 3 < d.deposited`,
  // Three bank accounts or more added in 30 days.
  manyPayees: `
    SELECT a.member_id, count(*)::int AS accounts FROM cash.cash_bank_account a
    WHERE a.added_at <= $1 AND a.added_at > $1::timestamptz - interval '30 days'
    GROUP BY a.member_id HAVING count(*) >= 3`,
  // Paid out to a bank account that at least two other members were paid out to.
  sharedPayee: `
    SELECT f.member_id, max(s.members)::int AS members FROM protection.play_person_fact f
    JOIN (SELECT digest, count(*) AS members FROM protection.play_person_fact WHERE kind = 'bankAccount'
      GROUP BY digest HAVING count(*) >= 3) s ON s.digest = f.digest
    WHERE f.kind = 'bankAccount' AND $1::timestamptz IS NOT NULL GROUP BY f.member_id`,
  // In 30 days at least 10 million dong was sent along the line, and half of it came back to the same member, directly
  // or through one other account.
  transferRing: `
    WITH sent AS (SELECT l.from_member, l.to_member, sum(l.amount) AS amount FROM line_transfers.line_transfer l
      WHERE l.at <= $1 AND l.at > $1::timestamptz - interval '30 days' GROUP BY 1, 2)
    SELECT a.from_member AS member_id, sum(a.amount) AS sent, sum(b.back) AS back
    FROM sent a JOIN LATERAL (
      SELECT coalesce(sum(r.amount), 0) AS back FROM (
        SELECT b.amount FROM sent b WHERE b.from_member = a.to_member AND b.to_member = a.from_member
        UNION ALL
        SELECT least(b.amount, c.amount) FROM sent b JOIN sent c ON c.from_member = b.to_member AND c.to_member = a.from_member
        WHERE b.from_member = a.to_member AND b.to_member <> a.from_member) r) b ON true
    GROUP BY a.from_member HAVING sum(a.amount) >= ${10_000_000 * VND} AND sum(b.back) * 2 >= sum(a.amount)`,
};
