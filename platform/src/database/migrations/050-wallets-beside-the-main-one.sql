-- Accounts beside the main wallet. 'hold': what a member asked to withdraw and nobody has paid yet; its owner is the member's id.
-- 'vendorWallet': what a member carried to a vendor where games do not play from the main wallet; its owner is VENDOR/member id.
-- 'fee' and 'adjustment': the house's side of fees and of corrections.
ALTER TABLE account DROP CONSTRAINT account_kind_check, DROP CONSTRAINT account_check;
ALTER TABLE account
  ADD CONSTRAINT account_kind_check CHECK (kind IN ('member', 'bonus', 'hold', 'vendorWallet', 'vendor', 'bank', 'house', 'fee', 'adjustment')),
  ADD CONSTRAINT account_not_below_zero CHECK (kind NOT IN ('member', 'bonus', 'hold', 'vendorWallet') OR balance >= 0);

ALTER TABLE transfer DROP CONSTRAINT transfer_kind_check;
ALTER TABLE transfer ADD CONSTRAINT transfer_kind_check
  CHECK (kind IN ('deposit', 'withdrawal', 'bet', 'win', 'refund', 'bonus', 'rebate', 'transfer', 'fee', 'adjustment'));

-- A member's money at vendors is asked for with every balance.
CREATE INDEX account_vendor_wallet ON account (split_part(owner, '/', 2), currency) WHERE kind = 'vendorWallet';

-- Whether a market's games play from the one main wallet.
ALTER TABLE market ADD COLUMN single_wallet boolean NOT NULL DEFAULT true;

CREATE FUNCTION wallet_is_single(p_market text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT m.single_wallet FROM market m WHERE m.code = p_market), true)
$$;

-- Whether a member's games play from the main wallet. A guest on free play (customer type 4) has one purse everywhere.
CREATE FUNCTION wallet_plays_from_main(p_member bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (SELECT FROM member m JOIN market k ON k.code = m.market_code
                     WHERE m.id = p_member AND NOT k.single_wallet AND m.customer_type <> 4)
$$;

-- The account that a member's games at a vendor play from.
CREATE FUNCTION wallet_player_account(p_member bigint, p_vendor text, p_currency text) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  IF wallet_plays_from_main(p_member) THEN
    RETURN wallet_account('member', p_member::text, p_currency);
  END IF;
  RETURN wallet_account('vendorWallet', p_vendor || '/' || p_member, p_currency);
END $$;

-- As before, and the new members' accounts are taken before the shared side and kept from falling below zero as the old ones are.
CREATE OR REPLACE FUNCTION wallet_move(p_idem text, p_kind text, p_from bigint, p_to bigint, p_amount bigint, p_subject jsonb, p_reference text,
  p_at timestamptz DEFAULT now(),
  OUT status text, OUT transfer_id bigint, OUT balance_from bigint, OUT balance_to bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_from account;
  v_to account;
  v_replay record;
BEGIN
  IF p_amount IS NULL OR p_amount <= 0 OR p_from = p_to THEN
    RAISE EXCEPTION 'a movement needs a positive amount and two accounts';
  END IF;

  SELECT * INTO v_replay FROM wallet_replay(p_idem, p_kind, p_from, p_to, p_amount);
  IF v_replay.status IS NULL THEN
    PERFORM 1 FROM account a WHERE a.id IN (p_from, p_to)
      ORDER BY (a.kind IN ('member', 'bonus', 'hold', 'vendorWallet')) DESC, a.id FOR NO KEY UPDATE;
    SELECT * INTO v_from FROM account a WHERE a.id = p_from;
    SELECT * INTO v_to FROM account a WHERE a.id = p_to;
    IF v_from.id IS NULL OR v_to.id IS NULL OR v_from.currency <> v_to.currency THEN
      status := 'no_account'; RETURN;
    END IF;
    -- A copy of this call may have finished while the accounts were waited for.
    SELECT * INTO v_replay FROM wallet_replay(p_idem, p_kind, p_from, p_to, p_amount);
  END IF;
  IF v_replay.status IS NOT NULL THEN
    status := v_replay.status; transfer_id := v_replay.transfer_id;
    balance_from := v_replay.balance_from; balance_to := v_replay.balance_to;
    RETURN;
  END IF;

  IF v_from.kind IN ('member', 'bonus', 'hold', 'vendorWallet') AND v_from.balance < p_amount THEN
    status := 'insufficient'; balance_from := v_from.balance; balance_to := v_to.balance; RETURN;
  END IF;

  INSERT INTO transfer (idem, kind, at, subject, reference) VALUES (p_idem, p_kind, p_at, p_subject, p_reference)
    ON CONFLICT (idem) DO NOTHING RETURNING id INTO transfer_id;
  IF NOT FOUND THEN -- a racing call on other accounts took the key
    SELECT * INTO v_replay FROM wallet_replay(p_idem, p_kind, p_from, p_to, p_amount);
    status := v_replay.status; transfer_id := v_replay.transfer_id;
    balance_from := v_replay.balance_from; balance_to := v_replay.balance_to;
    RETURN;
  END IF;

  UPDATE account a SET balance = a.balance - p_amount WHERE a.id = p_from RETURNING a.balance INTO balance_from;
  UPDATE account a SET balance = a.balance + p_amount WHERE a.id = p_to RETURNING a.balance INTO balance_to;
  INSERT INTO posting (transfer_id, side, account_id, amount, balance_after)
    VALUES (transfer_id, 0, p_from, -p_amount, balance_from), (transfer_id, 1, p_to, p_amount, balance_to);
  status := 'posted';
END $$;
