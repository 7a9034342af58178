-- Splits an amount to give back (below zero) or to credit (above zero): an open bonus gives what it holds, the wallet
-- the rest. No rows when the amount is 0.
CREATE OR REPLACE FUNCTION bonus_split(p_beside text, p_amount bigint, p_balance bigint)
RETURNS TABLE (beside text, amount bigint)
LANGUAGE sql IMMUTABLE AS $$
  SELECT s.beside, s.amount FROM (VALUES
    (p_beside, CASE p_beside WHEN 'bonus' THEN greatest(p_amount, -p_balance) ELSE p_amount END),
    ('wallet', CASE p_beside WHEN 'bonus' THEN least(p_amount + p_balance, 0) ELSE 0 END)) AS s (beside, amount)
  WHERE s.amount <> 0
$$;
