-- What other domains may read and call of cash.
CREATE SCHEMA cash;

CREATE VIEW cash.cash_bank_account AS
  SELECT id, member_id, bank_code, holder, number, added_at, removed_at FROM cash_bank_account;
CREATE VIEW cash.cash_deposit AS
  SELECT id, reference, member_id, currency, method, amount, state, reason, created_at, expires_at, closed_at
  FROM cash_deposit;
CREATE VIEW cash.cash_deposit_payment AS SELECT deposit_id, amount, fee, at, reversed FROM cash_deposit_payment;
CREATE VIEW cash.cash_withdrawal AS
  SELECT id, reference, member_id, currency, bank_account_id, amount, fee, state, reason_text, created_at, closed_at
  FROM cash_withdrawal;
