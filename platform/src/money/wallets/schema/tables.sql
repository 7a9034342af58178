-- Transfers between the main wallet and those at vendors, by the reference that the member's page created. Failures are
-- recorded too, so that their references never move anything later.
CREATE TABLE wallet_transfer (
  member_id bigint NOT NULL REFERENCES member (id),
  reference text NOT NULL,
  -- The key of the call that returned everything at once; null for a single transfer.
  batch text,
  vendor_code text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('done', 'failed')),
  code text,
  -- Balances after the transfer.
  main bigint NOT NULL,
  at_vendor bigint NOT NULL,
  transfer_id bigint REFERENCES transfer (id),
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, reference),
  CHECK ((state = 'failed') = (code IS NOT NULL)),
  CHECK ((state = 'done') = (transfer_id IS NOT NULL))
);
CREATE INDEX wallet_transfer_batch ON wallet_transfer (member_id, batch) WHERE batch IS NOT NULL;
CREATE TRIGGER wallet_transfer_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON wallet_transfer
  EXECUTE FUNCTION ledger_is_append_only();
