-- Many transfers at once, all or none: each as ledger_post would post it, in the order of p_moves, with every account
-- written once however often it takes part. The caller holds the accounts, and knows that the keys are new; a used key,
-- or a wallet that would fall below zero on the way, fails the whole.
CREATE OR REPLACE FUNCTION ledger_post_many(p_moves wallet_movement[])
RETURNS TABLE (ord int, transfer_id bigint, balance_from bigint, balance_to bigint)
LANGUAGE plpgsql AS $$
BEGIN
  RETURN QUERY
  WITH moves AS MATERIALIZED (
    SELECT m.*, nextval('transfer_id_seq') AS id
    FROM unnest(p_moves) WITH ORDINALITY AS m
      (idem, kind, from_account, to_account, amount, subject, reference, at, ord)
  ), legs AS MATERIALIZED (
    SELECT l.id, l.side, l.account, l.delta, l.ord,
      a.balance + (sum(l.delta) OVER (PARTITION BY l.account ORDER BY l.ord, l.side))::bigint AS after,
      a.kind IN ('member', 'bonus', 'hold', 'plan', 'vendorWallet') AS is_wallet
    FROM (SELECT id, 0::smallint AS side, from_account AS account, -amount AS delta, moves.ord FROM moves
          UNION ALL SELECT id, 1::smallint, to_account, amount, moves.ord FROM moves) l
    JOIN account a ON a.id = l.account
  ), transfers AS (
    INSERT INTO transfer (id, idem, kind, at, subject, reference) OVERRIDING SYSTEM VALUE
    SELECT m.id, m.idem, m.kind, m.at, m.subject, m.reference FROM moves m
  ), accounts AS (
    UPDATE account a SET balance = a.balance + s.delta
    FROM (SELECT l.account, sum(l.delta)::bigint AS delta FROM legs l GROUP BY l.account) s WHERE a.id = s.account
  ), postings AS (
    INSERT INTO posting (transfer_id, side, account_id, amount, balance_after)
    SELECT l.id, l.side, l.account, l.delta, l.after FROM legs l
  )
  SELECT f.ord::int, f.id, f.after, t.after FROM legs f JOIN legs t ON t.id = f.id AND t.side = 1
  WHERE f.side = 0 AND (f.after >= 0 OR NOT f.is_wallet) AND (t.after >= 0 OR NOT t.is_wallet);
  GET DIAGNOSTICS ord = ROW_COUNT;
  IF ord <> cardinality(p_moves) THEN RAISE EXCEPTION 'a movement among many does not fit its accounts'; END IF;
END $$;
