-- A market's points rule on a day; null when there is none.
CREATE OR REPLACE FUNCTION point_rule_on(p_market text, p_day date) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT r.rule FROM point_rule r WHERE r.market_code = p_market AND r.from_day <= p_day ORDER BY r.from_day DESC LIMIT 1
$$;
