-- How money comes in and goes out: banks, what a market allows, and where members are paid out to.
CREATE TABLE cash_bank (
  code text PRIMARY KEY CHECK (code ~ '^[A-Z0-9]{2,20}$'),
  name text NOT NULL,
  -- The bank's number in transfer QR codes.
  bin text NOT NULL UNIQUE CHECK (bin ~ '^\d{6}$'),
  place smallint NOT NULL
);
INSERT INTO cash_bank (code, name, bin, place) VALUES
  ('SAOMAI', 'Ngân hàng Sao Mai', '979901', 1),
  ('THUANAN', 'Ngân hàng Thuận An', '979902', 2),
  ('DONGLINH', 'Ngân hàng Đông Lĩnh', '979903', 3),
  ('HAIVAN', 'Ngân hàng Hải Vân', '979904', 4),
  ('LACHONG', 'Ngân hàng Lạc Hồng', '979905', 5),
  ('TRUONGPHAT', 'Ngân hàng Trường Phát', '979906', 6);

-- Amounts in hundredths, here and below. A fee is `fee_percent` of the amount and `fee_fixed`.
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
  -- A demonstration approves what is below this by itself; elsewhere an operator approves everything.
  demonstration_approves_below bigint NOT NULL CHECK (demonstration_approves_below >= 0),
  CHECK (maximum >= minimum)
);

INSERT INTO cash_deposit_method (market_code, method, place, minimum, maximum, fee_percent, fee_fixed, expires_minutes)
SELECT m.code, t.* FROM market m CROSS JOIN (VALUES
  ('bankTransfer', 1, 5000000, 50000000000, 0, 0, 30),
  ('eWallet', 2, 2000000, 2000000000, 0, 0, 15),
  ('card', 3, 10000000, 5000000000, 1.5, 0, 15)) AS t;
INSERT INTO cash_market (market_code, most_open_deposits, minimum, maximum, fee_percent, fee_fixed, daily_amount, daily_times, receipt_minutes,
  most_bank_accounts, demonstration_approves_below)
SELECT code, 3, 10000000, 20000000000, 0, 330000, 50000000000, 5, 30, 3, 2000000000 FROM market;

-- One row a member who has to do with cash: what is locked while a member's limits are counted.
CREATE TABLE cash_member (member_id bigint PRIMARY KEY REFERENCES member (id));

CREATE TABLE cash_bank_account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES cash_member (member_id),
  bank_code text NOT NULL REFERENCES cash_bank (code),
  holder text NOT NULL,
  number text NOT NULL CHECK (number ~ '^\d{6,19}$'),
  added_at timestamptz NOT NULL,
  -- What was paid out to it stays told; nothing more is.
  removed_at timestamptz
);
CREATE UNIQUE INDEX cash_bank_account_once ON cash_bank_account (bank_code, number) WHERE removed_at IS NULL;
CREATE INDEX cash_bank_account_member ON cash_bank_account (member_id);

-- Nonces of payment providers' calls, remembered as long as a time stamp is good.
CREATE UNLOGGED TABLE cash_provider_nonce (
  provider text NOT NULL,
  nonce text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (provider, nonce)
);
CREATE INDEX cash_provider_nonce_at ON cash_provider_nonce (at);
