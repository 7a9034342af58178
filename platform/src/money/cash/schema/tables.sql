-- Deposits and withdrawals: banks, markets' terms, and members' bank accounts. Amounts in hundredths.
CREATE TABLE cash_bank (
  code text PRIMARY KEY CHECK (code ~ '^[A-Z0-9]{2,20}$'),
  name text NOT NULL,
  -- The bank's number in transfer QR codes.
  bin text NOT NULL UNIQUE CHECK (bin ~ '^\d{6}$'),
  place smallint NOT NULL
);

-- A fee is `fee_percent` of the amount plus `fee_fixed`, here and below.
CREATE TABLE cash_deposit_method (
  market_code text NOT NULL REFERENCES market (code),
  method text NOT NULL CHECK (method IN ('bankTransfer', 'card', 'eWallet')),
  place smallint NOT NULL,
  open boolean NOT NULL DEFAULT true,
  minimum bigint NOT NULL CHECK (minimum > 0),
  maximum bigint NOT NULL,
  fee_percent numeric(6, 3) NOT NULL DEFAULT 0 CHECK (fee_percent BETWEEN 0 AND 50),
  fee_fixed bigint NOT NULL DEFAULT 0 CHECK (fee_fixed >= 0),
  expires_minutes int NOT NULL CHECK (expires_minutes BETWEEN 1 AND 1440),
  PRIMARY KEY (market_code, method),
  CHECK (maximum >= minimum)
);

CREATE TABLE cash_market (
  market_code text PRIMARY KEY REFERENCES market (code),
  -- Deposits that a member may have open at a time.
  most_open_deposits smallint NOT NULL CHECK (most_open_deposits > 0),
  withdrawals_open boolean NOT NULL DEFAULT true,
  minimum bigint NOT NULL CHECK (minimum > 0),
  maximum bigint NOT NULL,
  fee_percent numeric(6, 3) NOT NULL DEFAULT 0 CHECK (fee_percent BETWEEN 0 AND 50),
  fee_fixed bigint NOT NULL DEFAULT 0 CHECK (fee_fixed >= 0),
  daily_amount bigint NOT NULL CHECK (daily_amount > 0),
  daily_times smallint NOT NULL CHECK (daily_times > 0),
  receipt_minutes int NOT NULL CHECK (receipt_minutes > 0),
  most_bank_accounts smallint NOT NULL CHECK (most_bank_accounts > 0),
  -- Larger withdrawals need the approval of two operators.
  approved_by_one bigint NOT NULL CHECK (approved_by_one >= 0),
  -- A demonstration approves smaller ones automatically; elsewhere an operator approves everything.
  demonstration_approves_below bigint NOT NULL CHECK (demonstration_approves_below >= 0),
  CHECK (maximum >= minimum)
);

-- One row per member who has used cash: locked while the member's limits are counted.
CREATE TABLE cash_member (member_id bigint PRIMARY KEY REFERENCES member (id));

CREATE TABLE cash_bank_account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES cash_member (member_id),
  bank_code text NOT NULL REFERENCES cash_bank (code),
  holder text NOT NULL,
  number text NOT NULL CHECK (number ~ '^\d{6,19}$'),
  added_at timestamptz NOT NULL,
  -- Past payouts still refer to it; no new ones go there.
  removed_at timestamptz
);
CREATE UNIQUE INDEX cash_bank_account_once ON cash_bank_account (bank_code, number) WHERE removed_at IS NULL;
CREATE INDEX cash_bank_account_added ON cash_bank_account (added_at);
CREATE INDEX cash_bank_account_member ON cash_bank_account (member_id);

-- Nonces of payment providers' calls, kept as long as a time stamp is valid.
CREATE UNLOGGED TABLE cash_provider_nonce (
  provider text NOT NULL,
  nonce text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (provider, nonce)
);
CREATE INDEX cash_provider_nonce_at ON cash_provider_nonce (at);

CREATE TABLE cash_deposit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Identifies the money, and the deposit at the provider.
  reference text NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES cash_member (member_id),
  market_code text NOT NULL REFERENCES market (code),
  currency text NOT NULL,
  method text NOT NULL,
  -- The requested amount, and the terms at that time.
  amount bigint NOT NULL CHECK (amount > 0),
  fee_percent numeric(6, 3) NOT NULL,
  fee_fixed bigint NOT NULL,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'confirmed', 'failed', 'expired', 'cancelled',
    'chargedBack')),
  -- Failure code; the platform has the texts.
  reason text,
  provider text NOT NULL,
  -- The provider's last report.
  last_reported text CHECK (last_reported IN ('paid', 'failed')),
  -- Instructions for the member, as the provider sent them.
  instructions jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  closed_at timestamptz,
  -- When the provider is polled next without a notice; null: no more.
  ask_at timestamptz,
  asked int NOT NULL DEFAULT 0,
  CHECK ((state = 'pending') = (closed_at IS NULL))
);
CREATE INDEX cash_deposit_member ON cash_deposit (member_id, created_at DESC, id DESC);
CREATE INDEX cash_deposit_ask ON cash_deposit (ask_at) WHERE ask_at IS NOT NULL;
CREATE INDEX cash_deposit_fruitless ON cash_deposit (closed_at) WHERE state IN ('failed', 'expired');
CREATE INDEX cash_deposit_state ON cash_deposit (state, created_at, id);
CREATE INDEX cash_deposit_expires ON cash_deposit (expires_at) WHERE state = 'pending';

