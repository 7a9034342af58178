-- Advances a member's bonuses: recounts the running one, releases it when its requirement is met, closes it as spent
-- when nothing is left of it and none of its stakes is open, expires it when its time is up, and starts the next.
-- Expiry waits up to a day for open rounds that began in time. Returns the bonuses that closed.
CREATE OR REPLACE FUNCTION bonus_advance(p_member bigint, p_at timestamptz)
RETURNS TABLE (id bigint, state text, title jsonb, amount bigint, closed_with bigint, currency text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  v_bonus bonus;
  v_wagered bigint;
BEGIN
  PERFORM ledger_lock_main(p_member::text);
  LOOP
    SELECT * INTO v_bonus FROM bonus b WHERE b.member_id = p_member AND b.state = 'running';
    IF NOT FOUND THEN
      IF NOT bonus_start_next(p_member, p_at) THEN RETURN; END IF;
      CONTINUE;
    END IF;
    v_wagered := bonus_wagered(v_bonus);
    IF v_bonus.balance = 0 AND NOT EXISTS (
        SELECT FROM bonus_part p JOIN rounds.game_round r ON r.vendor_code = p.vendor_code AND r.round_id = p.round_id
          AND r.member_id = p.member_id AND r.game_id = p.game_id
        WHERE p.bonus_id = v_bonus.id AND r.state = 'open') THEN
      PERFORM bonus_close(v_bonus, 'spent', v_wagered, p_at);
    ELSIF v_wagered >= v_bonus.target THEN
      PERFORM bonus_close(v_bonus, 'released', v_wagered, p_at);
    ELSIF p_at >= v_bonus.ends_at + interval '1 day' OR p_at >= v_bonus.ends_at AND NOT EXISTS (
        SELECT FROM rounds.game_round r WHERE r.member_id = p_member AND r.opened_at >= v_bonus.started_at
          AND r.opened_at < v_bonus.ends_at AND r.state = 'open') THEN
      PERFORM bonus_close(v_bonus, 'expired', v_wagered, p_at);
    ELSE
      UPDATE bonus b SET wagered = v_wagered, counted_at = p_at WHERE b.id = v_bonus.id;
      RETURN;
    END IF;
    RETURN QUERY SELECT b.id, b.state, b.title, b.amount, b.closed_with, b.currency FROM bonus b WHERE b.id = v_bonus.id;
  END LOOP;
END $$;
