-- Adds the movements under the next p_limit seals to the figures; `rolled`: how many seals, `more`: there may be
-- others. One process at a time: the others find nothing to do. The position is stored in the same transaction.
--
-- Reads only what the seals reference, however long the tables are: rows are found by index, and plans are made each
-- time for the ledger's current end.
CREATE OR REPLACE FUNCTION figures_roll(p_limit int, OUT rolled int, OUT more boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET plan_cache_mode TO force_custom_plan
SET enable_hashjoin TO off
SET enable_mergejoin TO off
SET enable_seqscan TO off
AS $$
DECLARE
  v_after bigint;
  v_to bigint;
  v_deltas figures_delta[];
BEGIN
  rolled := 0; more := false;
  IF NOT pg_try_advisory_xact_lock(7013052) THEN RETURN; END IF;
  SELECT f.rolled_to INTO v_after FROM figures_state f;
  SELECT s.up_to, s.count INTO v_to, rolled FROM ledger_seals_after(v_after, p_limit) s;
  IF rolled = 0 THEN RETURN; END IF;
  more := rolled = p_limit;
  v_deltas := ARRAY(SELECT f FROM figures_of_seals(v_after, v_to) f);

  INSERT INTO member_day AS k (member_id, day, category, upline_id, deposits, withdrawals, staked, won, rebate, bonus, bets)
  SELECT d.member_id, d.day, d.category, nullif(split_part(d.path, '/', -3), '')::bigint, sum(d.deposits), sum(d.withdrawals),
    sum(d.staked), sum(d.won), sum(d.rebate), sum(d.bonus), sum(d.bets)
  FROM unnest(v_deltas) d WHERE NOT figures_is_commission(d)
  GROUP BY d.member_id, d.day, d.category, d.path
  ON CONFLICT (member_id, day, category) DO UPDATE SET deposits = k.deposits + excluded.deposits,
    withdrawals = k.withdrawals + excluded.withdrawals, staked = k.staked + excluded.staked, won = k.won + excluded.won,
    rebate = k.rebate + excluded.rebate, bonus = k.bonus + excluded.bonus, bets = k.bets + excluded.bets;

  INSERT INTO team_day AS k (agent_id, day, category, deposits, withdrawals, staked, won, rebate, bonus, bets)
  SELECT above.id::bigint, d.day, d.category, sum(d.deposits), sum(d.withdrawals), sum(d.staked), sum(d.won), sum(d.rebate),
    sum(d.bonus), sum(d.bets)
  FROM unnest(v_deltas) d, unnest(string_to_array(trim(BOTH '/' FROM d.path), '/')) AS above (id)
  WHERE above.id <> d.member_id::text AND NOT figures_is_commission(d)
  GROUP BY above.id, d.day, d.category
  ON CONFLICT (agent_id, day, category) DO UPDATE SET deposits = k.deposits + excluded.deposits,
    withdrawals = k.withdrawals + excluded.withdrawals, staked = k.staked + excluded.staked, won = k.won + excluded.won,
    rebate = k.rebate + excluded.rebate, bonus = k.bonus + excluded.bonus, bets = k.bets + excluded.bets;

  PERFORM market_figures_add(v_deltas);
  PERFORM market_gifts_add(v_after, v_to);
  PERFORM market_active_add(v_deltas); -- before the days that it looks up are written

  INSERT INTO member_month AS k (member_id, month, path, days, deposits, withdrawals, staked, won, rebate, bonus, bets)
  SELECT d.member_id, date_trunc('month', d.day)::date, d.path,
    coalesce(bit_or(1 << (extract(day FROM d.day)::int - 1)) FILTER (WHERE d.bets > 0), 0), sum(d.deposits), sum(d.withdrawals),
    sum(d.staked), sum(d.won), sum(d.rebate), sum(d.bonus), sum(d.bets)
  FROM unnest(v_deltas) d WHERE NOT figures_is_commission(d)
  GROUP BY d.member_id, date_trunc('month', d.day)::date, d.path
  ON CONFLICT (member_id, month, path) DO UPDATE SET days = k.days | excluded.days, deposits = k.deposits + excluded.deposits,
    withdrawals = k.withdrawals + excluded.withdrawals, staked = k.staked + excluded.staked, won = k.won + excluded.won,
    rebate = k.rebate + excluded.rebate, bonus = k.bonus + excluded.bonus, bets = k.bets + excluded.bets;

  UPDATE figures_state SET rolled_to = v_to;
END $$;
