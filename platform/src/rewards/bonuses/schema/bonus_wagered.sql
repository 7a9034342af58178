-- The amount wagered on a running bonus: the valid stakes (valid_stake) of settled rounds opened while it ran, times
-- the weight of their category. Recomputed from the rounds each time, so rollbacks and corrections need no bookkeeping.
CREATE OR REPLACE FUNCTION bonus_wagered(b bonus) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(p.valid * coalesce((b.weights ->> p.shelf)::int, 0) / 100), 0)::bigint FROM (
    SELECT r.shelf, valid_stake(r.shelf, sum(r.staked)::bigint, sum(r.won)::bigint) AS valid
    FROM settled_play(b.member_id) r
    WHERE r.opened_at >= b.started_at AND r.opened_at < b.ends_at AND (b.largest_bet IS NULL OR r.staked <= b.largest_bet)
    GROUP BY r.shelf, r.together) p
$$;
