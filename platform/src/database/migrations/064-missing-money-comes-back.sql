-- A pay-out that did not come, or not whole, can end with the missing money back in the member's wallet: a movement of its own kind.
ALTER TABLE transfer DROP CONSTRAINT transfer_kind_check;
ALTER TABLE transfer ADD CONSTRAINT transfer_kind_check
  CHECK (kind IN ('deposit', 'withdrawal', 'withdrawalReturn', 'bet', 'win', 'refund', 'bonus', 'rebate', 'transfer', 'fee', 'adjustment'));
DROP INDEX transfer_cash;
CREATE INDEX transfer_cash ON transfer (at) WHERE kind IN ('deposit', 'withdrawal', 'withdrawalReturn');

ALTER TABLE cash_withdrawal DROP CONSTRAINT cash_withdrawal_state_check, DROP CONSTRAINT cash_withdrawal_check2;
ALTER TABLE cash_withdrawal
  -- What came back to the wallet: the missing, and with a pay-out of which nothing came the fee.
  ADD COLUMN returned_amount bigint,
  ADD CONSTRAINT cash_withdrawal_state_check
    CHECK (state IN ('requested', 'approved', 'paid', 'received', 'partial', 'notReceived', 'returned', 'rejected', 'cancelled')),
  ADD CONSTRAINT cash_withdrawal_closed CHECK ((state IN ('received', 'returned', 'rejected', 'cancelled')) = (closed_at IS NOT NULL)),
  ADD CONSTRAINT cash_withdrawal_returned CHECK ((state = 'returned') = (returned_amount IS NOT NULL)),
  -- Never a hundredth more than is missing.
  ADD CONSTRAINT cash_withdrawal_returned_amount CHECK (returned_amount > 0
    AND returned_amount = CASE WHEN received_amount IS NULL THEN amount ELSE amount - fee - received_amount END);

-- What happened to a withdrawal without a change of its state. bankAsked: an operator asked the bank again, `why` is for the member to read.
-- bankAnswered: what the provider said to it, for operators.
ALTER TABLE cash_event ADD COLUMN act text CHECK (act IN ('bankAsked', 'bankAnswered'));
