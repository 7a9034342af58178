CREATE TABLE cash_withdrawal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES cash_member (member_id),
  market_code text NOT NULL REFERENCES market (code),
  currency text NOT NULL,
  bank_account_id bigint NOT NULL REFERENCES cash_bank_account (id),
  -- What left the wallet; `amount - fee` is paid out.
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0 AND fee < amount),
  state text NOT NULL DEFAULT 'requested'
    CHECK (state IN ('requested', 'approved', 'paid', 'received', 'partial', 'notReceived', 'rejected', 'cancelled')),
  -- A word of the platform's, or the text of the operator who rejected it.
  reason_code text,
  reason_text text,
  received_amount bigint CHECK (received_amount > 0 AND received_amount < amount),
  remarks text,
  forced boolean NOT NULL DEFAULT false,
  provider text NOT NULL,
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  receipt_due timestamptz,
  closed_at timestamptz,
  -- When the provider is told of the pay-out, or asked about it, next.
  ask_at timestamptz,
  asked int NOT NULL DEFAULT 0,
  handed_over boolean NOT NULL DEFAULT false,
  CHECK ((state IN ('received', 'rejected', 'cancelled')) = (closed_at IS NOT NULL)),
  CHECK ((state = 'partial') <= (received_amount IS NOT NULL))
);
CREATE INDEX cash_withdrawal_member ON cash_withdrawal (member_id, created_at DESC, id DESC);
CREATE INDEX cash_withdrawal_ask ON cash_withdrawal (ask_at) WHERE ask_at IS NOT NULL;
CREATE INDEX cash_withdrawal_due ON cash_withdrawal (receipt_due) WHERE state = 'paid';
CREATE INDEX cash_withdrawal_open ON cash_withdrawal (created_at) WHERE closed_at IS NULL;

-- Pictures that show that a pay-out did not come, drawn anew by the platform.
CREATE TABLE cash_proof (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  withdrawal_id bigint NOT NULL REFERENCES cash_withdrawal (id),
  type text NOT NULL CHECK (type IN ('image/png', 'image/jpeg')),
  picture bytea NOT NULL,
  -- Of the picture: the same one sent twice is one proof.
  digest bytea NOT NULL,
  at timestamptz NOT NULL,
  UNIQUE (withdrawal_id, digest)
);

-- What became of deposits and withdrawals, by whom and why; append-only.
CREATE TABLE cash_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  deposit_id bigint REFERENCES cash_deposit (id),
  withdrawal_id bigint REFERENCES cash_withdrawal (id),
  state text NOT NULL,
  -- `member`, `platform`, `provider:CODE` or `operator:ACCOUNT`.
  who text NOT NULL,
  why text,
  CHECK ((deposit_id IS NULL) <> (withdrawal_id IS NULL))
);
CREATE INDEX cash_event_deposit ON cash_event (deposit_id, id) WHERE deposit_id IS NOT NULL;
CREATE INDEX cash_event_withdrawal ON cash_event (withdrawal_id, id) WHERE withdrawal_id IS NOT NULL;

CREATE FUNCTION cash_event_keeps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'cash_event keeps what it holds: % is not allowed', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER cash_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_event
  FOR EACH STATEMENT EXECUTE FUNCTION cash_event_keeps();
