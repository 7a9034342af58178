-- A member's net loss in rounds of these categories settled from p_first to p_last (days of its market); below zero for
-- a net win. Each group counts as one round, so that bets on both sides net out; a group counts nothing when a bonus
-- has a part in it or nothing was staked, as in free rounds.
CREATE OR REPLACE FUNCTION promotion_loss(p_member bigint, p_first date, p_last date, p_categories text[]) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(p.lost), 0)::bigint FROM (
    SELECT sum(r.staked - r.won) AS lost FROM settled_play(p_member) r
    -- rounds open for longer than a month are rare, and the index is by opening time
    WHERE r.opened_at >= (SELECT day_start(p_first - 31, member_zone(p_member)))
      AND r.closed_at >= (SELECT day_start(p_first, member_zone(p_member)))
      AND r.closed_at < (SELECT day_start(p_last + 1, member_zone(p_member)))
      AND r.shelf = ANY (p_categories)
    GROUP BY r.shelf, r.together HAVING NOT bool_or(r.has_bonus) AND sum(r.staked) > 0) p
$$;
