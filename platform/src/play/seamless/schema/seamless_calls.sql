-- Carries out vendors' calls in one transaction: nonces, facts, all wallets in one order (so that two such transactions
-- never deadlock), then all unobjectionable bets together, and everything else one by one. A failing call fails the
-- others too: the sender retries them one by one. code: null for done, a refusal, or STALE (seamless_admit).
--
-- A handful of rows is joined to ever-growing tables, with a plan that may have been made when they were empty: they
-- are read by their indexes, whatever the statistics say.
CREATE OR REPLACE FUNCTION seamless_calls(p_calls jsonb)
RETURNS TABLE (ord int, code text, balance bigint, currency text, moved boolean, touch bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET enable_hashjoin TO off
SET enable_mergejoin TO off
SET enable_seqscan TO off
SET jit TO off
SET plan_cache_mode TO force_generic_plan
AS $$
DECLARE
  v_calls seamless_call[];
  v_call seamless_call;
  v_givers text[];
  v_done int[] := '{}';
  v_result record;
BEGIN
  WITH calls AS MATERIALIZED (
    SELECT r.*, k.unknown_rollback, k.promo_wins, k.version IS NOT DISTINCT FROM r.version AS fits,
      row_number() OVER (PARTITION BY r.caller, r.nonce ORDER BY r.ord) = 1 AS first_of_nonce,
      row_number() OVER (PARTITION BY r.caller, r.player, r.transaction_id ORDER BY r.ord) = 1 AS first_of_transaction
    FROM jsonb_populate_recordset(NULL::seamless_request, p_calls) WITH ORDINALITY AS r
      (kind, caller, version, nonce, at, token, player, transaction_id, request_hash, game, round, amount, currency,
      ends, promo, campaign, reference, free_rounds, ord)
    LEFT JOIN vendor_secret k ON k.caller = r.caller
  ), fresh AS (
    INSERT INTO vendor_nonce (caller, nonce, at)
    SELECT c.caller, c.nonce, c.at FROM calls c WHERE c.fits ORDER BY c.caller, c.nonce
    ON CONFLICT DO NOTHING RETURNING caller, nonce
  ), facts AS (
    SELECT c.*, p.id AS player_id, p.currency AS own_currency, p.market_code,
      CASE WHEN c.promo AND c.promo_wins THEN c.campaign END AS prize,
      t.campaign IS NOT NULL AS takes_prize_back,
      CASE c.kind
        WHEN 'bet' THEN coalesce(g.vendor_code, s.vendor_code)
        WHEN 'win' THEN g.vendor_code
        ELSE coalesce(nullif(t.vendor_code, ''), s.vendor_code)
      END AS vendor,
      CASE
        WHEN NOT c.fits THEN 'STALE'
        WHEN f.nonce IS NULL OR NOT c.first_of_nonce THEN 'BAD_SIGNATURE'
        WHEN p.id IS NULL THEN 'PLAYER_UNKNOWN'
      END AS answer,
      CASE
        WHEN c.kind = 'bet' AND s.member_id IS DISTINCT FROM c.player THEN 'SESSION_EXPIRED'
        WHEN c.kind = 'bet' AND NOT p.may_play THEN 'PLAYER_BLOCKED'
        -- A vendor's lobby may lead to another of its games, never to another vendor's.
        WHEN c.kind = 'bet' AND g.vendor_code IS DISTINCT FROM s.vendor_code THEN 'GAME_UNKNOWN'
        WHEN c.kind = 'bet' AND NOT g.open THEN 'GAME_MAINTENANCE'
        WHEN c.currency <> p.currency THEN 'WRONG_CURRENCY'
      END AS refuse,
      c.kind = 'bet' AND p.plays_from_main AND c.first_of_transaction AND c.free_rounds IS NULL AS simple,
      p.plays_from_main, CASE WHEN s.seen_at < c.at - interval '1 minute' THEN s.id END AS touch
    FROM calls c
    LEFT JOIN fresh f ON f.caller = c.caller AND f.nonce = c.nonce
    LEFT JOIN members.player p ON p.id = c.player
    LEFT JOIN games.game_at_play g ON g.id = c.game
    LEFT JOIN LATERAL seamless_session(c.caller, c.token, c.at) s ON true
    LEFT JOIN vendor_transaction t
      ON c.kind = 'rollback' AND t.caller = c.caller AND t.member_id = c.player AND t.transaction_id = c.reference
  )
  SELECT array_agg(ROW(f.ord, f.kind, f.caller, f.at, f.player, f.transaction_id, decode(f.request_hash, 'hex'), f.game,
      f.round, f.amount, f.ends, f.prize, f.reference, f.answer, f.refuse, coalesce(f.vendor, ''), f.own_currency,
      w.id, h.id,
      f.answer IS NULL AND f.refuse IS NULL AND f.simple AND w.id IS NOT NULL AND h.id IS NOT NULL,
      CASE WHEN f.kind = 'bet' AND f.answer IS NULL AND f.refuse IS NULL THEN f.touch END,
      f.unknown_rollback, f.market_code, f.free_rounds)::seamless_call ORDER BY f.ord),
    array_agg(f.caller) FILTER (WHERE f.answer IS NULL AND (f.prize IS NOT NULL OR f.takes_prize_back))
  INTO v_calls, v_givers
  FROM facts f
  LEFT JOIN ledger.account w
    ON w.kind = CASE WHEN f.plays_from_main OR coalesce(f.vendor, '') = '' THEN 'member' ELSE 'vendorWallet' END
    AND w.owner = CASE WHEN f.plays_from_main OR coalesce(f.vendor, '') = '' THEN f.player::text
      ELSE f.vendor || '/' || f.player END
    AND w.currency = f.own_currency
  LEFT JOIN ledger.account h
    ON h.kind = 'vendor' AND h.owner = f.vendor || '/' || (f.player % 8) AND h.currency = f.own_currency;

  PERFORM ledger_lock(ARRAY(SELECT c.wallet FROM unnest(v_calls) c WHERE c.answer IS NULL
    UNION SELECT c.house FROM unnest(v_calls) c WHERE c.answer IS NULL));

  -- After all wallets, so that nobody who waits for a wallet holds one of these.
  PERFORM play_hold(array_agg(DISTINCT c.player), max(c.at)) FROM unnest(v_calls) c WHERE c.answer IS NULL;

  -- One caller's prizes are counted one after the other.
  PERFORM 1 FROM vendor_secret k WHERE k.caller = ANY (v_givers) ORDER BY k.caller FOR NO KEY UPDATE;

  FOR v_result IN
    SELECT b.ord, b.balance FROM seamless_accept_bets(ARRAY(SELECT c FROM unnest(v_calls) c WHERE c.plain)) b
  LOOP
    v_done := v_done || v_result.ord;
    v_call := v_calls[v_result.ord];
    ord := v_call.ord; code := NULL; balance := v_result.balance; moved := v_call.amount > 0;
    currency := v_call.currency; touch := v_call.touch;
    RETURN NEXT;
  END LOOP;

  FOREACH v_call IN ARRAY v_calls LOOP
    CONTINUE WHEN v_call.ord = ANY (v_done);
    ord := v_call.ord; code := v_call.answer; balance := NULL; moved := false;
    currency := v_call.currency; touch := v_call.touch;
    IF code IS NULL THEN
      CASE v_call.kind
        WHEN 'bet' THEN SELECT b.code, b.balance, b.moved INTO code, balance, moved FROM seamless_bet(v_call) b;
        WHEN 'win' THEN SELECT b.code, b.balance, b.moved INTO code, balance, moved FROM seamless_win(v_call) b;
        WHEN 'rollback' THEN
          SELECT b.code, b.balance, b.moved INTO code, balance, moved FROM seamless_rollback(v_call) b;
      END CASE;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;
