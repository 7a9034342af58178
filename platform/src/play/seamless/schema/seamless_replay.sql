-- The response to a copy of an earlier call; is_known is false if there was none.
CREATE OR REPLACE FUNCTION seamless_replay(p_caller text, p_member bigint, p_transaction text, p_hash bytea,
  OUT is_known boolean, OUT code text, OUT balance bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  SELECT true, CASE WHEN t.request_hash = p_hash THEN t.code ELSE 'CONFLICT' END, t.balance INTO is_known, code, balance
  FROM vendor_transaction t
  WHERE t.caller = p_caller AND t.member_id = p_member AND t.transaction_id = p_transaction
    AND t.request_hash IS NOT NULL;
  is_known := coalesce(is_known, false);
END $$;
