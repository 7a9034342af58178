-- Closes an open bonus before its requirement is met and starts the next; p_state is 'givenUp' or 'takenBack'. False
-- when the bonus is no longer open. Callers advance the member first, so that a bonus whose requirement is met is
-- released instead.
CREATE OR REPLACE FUNCTION bonus_end(p_member bigint, p_id bigint, p_state text, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE v_bonus bonus;
BEGIN
  IF p_state NOT IN ('givenUp', 'takenBack') THEN RAISE EXCEPTION 'a bonus does not end as %', p_state; END IF;
  PERFORM ledger_lock_main(p_member::text);
  SELECT * INTO v_bonus FROM bonus b WHERE b.id = p_id AND b.member_id = p_member AND b.state IN ('waiting', 'running');
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM bonus_close(v_bonus, p_state, CASE WHEN v_bonus.state = 'running' THEN bonus_wagered(v_bonus) ELSE 0 END, p_at);
  PERFORM bonus_start_next(p_member, p_at);
  RETURN true;
END $$;
