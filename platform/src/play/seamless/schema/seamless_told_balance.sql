-- The balance that a vendor is told: that of the wallet and, for the main one, what the running bonus could stake on
-- the game; at most what is exact to the hundredth as a JSON number (2^53 - 1).
CREATE OR REPLACE FUNCTION seamless_told_balance(p_wallet bigint, p_player bigint, p_game text, p_at timestamptz) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT least(a.balance + CASE a.kind WHEN 'member' THEN bonus_playable(p_player, p_game, p_at) ELSE 0 END, 9007199254740991)
  FROM ledger.account a WHERE a.id = p_wallet
$$;
