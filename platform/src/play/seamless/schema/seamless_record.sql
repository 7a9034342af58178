-- Records a call with its outcome.
CREATE OR REPLACE FUNCTION seamless_record(c seamless_call, p_vendor text, p_game text, p_round text, p_amount bigint,
  p_code text, p_balance bigint, p_transfer bigint, p_campaign text DEFAULT NULL) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO vendor_transaction (caller, member_id, transaction_id, kind, request_hash, vendor_code, game_id, round_id,
    amount, reference_id, outcome, code, balance, transfer_id, at, ended, campaign)
  VALUES (c.caller, c.player, c.transaction_id, c.kind, c.request_hash, p_vendor, p_game, p_round,
    p_amount, c.reference,
    CASE WHEN p_code IS NULL THEN 'done' ELSE 'refused' END, p_code, p_balance, p_transfer, c.at,
    p_code IS NULL AND p_campaign IS NULL AND coalesce(c.ends, false), p_campaign)
$$;
