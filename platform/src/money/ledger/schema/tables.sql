-- The ledger: append-only double entry in whole hundredths. Nothing but this domain's functions writes these tables.

-- 'hold': what a member asked to withdraw and was not paid yet; its owner is the member's id. 'vendorWallet': what a
-- member transferred to a vendor where games do not play from the main wallet; its owner is VENDOR/member id. 'vendor':
-- a vendor's side of bets and wins. 'fee' and 'adjustment': the house's side of fees and of corrections. 'debt': what a
-- member owes the house, below zero; its owner is the member's id. 'plan': what a member set aside for draws to come;
-- its owner is the member's id. 'points' and 'pointSource' are in the unit PTS: a member's points, and the other side
-- of each type of them; both may be below zero.
CREATE TABLE account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL
    CHECK (kind IN ('member', 'bonus', 'hold', 'plan', 'vendorWallet', 'debt', 'vendor', 'bank', 'house', 'fee',
      'adjustment', 'points', 'pointSource')),
  owner text NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  balance bigint NOT NULL DEFAULT 0,
  UNIQUE (kind, owner, currency),
  -- A member's accounts are never overdrawn; the house's may be.
  CONSTRAINT account_not_below_zero CHECK (kind NOT IN ('member', 'bonus', 'hold', 'plan', 'vendorWallet') OR balance >= 0),
  CONSTRAINT account_debt_not_above_zero CHECK (kind <> 'debt' OR balance <= 0),
  -- 2^53 - 1: above this a JSON number is not exact to the hundredth.
  CONSTRAINT account_within_wire CHECK (kind NOT IN ('member', 'bonus', 'hold', 'plan', 'vendorWallet') OR balance <= 9007199254740991)
  -- Balances are updated in place: free space on each page keeps those updates out of the indexes.
) WITH (fillfactor = 70);
-- A member's money at vendors is read with every balance.
CREATE INDEX account_vendor_wallet ON account (split_part(owner, '/', 2), currency) WHERE kind = 'vendorWallet';
-- Few members owe anything; they are looked up every second.
CREATE INDEX account_debt ON account (owner, currency) WHERE kind = 'debt' AND balance < 0;

CREATE TABLE transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  idem text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('deposit', 'depositReversal', 'withdrawal', 'withdrawalReturn', 'debt', 'bet',
    'win', 'refund', 'plan', 'bonus', 'bonusPlay', 'rebate', 'commission', 'transfer', 'lineTransfer', 'fee',
    'adjustment', 'points')),
  at timestamptz NOT NULL,
  subject jsonb NOT NULL,
  reference text NOT NULL,
  -- The transaction that wrote it: tells the sealing when nothing before it can still be in flight.
  tx xid8 NOT NULL DEFAULT pg_current_xact_id()
);
CREATE INDEX transfer_at ON transfer (at);
-- Deposits, withdrawals and grants of a period, among many more bets: for agents' reports.
CREATE INDEX transfer_cash ON transfer (at)
  WHERE kind IN ('deposit', 'depositReversal', 'withdrawal', 'withdrawalReturn', 'lineTransfer', 'rebate', 'bonus');

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

-- Each transfer is sealed into one chain: sha256(the previous hash || the transfer with its postings as text). Seals
-- are added after the transfers and never delay them.
CREATE TABLE ledger_seal (
  position bigint PRIMARY KEY CHECK (position > 0),
  transfer_id bigint NOT NULL UNIQUE,
  hash bytea NOT NULL CHECK (length(hash) = 32)
);

-- Progress of the sealing. Every transfer up to `sealed_to`, including those in flight at the time, has its seal;
-- `mark_id` may follow once all transactions before `mark_tx` are over, for whoever drew an id up to it had begun by
-- then. `looked_to`: how far the present pass has come. All that was drawn until `sealed_until`, by the server's clock,
-- is sealed; `mark_at` follows with the mark.
CREATE TABLE ledger_sealing (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  sealed_to bigint NOT NULL,
  looked_to bigint NOT NULL,
  mark_id bigint NOT NULL,
  mark_tx xid8 NOT NULL,
  mark_at timestamptz NOT NULL DEFAULT now(),
  sealed_until timestamptz NOT NULL DEFAULT now()
);
INSERT INTO ledger_sealing (sealed_to, looked_to, mark_id, mark_tx) VALUES (0, 0, 0, '0');

CREATE TRIGGER transfer_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON transfer
  EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER posting_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON posting
  EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER ledger_seal_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_seal
  EXECUTE FUNCTION ledger_is_append_only();

-- One of the transfers that ledger_post_many posts together.
CREATE TYPE wallet_movement AS (
  idem text,
  kind text,
  from_account bigint,
  to_account bigint,
  amount bigint,
  subject jsonb,
  reference text,
  at timestamptz
);