-- Received payments. The provider's number makes each count once, however often it is reported.
CREATE TABLE cash_deposit_payment (
  provider text NOT NULL,
  transaction_id text NOT NULL,
  deposit_id bigint NOT NULL REFERENCES cash_deposit (id),
  amount bigint NOT NULL CHECK (amount > 0),
  fee bigint NOT NULL CHECK (fee >= 0 AND fee <= amount),
  at timestamptz NOT NULL,
  -- Taken back because the provider charged it back.
  reversed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (provider, transaction_id)
);
CREATE INDEX cash_deposit_payment_deposit ON cash_deposit_payment (deposit_id);
CREATE INDEX cash_deposit_payment_at ON cash_deposit_payment (at);

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
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'approved', 'paid', 'received', 'partial',
    'notReceived', 'returned', 'rejected')),
  -- A code of the platform, or the text of the operator who rejected it.
  reason_code text,
  reason_text text,
  received_amount bigint CHECK (received_amount > 0 AND received_amount < amount),
  remarks text,
  forced boolean NOT NULL DEFAULT false,
  provider text NOT NULL,
  -- The provider's last report.
  last_reported text CHECK (last_reported IN ('paid', 'failed')),
  -- How often it was found paid after its money had come back: each time has transfers of its own.
  round int NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  receipt_due timestamptz,
  closed_at timestamptz,
  -- When the payout is next sent to the provider, or polled.
  ask_at timestamptz,
  asked int NOT NULL DEFAULT 0,
  handed_over boolean NOT NULL DEFAULT false,
  -- What came back to the wallet: the missing part, and the fee as well where nothing of a payout arrived.
  returned_amount bigint,
  CONSTRAINT cash_withdrawal_partial CHECK ((state = 'partial') <= (received_amount IS NOT NULL)),
  CONSTRAINT cash_withdrawal_closed
    CHECK ((state IN ('received', 'returned', 'rejected', 'cancelled')) = (closed_at IS NOT NULL)),
  CONSTRAINT cash_withdrawal_returned CHECK ((state = 'returned') = (returned_amount IS NOT NULL)),
  -- Never a hundredth more than is missing.
  CONSTRAINT cash_withdrawal_returned_amount CHECK (returned_amount > 0
    AND returned_amount = CASE WHEN received_amount IS NULL THEN amount ELSE amount - fee - received_amount END)
);
CREATE INDEX cash_withdrawal_member ON cash_withdrawal (member_id, created_at DESC, id DESC);
CREATE INDEX cash_withdrawal_ask ON cash_withdrawal (ask_at) WHERE ask_at IS NOT NULL;
CREATE INDEX cash_withdrawal_due ON cash_withdrawal (receipt_due) WHERE state = 'paid';
CREATE INDEX cash_withdrawal_created ON cash_withdrawal (created_at);
CREATE INDEX cash_withdrawal_open ON cash_withdrawal (created_at) WHERE closed_at IS NULL;

-- Pictures, re-encoded by the platform, that show that a payout did not arrive.
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

-- What happened to deposits and withdrawals, by whom and why; append-only.
CREATE TABLE cash_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  deposit_id bigint REFERENCES cash_deposit (id),
  withdrawal_id bigint REFERENCES cash_withdrawal (id),
  state text NOT NULL,
  -- `member`, `platform`, `provider:CODE` or `operator:ACCOUNT`.
  who text NOT NULL,
  why text,
  -- An event without a change of state. providerQueried: an operator queried the bank again, `why` is for the member to
  -- read. For operators: providerReplied, the provider's reply; providerContradicted, the report that contradicts its
  -- last one; contradictionDismissed, that operators leave it unchanged; an act proposed that takes two operators, and
  -- its refusal or withdrawal.
  act text CHECK (act IN ('providerQueried', 'providerReplied', 'providerContradicted', 'contradictionDismissed',
    'approveProposed', 'markPaidProposed', 'returnMissingProposed', 'proposalRefused', 'proposalWithdrawn')),
  CHECK ((deposit_id IS NULL) <> (withdrawal_id IS NULL))
);
CREATE INDEX cash_event_deposit ON cash_event (deposit_id, id) WHERE deposit_id IS NOT NULL;
CREATE INDEX cash_event_withdrawal ON cash_event (withdrawal_id, id) WHERE withdrawal_id IS NOT NULL;
CREATE TRIGGER cash_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_event
  FOR EACH STATEMENT EXECUTE FUNCTION cash_event_keeps();

