-- The house's side of lottery tickets, spread over eight accounts: on a single row, all tickets would wait for each
-- other's commit.
CREATE OR REPLACE FUNCTION lottery_house_account(p_member bigint, p_currency text) RETURNS bigint
LANGUAGE sql AS $$
  SELECT wallet_account('house', 'LOTTERY/' || (p_member % 8), p_currency)
$$;
