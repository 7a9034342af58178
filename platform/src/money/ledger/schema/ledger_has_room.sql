-- Whether a wallet can take an amount: its balance must stay exact to the hundredth as a JSON number (2^53 - 1).
CREATE OR REPLACE FUNCTION ledger_has_room(p_balance bigint, p_amount bigint) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT p_balance <= 9007199254740991 - p_amount
$$;
