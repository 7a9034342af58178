-- Records a spin whose roll follows from its seed: takes a ticket or p_price points, picks the field by the wheel's
-- chances and remaining stock, and gives points and tickets; the caller grants a bonus. `status`: done, noTicket,
-- short, dayFull, changed (another wheel or commitment than the member saw), closed. Nothing moves unless it is done.
CREATE OR REPLACE FUNCTION raffle_record(p_member bigint, p_market text, p_revision int, p_number int, p_hash text, p_seed text,
  p_client_seed text, p_roll int, p_price bigint, p_at timestamptz, OUT status text, OUT id bigint, OUT field text, OUT gives jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_wheel jsonb;
  v_hit jsonb;
  v_field jsonb;
  v_ticket bigint;
  v_bought int;
BEGIN
  -- the member's points are locked first everywhere, which serializes the member's spins
  PERFORM point_account(p_member);
  -- operators who write a wheel lock its market
  PERFORM market_share(p_market);
  SELECT w.wheel INTO v_wheel FROM raffle_wheel w
  WHERE w.market_code = p_market AND w.revision = p_revision
    AND NOT EXISTS (SELECT FROM raffle_wheel n WHERE n.market_code = p_market AND n.revision > p_revision);
  IF NOT FOUND THEN status := 'changed'; RETURN; END IF;
  IF NOT (v_wheel ->> 'isOpen')::boolean THEN status := 'closed'; RETURN; END IF;
  IF NOT EXISTS (SELECT FROM raffle_commitment c WHERE c.member_id = p_member AND c.number = p_number AND c.hash = p_hash) THEN
    status := 'changed'; RETURN;
  END IF;

  IF p_price IS NULL THEN
    SELECT t.id INTO v_ticket FROM raffle_ticket t
    WHERE t.member_id = p_member AND t.spin_id IS NULL AND t.taken_back_at IS NULL ORDER BY t.id LIMIT 1 FOR UPDATE;
    IF NOT FOUND THEN status := 'noTicket'; RETURN; END IF;
  ELSE
    IF (v_wheel ->> 'price')::bigint IS DISTINCT FROM p_price THEN status := 'changed'; RETURN; END IF;
    SELECT count(*) INTO v_bought FROM raffle_spin s WHERE s.member_id = p_member AND s.price IS NOT NULL
      AND s.at >= (SELECT market_day_start(market_day(p_at, p_market), p_market));
    IF v_bought >= (v_wheel ->> 'perDay')::int THEN status := 'dayFull'; RETURN; END IF;
    IF (point_account(p_member)).balance < p_price THEN status := 'short'; RETURN; END IF;
  END IF;

  SELECT x.f INTO v_hit FROM (
    SELECT e.f, sum((e.f ->> 'chance')::int) OVER (ORDER BY e.place) AS upto
    FROM jsonb_array_elements(v_wheel -> 'fields') WITH ORDINALITY e (f, place)) x
  WHERE p_roll < x.upto ORDER BY x.upto LIMIT 1;
  v_field := v_hit;
  IF EXISTS (SELECT FROM raffle_stock s WHERE s.market_code = p_market AND s.field_id = v_hit ->> 'id') THEN
    UPDATE raffle_stock s SET left_over = s.left_over - 1
    WHERE s.market_code = p_market AND s.field_id = v_hit ->> 'id' AND s.left_over > 0;
    IF NOT FOUND THEN
      SELECT e.f INTO v_field FROM jsonb_array_elements(v_wheel -> 'fields') e (f) WHERE e.f ->> 'id' = v_wheel ->> 'consolation';
    END IF;
  END IF;
  field := v_field ->> 'id';
  gives := v_field -> 'gives';

  INSERT INTO raffle_spin AS s (member_id, market_code, revision, number, hash, seed, client_seed, roll, hit, field, gives, price, at)
  VALUES (p_member, p_market, p_revision, p_number, p_hash, p_seed, p_client_seed, p_roll, v_hit ->> 'id', raffle_record.field,
    raffle_record.gives, p_price, p_at)
  RETURNING s.id INTO raffle_record.id;
  IF p_price IS NULL THEN
    UPDATE raffle_ticket t SET spin_id = raffle_record.id WHERE t.id = v_ticket;
  ELSE
    PERFORM point_move(p_member, 'raffle', -p_price, 'spin/' || raffle_record.id,
      jsonb_build_object('vi', 'Quay một lượt', 'en', 'A spin of the wheel'), p_at);
  END IF;
  IF gives ->> 'kind' = 'points' THEN
    PERFORM point_move(p_member, 'raffle', (gives ->> 'points')::bigint, 'raffle/' || raffle_record.id, v_field -> 'title', p_at);
  ELSIF gives ->> 'kind' = 'ticket' THEN
    PERFORM raffle_give_tickets(p_member, 1, 'raffle/' || raffle_record.id, p_at);
  END IF;
  status := 'done';
END $$;
