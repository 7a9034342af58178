-- What other domains may read and call.
CREATE SCHEMA bonuses;

CREATE VIEW bonuses.bonus AS
  SELECT id, member_id, currency, source, key, title, amount, target, days, state, given_at, ends_at, closed_at,
    wagered, balance, closed_with FROM bonus;
CREATE VIEW bonuses.bonus_part AS SELECT key, member_id, vendor_code, game_id, round_id, kind, amount FROM bonus_part;

COMMENT ON FUNCTION bonus_end IS 'Closes an open bonus before its requirement is met and starts the next.';
COMMENT ON FUNCTION bonus_follow IS 'Lets what came of a round follow the money that was staked.';
COMMENT ON FUNCTION bonus_give IS 'Grants a bonus, idempotent by key.';
COMMENT ON FUNCTION bonus_held IS 'What all of a member''s open bonuses hold, hundredths.';
COMMENT ON FUNCTION bonus_hold_member IS 'Locks a member''s main account, opening it first.';
COMMENT ON FUNCTION bonus_lend IS 'Brings the main wallet what it lacks for a stake, out of the running bonus.';
COMMENT ON FUNCTION bonus_playable IS 'What a member could stake on a game beside the main wallet, hundredths.';
COMMENT ON FUNCTION bonus_refund IS 'Returns a bonus''s part of a bet that was just refunded to the main wallet.';
COMMENT ON FUNCTION bonus_return_round IS 'Returns the bonuses'' parts of a round that is taken back as a whole.';
COMMENT ON FUNCTION bonus_shares IS 'What bonuses have a claim to after the last movement of a round.';
COMMENT ON FUNCTION settled_play IS 'A member''s settled rounds, with what turnover counts of them by.';
COMMENT ON FUNCTION valid_stake IS 'The part of a stake that counts.';
