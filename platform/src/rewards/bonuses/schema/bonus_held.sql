-- Total held in a member's open bonuses, hundredths.
CREATE OR REPLACE FUNCTION bonus_held(p_member bigint, p_currency text) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT a.balance FROM ledger.account a
    WHERE a.kind = 'bonus' AND a.owner = p_member::text AND a.currency = p_currency), 0)
$$;
