-- Notifies every process, at commit, that a market changed (read by foundation/live/live.ts).
CREATE OR REPLACE FUNCTION notify_market_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('unisite_live', '{"markets":"changed"}');
  RETURN NULL;
END $$;
