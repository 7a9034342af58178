CREATE TABLE cash_deposit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the money is recognised by, and what the provider knows the deposit as.
  reference text NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES cash_member (member_id),
  market_code text NOT NULL REFERENCES market (code),
  currency text NOT NULL,
  method text NOT NULL,
  -- What was asked for, and the terms at that time.
  amount bigint NOT NULL CHECK (amount > 0),
  fee_percent numeric(6, 3) NOT NULL,
  fee_fixed bigint NOT NULL,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'confirmed', 'failed', 'expired', 'cancelled')),
  -- Why it failed: a word, of which the platform has the sentences.
  reason text,
  provider text NOT NULL,
  -- What the member has to do, as the provider said it.
  instructions jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  closed_at timestamptz,
  -- When the provider is asked next, where no call of its own came; null: no more.
  ask_at timestamptz,
  asked int NOT NULL DEFAULT 0,
  CHECK ((state = 'pending') = (closed_at IS NULL))
);
CREATE INDEX cash_deposit_member ON cash_deposit (member_id, created_at DESC, id DESC);
CREATE INDEX cash_deposit_ask ON cash_deposit (ask_at) WHERE ask_at IS NOT NULL;
CREATE INDEX cash_deposit_expires ON cash_deposit (expires_at) WHERE state = 'pending';

-- Money that came. The provider's number of it makes it come once, however often it is told.
CREATE TABLE cash_deposit_payment (
  provider text NOT NULL,
  transaction_id text NOT NULL,
  deposit_id bigint NOT NULL REFERENCES cash_deposit (id),
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0 AND fee <= amount),
  at timestamptz NOT NULL,
  PRIMARY KEY (provider, transaction_id)
);
CREATE INDEX cash_deposit_payment_deposit ON cash_deposit_payment (deposit_id);
