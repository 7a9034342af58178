-- Answers a bet or win that was rolled back before it arrived; moves nothing. True if it was one.
CREATE OR REPLACE FUNCTION seamless_apply_tombstone(c seamless_call, p_balance bigint) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vendor_transaction t SET kind = c.kind, request_hash = c.request_hash, vendor_code = coalesce(c.vendor, ''),
    game_id = c.game, round_id = c.round, amount = c.amount, balance = p_balance, at = c.at
  WHERE t.caller = c.caller AND t.member_id = c.player AND t.transaction_id = c.transaction_id;
  RETURN FOUND;
END $$;
