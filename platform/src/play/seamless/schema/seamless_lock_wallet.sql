-- Locks the wallet that a player plays from until the transaction ends: one player's calls run one after the other, on
-- any number of processes, and what they read of transactions and rounds stays true until they are done.
CREATE OR REPLACE FUNCTION seamless_lock_wallet(p_member bigint, p_vendor text, p_currency text,
  OUT account_id bigint, OUT balance bigint)
LANGUAGE plpgsql AS $$
BEGIN
  account_id := CASE WHEN coalesce(p_vendor, '') = '' THEN wallet_account('member', p_member::text, p_currency)
    ELSE wallet_player_account(p_member, p_vendor, p_currency) END;
  balance := ledger_lock_balance(account_id);
END $$;
