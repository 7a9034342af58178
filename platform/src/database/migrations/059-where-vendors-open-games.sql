-- Where a vendor opens its games. Null: at the stand-in vendor of a demonstration; in production a vendor without an address opens nothing.
ALTER TABLE vendor ADD COLUMN launch_url text CHECK (launch_url ~ '^https?://[^/]+');
-- Its games refuse to stand in a frame: they open in a window of their own (specification section 3, game_url2).
ALTER TABLE vendor ADD COLUMN own_window boolean NOT NULL DEFAULT false;
-- Who signs for it (an aggregator stands for many); null: the stand-in vendor.
ALTER TABLE vendor ADD COLUMN caller text REFERENCES vendor_secret (caller);
