-- What a vendor tells of its games: the texts of each kind of game once, and each game's own figures.
CREATE TABLE vendor_guide (
  caller text NOT NULL REFERENCES vendor_secret (caller),
  kind text NOT NULL,
  -- { vi: string[], en: string[] }
  about jsonb NOT NULL,
  -- [{ title: { vi, en }, text: { vi, en } }]
  rules jsonb NOT NULL,
  PRIMARY KEY (caller, kind)
);
ALTER TABLE game
  ADD COLUMN guide_caller text,
  ADD COLUMN guide_kind text,
  -- Hundredths of VND; null where the vendor names none.
  ADD COLUMN minimum_stake bigint CHECK (minimum_stake > 0),
  ADD COLUMN maximum_stake bigint CHECK (maximum_stake >= minimum_stake),
  -- In stakes.
  ADD COLUMN maximum_win numeric(12, 2) CHECK (maximum_win > 0),
  ADD FOREIGN KEY (guide_caller, guide_kind) REFERENCES vendor_guide (caller, kind);
