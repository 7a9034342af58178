-- Counts a round's winnings for the free rounds that it belongs to, below zero where a win is taken back; false where
-- it belongs to none, or their winnings were already granted: then the wallet gets it. The caller holds the member's
-- main account.
CREATE OR REPLACE FUNCTION free_rounds_win(p_member bigint, p_vendor text, p_game text, p_round text, p_came bigint)
RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE v_round free_round;
BEGIN
  SELECT f.* INTO v_round FROM free_round f JOIN free_rounds g ON g.id = f.grant_id
  WHERE f.member_id = p_member AND f.round_id = p_round AND f.game_id = p_game AND f.vendor_code = p_vendor
    AND f.taken_back_at IS NULL AND g.state <> 'over';
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE free_round f SET won = f.won + p_came WHERE f.grant_id = v_round.grant_id AND f.key = v_round.key;
  UPDATE free_rounds g SET won = g.won + p_came WHERE g.id = v_round.grant_id;
  RETURN true;
END $$;
