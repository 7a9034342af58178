CREATE TABLE lottery_menu (
  tag text PRIMARY KEY,
  prize_mode text NOT NULL CHECK (prize_mode IN ('Lott', 'ZY', 'Elott', 'SEA')),
  label_vi text NOT NULL,
  label_en text NOT NULL,
  position int NOT NULL
);

-- Lotteries, when they draw, and what was drawn.
CREATE TABLE lottery_station (
  code text PRIMARY KEY,
  name_vi text NOT NULL,
  name_en text NOT NULL,
  region text CHECK (region IN ('north', 'central', 'south')),
  group_code text NOT NULL,
  -- The menu the station stands in.
  menu text NOT NULL REFERENCES lottery_menu (tag),
  prize_mode text NOT NULL CHECK (prize_mode IN ('Lott', 'ZY', 'Elott', 'SEA')),
  -- A market that lacks this category lacks the station.
  category text NOT NULL CHECK (category IN ('LOTT', 'ELOTT')),
  -- Which prizes a draw has: how many numbers, of how many digits (shared/src/lottery/forms.ts).
  form text NOT NULL,
  -- 'official' draws happen outside this site; only the demonstration makes them up. 'house' draws are the site's own.
  drawn_by text NOT NULL CHECK (drawn_by IN ('official', 'house')),
  -- Betting closes this long before the draw.
  close_seconds int NOT NULL DEFAULT 300 CHECK (close_seconds >= 0),
  is_hot boolean NOT NULL DEFAULT false,
  -- Order in the hot strip; stations without one are not in it.
  popular_position int,
  position int NOT NULL
);

-- Which days and when. A row counts from valid_from until a later row of the same station and weekday replaces it;
-- one without draw_time and interval ends that weekday's draws. Weekdays in the field's code: 2 Monday … 7 Saturday,
-- 1 Sunday.
CREATE TABLE lottery_schedule (
  station_code text NOT NULL REFERENCES lottery_station (code),
  weekday smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  valid_from date NOT NULL,
  draw_time time,
  interval_minutes int CHECK (interval_minutes > 0 AND 1440 % interval_minutes = 0),
  -- The province that draws for its region that day, where they take turns.
  host_vi text,
  host_en text,
  PRIMARY KEY (station_code, weekday, valid_from),
  CHECK (draw_time IS NULL OR interval_minutes IS NULL)
);

-- One row a draw. It is written before betting on it opens, with the hash of its seed; the prizes follow from the
-- seed alone.
CREATE TABLE draw (
  station_code text NOT NULL REFERENCES lottery_station (code),
  numero text NOT NULL,
  drawn_at timestamptz NOT NULL,
  seed_hash text NOT NULL,
  seed text NOT NULL,
  prizes jsonb,
  PRIMARY KEY (station_code, numero)
);
CREATE INDEX draw_latest ON draw (station_code, drawn_at DESC) WHERE prizes IS NOT NULL;
CREATE INDEX draw_pending ON draw (drawn_at) WHERE prizes IS NULL;
