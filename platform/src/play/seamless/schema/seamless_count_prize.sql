-- Counts a prize towards its caller's limits in the player's market. False, without counting, where it would exceed
-- them. The caller of this function holds the caller's row.
CREATE OR REPLACE FUNCTION seamless_count_prize(c seamless_call) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  v_day date := market_day(c.at, c.market);
  v_given record;
BEGIN
  SELECT coalesce(sum(p.amount) FILTER (WHERE p.day = v_day), 0) AS of_day,
    coalesce(sum(p.amount) FILTER (WHERE p.campaign = c.campaign), 0) AS of_campaign INTO v_given
  FROM vendor_prize_total p
  WHERE p.caller = c.caller AND p.market_code = c.market AND (p.day = v_day OR p.campaign = c.campaign);
  IF NOT EXISTS (SELECT FROM vendor_prize_limit l
      WHERE l.market_code = c.market AND c.amount <= l.prize AND v_given.of_day + c.amount <= l.prizes_of_day
        AND v_given.of_campaign + c.amount <= l.prizes_of_campaign) THEN
    RETURN false;
  END IF;
  INSERT INTO vendor_prize_total AS p (caller, market_code, campaign, day, amount)
  VALUES (c.caller, c.market, c.campaign, v_day, c.amount)
  ON CONFLICT (caller, market_code, campaign, day) DO UPDATE SET amount = p.amount + excluded.amount;
  RETURN true;
END $$;
