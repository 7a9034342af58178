-- The ledger: append-only double entry in whole hundredths. One function moves money; nothing else writes these tables.
CREATE TABLE account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('member', 'bonus', 'vendor', 'bank', 'house')),
  owner text NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  balance bigint NOT NULL DEFAULT 0,
  UNIQUE (kind, owner, currency),
  CHECK (kind NOT IN ('member', 'bonus') OR balance >= 0)
) WITH (fillfactor = 70);

CREATE TABLE transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  idem text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('deposit', 'withdrawal', 'bet', 'win', 'refund', 'bonus', 'rebate', 'transfer')),
  at timestamptz NOT NULL,
  subject jsonb NOT NULL,
  reference text NOT NULL
);
CREATE INDEX transfer_at ON transfer (at);

CREATE TABLE posting (
  transfer_id bigint NOT NULL REFERENCES transfer (id),
  -- 0 is where the money came from, 1 where it went.
  side smallint NOT NULL CHECK (side IN (0, 1)),
  account_id bigint NOT NULL REFERENCES account (id),
  amount bigint NOT NULL,
  balance_after bigint NOT NULL,
  PRIMARY KEY (transfer_id, side),
  CHECK ((side = 0) = (amount < 0))
);
CREATE INDEX posting_account ON posting (account_id, transfer_id DESC);

CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append-only';
END $$;
CREATE TRIGGER transfer_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON transfer EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER posting_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON posting EXECUTE FUNCTION ledger_is_append_only();

-- Opens an account, or finds it.
CREATE FUNCTION wallet_account(p_kind text, p_owner text, p_currency text DEFAULT 'VND') RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE v_id bigint;
BEGIN
  SELECT id INTO v_id FROM account WHERE kind = p_kind AND owner = p_owner AND currency = p_currency;
  IF NOT FOUND THEN
    INSERT INTO account (kind, owner, currency) VALUES (p_kind, p_owner, p_currency) ON CONFLICT DO NOTHING RETURNING id INTO v_id;
    IF NOT FOUND THEN
      SELECT id INTO v_id FROM account WHERE kind = p_kind AND owner = p_owner AND currency = p_currency;
    END IF;
  END IF;
  RETURN v_id;
END $$;

-- A vendor's side of bets and wins, spread over eight accounts: on one row all bets at a vendor would wait for each other's commit.
CREATE FUNCTION wallet_vendor_account(p_vendor text, p_member bigint, p_currency text DEFAULT 'VND') RETURNS bigint LANGUAGE sql AS $$
  SELECT wallet_account('vendor', p_vendor || '/' || (p_member % 8), p_currency)
$$;

-- What a key did before, seen from a call that names it again: 'replayed' when all is equal, else 'conflict'; null when the key is new.
CREATE FUNCTION wallet_replay(p_idem text, p_kind text, p_from bigint, p_to bigint, p_amount bigint,
  OUT status text, OUT transfer_id bigint, OUT balance_from bigint, OUT balance_to bigint) LANGUAGE plpgsql STABLE AS $$
BEGIN
  SELECT CASE WHEN t.kind = p_kind AND f.account_id = p_from AND g.account_id = p_to AND g.amount = p_amount THEN 'replayed' ELSE 'conflict' END,
    t.id, f.balance_after, g.balance_after
  INTO status, transfer_id, balance_from, balance_to
  FROM transfer t JOIN posting f ON f.transfer_id = t.id AND f.side = 0 JOIN posting g ON g.transfer_id = t.id AND g.side = 1
  WHERE t.idem = p_idem;
END $$;

-- Moves money once. status: 'posted', 'replayed' (the same movement under the same key, with its own balances),
-- 'conflict' (the key stands for another movement), 'insufficient', 'no_account'; only 'posted' changes anything.
-- Accounts are taken in one order (wallets before the shared side, then by id), so that a bet and a win cannot deadlock,
-- and a transfer's id is drawn while both are held, so that ids follow each account's own order.
CREATE FUNCTION wallet_move(p_idem text, p_kind text, p_from bigint, p_to bigint, p_amount bigint, p_subject jsonb, p_reference text,
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
    PERFORM 1 FROM account a WHERE a.id IN (p_from, p_to) ORDER BY (a.kind IN ('member', 'bonus')) DESC, a.id FOR NO KEY UPDATE;
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

  IF v_from.kind IN ('member', 'bonus') AND v_from.balance < p_amount THEN
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
