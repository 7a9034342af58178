-- Whether a wallet may take an amount: what it holds is to stay what a JSON number can say to the hundredth (2^53 - 1).
CREATE OR REPLACE FUNCTION ledger_has_room(p_balance bigint, p_amount bigint) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT p_balance <= 9007199254740991 - p_amount
$$;
