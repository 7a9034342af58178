-- Compares a call with an earlier one under the same key: 'replayed' when all is equal, else 'conflict'; null when the
-- key is new.
CREATE OR REPLACE FUNCTION wallet_replay(p_idem text, p_kind text, p_from bigint, p_to bigint, p_amount bigint,
  OUT status text, OUT transfer_id bigint, OUT balance_from bigint, OUT balance_to bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  SELECT CASE WHEN t.kind = p_kind AND f.account_id = p_from AND g.account_id = p_to AND g.amount = p_amount
      THEN 'replayed' ELSE 'conflict' END,
    t.id, f.balance_after, g.balance_after
  INTO status, transfer_id, balance_from, balance_to
  FROM transfer t
  JOIN posting f ON f.transfer_id = t.id AND f.side = 0
  JOIN posting g ON g.transfer_id = t.id AND g.side = 1
  WHERE t.idem = p_idem;
END $$;
