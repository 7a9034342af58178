-- Closes a member's finished or expired free rounds, and grants their winnings as a bonus, up to their maximum. Waits
-- for open rounds that started in time, a day at most. Returns those that closed, with the granted amount.
CREATE OR REPLACE FUNCTION free_rounds_close(p_member bigint, p_at timestamptz)
RETURNS TABLE (id bigint, title jsonb, currency text, given bigint, is_wagered boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  v_grant free_rounds;
  v_bonus bigint;
BEGIN
  PERFORM ledger_lock_main(p_member::text);
  FOR v_grant IN
    SELECT g.* FROM free_rounds g
    WHERE g.member_id = p_member AND g.state = 'open' AND (g.used = g.rounds OR g.ends_at <= p_at)
      AND (g.ends_at + interval '1 day' <= p_at OR NOT EXISTS (
        SELECT FROM free_round f JOIN rounds.game_round r ON r.vendor_code = f.vendor_code AND r.round_id = f.round_id
          AND r.member_id = f.member_id AND r.game_id = f.game_id
        WHERE f.grant_id = g.id AND f.taken_back_at IS NULL AND r.state = 'open'))
    ORDER BY g.id
  LOOP
    id := v_grant.id; title := v_grant.title; currency := v_grant.currency;
    given := least(v_grant.won, v_grant.most); is_wagered := v_grant.wagering IS NOT NULL;
    v_bonus := NULL;
    IF given > 0 THEN
      SELECT b.id INTO STRICT v_bonus FROM bonus_give(p_member, currency, v_grant.source, 'freeRounds/' || id, title, given,
        CASE WHEN is_wagered THEN given * (v_grant.wagering ->> 'times')::bigint ELSE 0 END,
        coalesce((v_grant.wagering ->> 'days')::int, 1), coalesce(v_grant.wagering -> 'weights', '{}'),
        (v_grant.wagering ->> 'largestBet')::bigint, p_at) b;
    END IF;
    UPDATE free_rounds g SET state = 'over', closed_at = p_at, bonus_id = v_bonus WHERE g.id = v_grant.id;
    RETURN NEXT;
  END LOOP;
END $$;
