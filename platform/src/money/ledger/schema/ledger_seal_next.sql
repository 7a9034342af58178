-- Seals up to p_limit transfers; `more` when there may be others to seal right away. One process at a time: for any
-- other there is nothing to do.
--
-- The mark states that every transaction that has drawn a transfer id up to mark_id has a number below mark_tx. Whoever
-- draws an id has its number before (a transfer has locked its accounts, a vendor's call has written its nonce); so
-- mark_tx must be assigned after the last id was read. The sealing transaction gets its number with its first write:
-- the id is read before that, not after the seals were written, or a transfer in flight could be skipped for ever.
--
-- Only the end of the ledger is read, however long it is: bounded on both sides, and planned each time for where the
-- end is now. (A generic plan would read the whole of it every second.)
CREATE OR REPLACE FUNCTION ledger_seal_next(p_limit int, OUT sealed int, OUT more boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET plan_cache_mode TO force_custom_plan
SET enable_hashjoin TO off
SET enable_mergejoin TO off
SET enable_seqscan TO off
AS $$
DECLARE
  v_state ledger_sealing;
  v_position bigint;
  v_hash bytea;
  v_row record;
  v_positions bigint[] := '{}';
  v_transfers bigint[] := '{}';
  v_hashes bytea[] := '{}';
  v_last_id bigint;
  v_from_the_floor boolean;
  v_xmin xid8;
BEGIN
  sealed := 0; more := false;
  IF NOT pg_try_advisory_xact_lock(7013051) THEN RETURN; END IF;
  -- Before anything is written: where this transaction has its number already, there is no mark this time.
  IF pg_current_xact_id_if_assigned() IS NULL THEN
    SELECT CASE WHEN q.is_called THEN q.last_value ELSE 0 END INTO v_last_id FROM transfer_id_seq q;
  END IF;
  SELECT * INTO v_state FROM ledger_sealing;
  SELECT s.position, s.hash INTO v_position, v_hash FROM ledger_seal s ORDER BY s.position DESC LIMIT 1;
  v_position := coalesce(v_position, 0);
  v_hash := coalesce(v_hash, decode(repeat('00', 32), 'hex'));
  v_from_the_floor := v_state.looked_to = v_state.sealed_to;
  v_xmin := pg_snapshot_xmin(pg_current_snapshot());

  FOR v_row IN
    SELECT t.id, jsonb_build_array(
        t.id, t.idem, t.kind, (extract(epoch FROM t.at) * 1000000)::bigint, t.subject, t.reference,
        f.account_id, fa.kind, fa.owner, fa.currency, f.amount, f.balance_after,
        g.account_id, ga.kind, ga.owner, ga.currency, g.amount, g.balance_after)::text AS content
    FROM transfer t
    LEFT JOIN posting f ON f.transfer_id = t.id AND f.side = 0 LEFT JOIN account fa ON fa.id = f.account_id
    LEFT JOIN posting g ON g.transfer_id = t.id AND g.side = 1 LEFT JOIN account ga ON ga.id = g.account_id
    WHERE t.id > v_state.looked_to
      AND NOT EXISTS (SELECT FROM ledger_seal s WHERE s.transfer_id = t.id AND s.transfer_id > v_state.looked_to)
      -- Finished, or restored from another server's backup: on this server nothing visible has so late a number.
      AND (t.tx < pg_snapshot_xmin(pg_current_snapshot()) OR t.tx >= pg_snapshot_xmax(pg_current_snapshot()))
    ORDER BY t.id LIMIT p_limit
  LOOP
    sealed := sealed + 1;
    v_hash := sha256(v_hash || convert_to(v_row.content, 'UTF8'));
    v_positions[sealed] := v_position + sealed;
    v_transfers[sealed] := v_row.id;
    v_hashes[sealed] := v_hash;
  END LOOP;
  IF sealed > 0 THEN
    INSERT INTO ledger_seal (position, transfer_id, hash) SELECT * FROM unnest(v_positions, v_transfers, v_hashes);
  END IF;

  more := sealed = p_limit;
  IF more THEN
    v_state.looked_to := v_transfers[sealed];
  ELSE
    IF v_from_the_floor AND v_state.mark_tx <= v_xmin THEN
      v_state.sealed_to := greatest(v_state.sealed_to, v_state.mark_id);
      v_state.sealed_until := v_state.mark_at;
    END IF;
    v_state.looked_to := v_state.sealed_to;
    IF v_last_id > v_state.sealed_to
      AND (v_state.mark_id <= v_state.sealed_to OR v_state.mark_tx >= pg_snapshot_xmax(pg_current_snapshot())) THEN
      v_state.mark_id := v_last_id;
      -- When this transaction began: the id was read after that.
      v_state.mark_at := now();
      -- Assigned after the id was read: later than that of every transaction that has drawn an id up to it. (A
      -- snapshot's xmax is not: possibly no transaction in flight has a lower number.)
      v_state.mark_tx := pg_current_xact_id();
    END IF;
  END IF;
  UPDATE ledger_sealing SET sealed_to = v_state.sealed_to, looked_to = v_state.looked_to,
    mark_id = v_state.mark_id, mark_tx = v_state.mark_tx, mark_at = v_state.mark_at, sealed_until = v_state.sealed_until
  WHERE (sealed_to, looked_to, mark_id, mark_tx)
    IS DISTINCT FROM (v_state.sealed_to, v_state.looked_to, v_state.mark_id, v_state.mark_tx);
END $$;
