-- What other domains may read and call of ledger.
CREATE SCHEMA ledger;

CREATE VIEW ledger.account AS SELECT id, kind, owner, currency, balance FROM account;
CREATE VIEW ledger.ledger_seal AS SELECT position, transfer_id, hash FROM ledger_seal;
CREATE VIEW ledger.posting AS SELECT transfer_id, side, account_id, amount, balance_after FROM posting;
CREATE VIEW ledger.transfer AS SELECT id, idem, kind, at, subject, reference FROM transfer;

COMMENT ON FUNCTION ledger_has_room IS 'Whether a wallet may take an amount.';
COMMENT ON FUNCTION ledger_head_since IS 'The head of the seals, once all until p_at is sealed.';
COMMENT ON FUNCTION ledger_is_append_only IS 'Keeps rows from being changed or removed.';
COMMENT ON FUNCTION ledger_lock IS 'Locks accounts until the transaction ends, in the one order that all are taken in.';
COMMENT ON FUNCTION ledger_lock_balance IS 'Locks an account until the transaction ends.';
COMMENT ON FUNCTION ledger_lock_main IS 'Locks a member''s main accounts until the transaction ends.';
COMMENT ON FUNCTION ledger_post IS 'Moves money once, by its key.';
COMMENT ON FUNCTION ledger_post_many IS 'Posts many movements at once, all or none.';
COMMENT ON FUNCTION ledger_seals_after IS 'The next p_limit seals after a position.';
COMMENT ON FUNCTION wallet_account IS 'Opens an account, or finds it.';
COMMENT ON FUNCTION wallet_player_account IS 'The account that a member''s games at a vendor play from.';
COMMENT ON FUNCTION wallet_uses_main IS 'Whether a member''s games play from the main wallet.';
COMMENT ON FUNCTION wallet_vendor_account IS 'A vendor''s side of bets and wins, spread over eight accounts.';
