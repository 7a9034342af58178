-- Transfers what the main wallet lacks for a bet from the running bonus; returns the refusal where that is not allowed.
-- Games that play from a wallet at their vendor use no bonus money.
CREATE OR REPLACE FUNCTION seamless_lend(c seamless_call, p_lacks bigint) RETURNS text
LANGUAGE plpgsql AS $$
DECLARE
  v_code text;
  v_staked bigint;
BEGIN
  IF NOT wallet_uses_main(c.player) THEN RETURN 'INSUFFICIENT_FUNDS'; END IF;
  SELECT coalesce(sum(r.staked), 0) INTO v_staked FROM rounds.game_round r
  WHERE r.vendor_code = c.vendor AND r.round_id = c.round AND r.member_id = c.player AND r.game_id = c.game;
  v_code := bonus_lend(c.player, c.vendor, c.game, c.round, seamless_transaction_key(c.caller, c.player, c.transaction_id),
    p_lacks, v_staked + c.amount, c.at);
  RETURN CASE v_code WHEN 'INSUFFICIENT' THEN 'INSUFFICIENT_FUNDS' WHEN 'LARGEST_BET' THEN 'LIMIT_REACHED' END;
END $$;