-- A provider's report that contradicts its last one, or how a withdrawal or deposit was closed: at most one open for
-- each, which two operators settle.
CREATE TABLE cash_contradiction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  deposit_id bigint REFERENCES cash_deposit (id),
  withdrawal_id bigint REFERENCES cash_withdrawal (id),
  -- otherAmount: a recorded payment was reported with another amount or for another deposit.
  reported text NOT NULL CHECK (reported IN ('paid', 'failed', 'otherAmount')),
  -- The provider's code for a failure, or its number of the payment.
  detail text,
  -- How often it was reported; first and last time.
  times int NOT NULL DEFAULT 1,
  at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  -- followed: the money was moved as the provider says. dismissed: nothing changes.
  outcome text CHECK (outcome IN ('followed', 'dismissed')),
  settled_at timestamptz,
  CHECK ((deposit_id IS NULL) <> (withdrawal_id IS NULL)),
  CHECK ((outcome IS NULL) = (settled_at IS NULL))
);
CREATE UNIQUE INDEX cash_contradiction_deposit ON cash_contradiction (deposit_id) WHERE settled_at IS NULL;
CREATE UNIQUE INDEX cash_contradiction_withdrawal ON cash_contradiction (withdrawal_id) WHERE settled_at IS NULL;
CREATE INDEX cash_contradiction_open ON cash_contradiction (id) WHERE settled_at IS NULL;
CREATE INDEX cash_contradiction_settled ON cash_contradiction (settled_at DESC, id DESC) WHERE settled_at IS NOT NULL;

-- The settlement of a contradiction: proposed by one operator, decided by another, or withdrawn by the first.
CREATE TABLE cash_settlement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contradiction_id bigint NOT NULL REFERENCES cash_contradiction (id),
  outcome text NOT NULL CHECK (outcome IN ('followed', 'dismissed')),
  -- The provider's report, and the effect of following it.
  reported text NOT NULL,
  effect text CHECK (effect IN ('bounce', 'paidAfterAll', 'chargeBack', 'reinstate')),
  why text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'refused', 'withdrawn')),
  -- Accounts of operators, whose domain adds the references.
  proposed_by text NOT NULL,
  proposed_at timestamptz NOT NULL,
  decided_by text,
  decided_at timestamptz,
  decided_why text,
  CHECK (num_nulls(decided_by, decided_at, decided_why) = CASE state WHEN 'waiting' THEN 3 ELSE 0 END),
  CHECK (state NOT IN ('done', 'refused') OR decided_by <> proposed_by),
  CHECK (state <> 'withdrawn' OR decided_by = proposed_by),
  CHECK (outcome <> 'followed' OR effect IS NOT NULL)
);
CREATE UNIQUE INDEX cash_settlement_waiting ON cash_settlement (contradiction_id) WHERE state = 'waiting';
CREATE INDEX cash_settlement_contradiction ON cash_settlement (contradiction_id, id DESC);

-- Operators' corrections of members' balances: requested by one, decided by another. A completed one is in the ledger
-- as an 'adjustment'. `asked_by` and `decided_by` are accounts of operators, whose domain adds the references.
CREATE TABLE balance_correction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Created by the requesting page, once per request.
  key text NOT NULL UNIQUE,
  reference text NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES member (id),
  currency text NOT NULL,
  -- credit: to the member. debit: from the member.
  direction text NOT NULL CHECK (direction IN ('credit', 'debit')),
  amount bigint NOT NULL CHECK (amount > 0),
  why text NOT NULL,
  -- Text for the member.
  sentence text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'done', 'withdrawn', 'refused')),
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  decided_by text,
  decided_at timestamptz,
  decided_why text,
  -- The member's main balance before and after it.
  balance_before bigint,
  balance_after bigint,
  transfer_id bigint UNIQUE REFERENCES transfer (id),
  CHECK (num_nulls(decided_by, decided_at, decided_why) = CASE state WHEN 'waiting' THEN 3 ELSE 0 END),
  CHECK (state NOT IN ('done', 'refused') OR decided_by <> asked_by),
  CHECK (num_nulls(balance_before, balance_after, transfer_id) = CASE state WHEN 'done' THEN 0 ELSE 3 END)
);
CREATE INDEX balance_correction_waiting ON balance_correction (id) WHERE state = 'waiting';
CREATE INDEX balance_correction_member ON balance_correction (member_id, id DESC);

-- Keys of operators' decisions, created by the requesting page: repeating one decides nothing more.
CREATE TABLE cash_decision (
  key text PRIMARY KEY,
  -- What was decided: 'withdrawal/12/approve'.
  about text NOT NULL,
  -- The account of the deciding operator.
  operator text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX cash_decision_at ON cash_decision (at);
