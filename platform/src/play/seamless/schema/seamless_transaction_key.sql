-- The idempotency key of a vendor's call in the ledger.
CREATE OR REPLACE FUNCTION seamless_transaction_key(p_caller text, p_player bigint, p_transaction text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT p_caller || ':' || p_player || ':' || p_transaction
$$;
