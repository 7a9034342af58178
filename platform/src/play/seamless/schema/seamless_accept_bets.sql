-- The one rule by which bets are accepted, for one or many: the transaction id is new, the round is not settled, and
-- the stakes fit into the wallet and the player's remaining limits, in the order of `ord`. Carries out what it accepts
-- (money, round, record) in few statements, and returns each bet's balance, as vendors are told it; why it did not
-- accept the others is determined by seamless_bet. The caller holds the accounts, c.wallet and c.house, and the players
-- (play_hold), and knows of no other reason against the bets.
CREATE OR REPLACE FUNCTION seamless_accept_bets(p_bets seamless_call[])
RETURNS TABLE (ord int, balance bigint)
LANGUAGE plpgsql AS $$
DECLARE
  v_bets seamless_call[];
  v_balances bigint[];
BEGIN
  -- Stakes are not below zero: after one that does not fit, nothing of that player fits, and the rest after an accepted
  -- bet equals the rest after those before it. A bet of zero fits even where no limit leaves anything.
  SELECT array_agg(d.c ORDER BY (d.c).ord), array_agg(least(d.remains + d.bonus, 9007199254740991) ORDER BY (d.c).ord) INTO v_bets, v_balances
  FROM (
    SELECT c, a.balance - sum(c.amount) OVER (PARTITION BY c.wallet ORDER BY c.ord) AS remains,
      CASE a.kind WHEN 'member' THEN bonus_playable(c.player, c.game, c.at) ELSE 0 END AS bonus,
      p.room IS NULL
        OR sum(c.amount) OVER (PARTITION BY c.player ORDER BY c.ord) <= greatest(p.room, 0) AS fits
    FROM unnest(p_bets) c
    JOIN ledger.account a ON a.id = c.wallet
    JOIN LATERAL play_room(c.player, c.at) p ON p.refusal IS NULL
    WHERE NOT EXISTS (SELECT FROM vendor_transaction t
        WHERE t.caller = c.caller AND t.member_id = c.player AND t.transaction_id = c.transaction_id)
      AND NOT EXISTS (SELECT FROM rounds.game_round r
        WHERE r.vendor_code = c.vendor AND r.round_id = c.round AND r.member_id = c.player
          AND r.game_id = c.game AND r.state = 'settled')
  ) d WHERE d.remains >= 0 AND d.fits;
  IF v_bets IS NULL THEN RETURN; END IF;
  PERFORM round_stake_many(ARRAY(
    SELECT ROW(b.vendor, b.round, b.player, b.game, b.amount, b.at)::round_stake FROM unnest(v_bets) b));
  PERFORM play_count_stakes(ARRAY(SELECT ROW(b.player, b.amount, b.at)::play_stake FROM unnest(v_bets) b));

  RETURN QUERY
  WITH bets AS MATERIALIZED (
    SELECT b.*, v_balances[row_number() OVER (ORDER BY b.ord)] AS remains,
      count(*) FILTER (WHERE b.amount > 0) OVER (ORDER BY b.ord) AS place
    FROM unnest(v_bets) b
  ), accepted AS MATERIALIZED (
    -- A free spin is a bet of zero: no money moves.
    SELECT b.*, m.transfer_id
    FROM bets b LEFT JOIN ledger_post_many(ARRAY(
      SELECT ROW(seamless_transaction_key(b.caller, b.player, b.transaction_id), 'bet', b.wallet, b.house, b.amount,
        jsonb_build_object('game', b.game), b.round, b.at)::wallet_movement
      FROM bets b WHERE b.amount > 0 ORDER BY b.ord)) m ON m.ord = b.place AND b.amount > 0
  ), notes AS (
    INSERT INTO vendor_transaction (caller, member_id, transaction_id, kind, request_hash, vendor_code, game_id,
      round_id, amount, outcome, balance, transfer_id, at)
    SELECT b.caller, b.player, b.transaction_id, 'bet', b.request_hash, b.vendor, b.game,
      b.round, b.amount, 'done', b.remains, b.transfer_id, b.at
    FROM accepted b
  )
  SELECT b.ord, b.remains FROM accepted b;
END $$;
